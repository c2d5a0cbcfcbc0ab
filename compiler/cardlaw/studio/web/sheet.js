// Our sheet: an edition, house rules and choices as switches → a page to print.
import { Cancelled } from "./client.js";
import { add, el, fill } from "./dom.js";
import { found } from "./found.js";
import { mixer, nameOf, readMix } from "./mix.js";
import { printed } from "./sheets.js";
import { t } from "./words.js";

export async function open(box, given, app) {
  const games = app.games.filter((game) => game.edition.length);
  const state = readMix(given, games);
  const name = () => nameOf(state);
  const { editions, packs, choices, game, refresh: asked, trouble: clashing } = mixer(state, games, app, () => refresh());
  const trouble = el("div", { "aria-live": "polite" });
  const together = el("div", { "aria-live": "polite" });
  const known = new Map();
  let looking = false;
  const page = el("div", { class: "page" });
  let number = 0;
  const printer = el("button", { type: "button", class: "primary", disabled: true, onclick: () => print() }, t("print"));

  add(box, [
    el("div", { class: "noprint" }, el("h1", {}, t("sheet-title")), el("p", { class: "lead" }, t("sheet-lead")),
      editions,
      packs, together, choices, trouble,
      el("p", { class: "tools" },
        printer,
        app.sender("sheet", () => state),
        el("button", { type: "button", onclick: () => app.go("play", { wish: { variant: name() } }) }, t("play-it")),
        el("button", { type: "button", onclick: () => app.go("compare", { game: game().game, books: [state.edition, name()], shown: true }) }, t("compare-it")),
        el("button", { type: "button", onclick: () => run(t("findings")) }, t("findings")))),
    page,
  ]);

  async function refresh() {
    const mine = ++number;
    app.keep(state);
    // Looking for clashes can take long: what is wanted now goes first.
    if (looking) app.client.cancel(true);
    looking = false;
    fill(together);
    try {
      const questions = await asked();
      app.keep(state);
      if (mine !== number || !app.alive()) return;
      printer.disabled = Boolean(questions.error);
      if (questions.error) {
        fill(page);
        return void fill(trouble, clashing(questions.error));
      }
      fill(trouble);
      const sheet = await app.ask({ do: "sheet", variant: name() });
      if (mine !== number || !app.alive()) return;
      fill(page, printed(sheet, app));
      await clashes(mine);
    } catch (wrong) {
      if (!(wrong instanceof Cancelled)) throw wrong;
    }
  }

  // House rules two by two, as they are switched on; a pair that was looked at is remembered.
  async function clashes(mine) {
    const pairs = state.packs.flatMap((one, at) => state.packs.slice(at + 1).map((other) => [one, other]));
    const key = (pair) => [state.edition, ...pair].join(" ");
    const titles = Object.fromEntries(game().pack.map((pack) => [pack.id, pack.title]));
    const show = (stopped = false) => {
      const cells = pairs.map((pair) => [pair, known.get(key(pair))]).filter(([, cell]) => cell);
      const open = cells.filter(([, cell]) => cell.verdict !== "fine" && cell.verdict !== "independent");
      fill(together, [
        cells.length < pairs.length && el("p", { class: "hint" }, stopped ? t("cancelled") : t("looking-at-pairs", { n: cells.length + 1, total: pairs.length })),
        open.map(([pair, cell]) => el("div", { class: `pair ${cell.verdict}` }, el("p", {}, el("strong", {}, t(`pair-${cell.verdict}`, { one: titles[pair[0]], other: titles[pair[1]] }))), cell.told.slice(0, 3).map((said) => el("p", { class: "small" }, said)))),
        pairs.length > 0 && cells.length === pairs.length && !open.length && el("p", { class: "hint" }, `✓ ${t("pairs-fine")}`),
      ]);
    };
    show();
    for (const pair of pairs.filter((each) => !known.has(key(each)))) {
      looking = true;
      const reply = await app.ask({ do: "together", edition: state.edition, packs: pair }).catch(() => null);
      if (mine !== number || !app.alive()) return;
      looking = false;
      if (!reply) return show(true);
      known.set(key(pair), reply.error ? { verdict: "unknown", told: [reply.error.message] } : reply);
      show();
    }
  }

  // What the house rules contradict or leave open together: this asks the solver.
  async function run(title) {
    fill(trouble, el("p", { class: "hint" }, t("working")));
    try {
      const reply = await app.ask({ do: "findings", variant: name(), against: state.edition });
      if (!app.alive()) return;
      fill(trouble, reply.error ? app.problem(reply.error) : el("section", { class: "findings" }, el("h2", {}, title), found(reply)));
    } catch (wrong) {
      if (!(wrong instanceof Cancelled)) throw wrong;
      fill(trouble, el("p", { class: "hint" }, t("cancelled")));
    }
  }

  fill(page, el("p", { class: "hint" }, t("starting")));
  await refresh();
}
