// Compare: rulebooks side by side, each difference as a sentence and a picture.
import { bookChooser, readBooks, titled } from "./books.js";
import { Cancelled } from "./client.js";
import { difference } from "./differences.js";
import { add, bring, el, fill } from "./dom.js";
import { t } from "./words.js";

const MOST = 5;

export async function open(box, given, app) {
  const state = { ...readBooks(given, app, MOST), shown: given.shown === true, others: given.others === true };
  const hint = el("p", { class: "hint" }, t("choose-two"));
  const found = el("div", { class: "differences", "aria-live": "polite" });
  const start = el("button", { type: "button", class: "primary", onclick: () => { compare().then(() => bring(found)); bring(found); } }, t("compare"));
  const choose = bookChooser(state, app, { most: MOST, changed: () => {
    Object.assign(state, { shown: false, others: false });
    fill(found);
    look();
  } });
  add(box, [el("h1", {}, t("compare-title")), el("p", { class: "lead" }, t("compare-lead")), choose.box,
    el("p", { class: "tools" }, start, app.sender("compare", () => ({ ...state, shown: true })), el("button", { type: "button", onclick: () => print() }, t("print"))), hint, found]);

  function look() {
    start.disabled = state.books.length < 2;
    hint.hidden = !start.disabled;
    app.keep(state);
  }

  async function compare() {
    state.shown = true;
    app.keep(state);
    fill(found, el("p", { class: "hint" }, t("comparing")));
    try {
      const reply = await app.ask({ do: "differences", ids: state.books, files: state.files ?? undefined, chosen: !state.others });
      if (!app.alive()) return;
      fill(found, reply.error ? app.problem(reply.error) : show(reply));
    } catch (wrong) {
      if (!(wrong instanceof Cancelled)) throw wrong;
      fill(found, el("p", { class: "hint" }, t("cancelled")));
    }
  }

  function show(reply) {
    const titles = Object.fromEntries(reply.rulebooks.map((each, at) => [each.id, titled(state.books[at], app, state.files)]));
    const part = (keep) => reply.topics.map((topic) => ({ ...topic, differences: topic.differences.filter(keep) })).filter((topic) => topic.differences.length);
    const count = (topics) => topics.reduce((sum, topic) => sum + topic.differences.length, 0);
    const chosen = part((each) => !each.under.length);
    const others = part((each) => each.under.length);
    return [
      el("h2", {}, count(chosen) ? t("n-differences", { n: count(chosen) }) : t("no-differences")),
      count(chosen) > 0 && matrix(chosen, reply.rulebooks, titles),
      chosen.map((topic) => section(topic, titles)),
      !state.others && el("p", { class: "under-others" }, el("button", { type: "button", onclick: () => { state.others = true; compare(); } }, t("look-under-others"))),
      state.others && el("details", { class: "under-others", open: true }, el("summary", {}, t("n-under-others", { n: count(others) })), el("p", { class: "hint" }, t("under-others-lead")), others.map((topic) => section(topic, titles))),
      reply.unknown.length > 0 && el("details", { class: "unknown" }, el("summary", {}, t("n-unknown", { n: reply.unknown.length })), el("ul", {}, reply.unknown.map((each) => el("li", {}, each)))),
    ];
  }

  const section = (topic, titles) => el("section", { class: "topic" }, el("h3", {}, topic.title || t("other-topic")), topic.differences.map((each) => difference(each, titles)));

  // What each rulebook answers, at a glance; a row leads to its situation.
  function matrix(topics, books, titles) {
    const jump = (id) => () => document.getElementById(`difference-${id}`).scrollIntoView();
    const cell = (each, id) => {
      const said = each.says.find((one) => one.rulebook === id);
      return said ? said.verdict ?? t("it-depends") : "–";
    };
    return el("div", { class: "matrix", tabindex: "0", role: "region", "aria-label": t("compare-title") }, el("table", { style: `--books: ${books.length}` },
      el("thead", {}, el("tr", {}, el("td"), books.map((each) => el("th", { scope: "col" }, titles[each.id])))),
      topics.map((topic) => el("tbody", {}, el("tr", { class: "topic-row" }, el("th", { scope: "rowgroup", colspan: books.length + 1 }, topic.title || t("other-topic"))),
        topic.differences.map((each) => el("tr", {}, el("th", { scope: "row" }, el("button", { type: "button", class: "plain", onclick: jump(each.id) }, each.head), each.where && el("span", { class: "hint" }, each.where)), books.map((book) => el("td", {}, cell(each, book.id)))))))));
  }

  look();
  if (state.shown && state.books.length >= 2) await compare();
}
