// Compare: rulebooks side by side, each difference as a sentence and a picture.
import { Cancelled } from "./client.js";
import { difference } from "./differences.js";
import { add, el, fill } from "./dom.js";
import { t } from "./words.js";

const MOST = 5;

export async function open(box, given, app) {
  const books = app.rulebooks();
  const known = new Set(books.map((each) => each.id));
  const state = {
    game: app.games.some((game) => game.game === given.game) ? given.game : app.games[0].game,
    books: Array.isArray(given.books) ? given.books.filter((id) => known.has(id)).slice(0, MOST) : [],
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
      el("div", { class: "chips" }, [...game.edition, ...game.variant].map((each) => el("label", { class: "chip" }, el("input", { type: "checkbox", checked: state.books.includes(each.id), disabled: !state.books.includes(each.id) && state.books.length >= MOST, onchange: (event) => {
        state.books = event.target.checked ? [...state.books, each.id] : state.books.filter((id) => id !== each.id);
        state.shown = false;
        changed();
      } }), el("span", {}, each.title)))),
      state.books.length < 2 && el("p", { class: "hint" }, t("choose-two")),
    ]);
  }

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
    const titles = Object.fromEntries(reply.rulebooks.map((each) => [each.id, each.title]));
    return [
      el("h2", {}, total ? t("n-differences", { n: total }) : t("no-differences")),
      total > 0 && el("ul", { class: "contents" }, reply.topics.map((topic) => el("li", {}, el("button", { type: "button", class: "plain", onclick: () => { const there = document.getElementById(`topic-${topic.topic}`); there.open = true; there.scrollIntoView(); } }, topic.title || t("other-topic")), ` ${topic.differences.length}`))),
      reply.topics.map((topic, at) => el("details", { class: "topic", id: `topic-${topic.topic}`, open: at < 3 }, el("summary", {}, `${topic.title || t("other-topic")} (${topic.differences.length})`), topic.differences.map((each) => difference(each, titles)))),
      reply.unknown.length > 0 && el("details", {}, el("summary", {}, t("n-unknown", { n: reply.unknown.length })), el("ul", {}, reply.unknown.map((each) => el("li", {}, each)))),
    ];
  }

  draw();
  app.keep(state);
  if (state.shown && state.books.length >= 2) await compare();
}
