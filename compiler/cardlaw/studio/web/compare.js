// Compare: rulebooks side by side, each difference as a sentence and a picture.
import { Cancelled } from "./client.js";
import { difference } from "./differences.js";
import { add, el, fill } from "./dom.js";
import { t } from "./words.js";

const MOST = 5;
// An edition or variant, with house rules and choices if there are any.
const NAMED = /^[a-z0-9-]+( with [a-z0-9-]+(, [a-z0-9-]+)*)?(\[[a-z0-9-]+=[a-z0-9-]+(, [a-z0-9-]+=[a-z0-9-]+)*\])?$/;

export async function open(box, given, app) {
  const books = app.rulebooks();
  const known = new Set(books.map((each) => each.id));
  const state = {
    game: app.games.some((game) => game.game === given.game) ? given.game : app.games[0].game,
    books: Array.isArray(given.books) ? given.books.filter((id) => typeof id === "string" && known.has(id.split(/[ []/)[0]) && NAMED.test(id)).slice(0, MOST) : [],
    shown: given.shown === true,
  };
  const choose = el("fieldset", { class: "books" });
  const found = el("div", { class: "differences", "aria-live": "polite" });
  const start = el("button", { type: "button", class: "primary", onclick: () => compare() }, t("compare"));
  add(box, [el("h1", {}, t("compare-title")), el("p", { class: "lead" }, t("compare-lead")), choose,
    el("p", { class: "tools" }, start, el("button", { type: "button", onclick: async (event) => app.copied(await app.link("compare", { ...state, shown: true }), event.target) }, t("copy-link"))), found]);

  function draw() {
    const game = app.games.find((each) => each.game === state.game);
    start.disabled = state.books.length < 2;
    fill(choose, [
      el("legend", {}, t("rulebooks")),
      el("label", { class: "field" }, t("game"), " ", el("select", { onchange: (event) => { Object.assign(state, { game: event.target.value, books: [], shown: false }); changed(); } },
        app.games.map((each) => el("option", { value: each.game, selected: each.game === state.game }, each.title)))),
      el("div", { class: "chips" }, [...game.edition, ...game.variant, ...state.books.filter((id) => !known.has(id)).map((id) => ({ id, title: titled(id) }))].map((each) => el("label", { class: "chip" }, el("input", { type: "checkbox", checked: state.books.includes(each.id), disabled: !state.books.includes(each.id) && state.books.length >= MOST, onchange: (event) => {
        state.books = event.target.checked ? [...state.books, each.id] : state.books.filter((id) => id !== each.id);
        state.shown = false;
        changed();
      } }), el("span", {}, each.title)))),
      state.books.length < 2 && el("p", { class: "hint" }, t("choose-two")),
    ]);
  }

  // A rulebook made of parts: the title of the edition, then what was put on it.
  const titled = (id) => id.replace(/^[a-z0-9-]+/, (base) => app.title(base));

  function changed() {
    app.keep(state);
    fill(found);
    draw();
  }

  async function compare() {
    state.shown = true;
    app.keep(state);
    fill(found, el("p", { class: "hint" }, t("comparing")));
    try {
      const reply = await app.ask({ do: "differences", ids: state.books });
      if (!app.alive()) return;
      fill(found, reply.error ? app.problem(reply.error) : show(reply));
    } catch (wrong) {
      if (!(wrong instanceof Cancelled)) throw wrong;
      fill(found, el("p", { class: "hint" }, t("cancelled")));
    }
  }

  function show(reply) {
    const total = reply.topics.reduce((sum, topic) => sum + topic.differences.length, 0);
    const titles = Object.fromEntries(reply.rulebooks.map((each, at) => [each.id, titled(state.books[at])]));
    const jump = (id) => () => {
      const there = document.getElementById(`difference-${id}`);
      there.closest("details").open = true;
      there.scrollIntoView();
    };
    const cell = (each, id) => each.says.find((one) => one.rulebook === id)?.verdict ?? "–";
    return [
      el("h2", {}, total ? t("n-differences", { n: total }) : t("no-differences")),
      total > 0 && el("div", { class: "matrix", tabindex: "0", role: "region", "aria-label": t("n-differences", { n: total }) }, el("table", {},
        el("thead", {}, el("tr", {}, el("td"), reply.rulebooks.map((each) => el("th", { scope: "col" }, titles[each.id])))),
        reply.topics.map((topic) => el("tbody", {}, el("tr", { class: "topic-row" }, el("th", { scope: "rowgroup", colspan: reply.rulebooks.length + 1 }, topic.title || t("other-topic"))),
          topic.differences.map((each) => el("tr", {}, el("th", { scope: "row" }, el("button", { type: "button", class: "plain", onclick: jump(each.id) }, each.head)), reply.rulebooks.map((book) => el("td", {}, cell(each, book.id))))))))),
      reply.topics.map((topic, at) => el("details", { class: "topic", id: `topic-${topic.topic}`, open: at < 3 }, el("summary", {}, `${topic.title || t("other-topic")} (${topic.differences.length})`), topic.differences.map((each) => difference(each, titles)))),
      reply.unknown.length > 0 && el("details", {}, el("summary", {}, t("n-unknown", { n: reply.unknown.length })), el("ul", {}, reply.unknown.map((each) => el("li", {}, each)))),
    ];
  }

  draw();
  app.keep(state);
  if (state.shown && state.books.length >= 2) await compare();
}
