// Replay: a game step by step, judged by any rulebook of its game.
import { Cancelled } from "./client.js";
import { add, el, fill } from "./dom.js";
import { t } from "./words.js";

export function replaying(box, game, app, show) {
  const own = app.games.find((each) => [...each.edition, ...each.variant].some((book) => game.variant.startsWith(book.id)));
  const books = own ? [...own.edition, ...own.variant] : [];
  const state = { step: game.moves.length, under: game.variant, rulings: [] };
  const bar = el("input", { type: "range", min: 0, max: game.moves.length, value: state.step, "aria-label": t("step"), oninput: () => go(Number(bar.value)) });
  const where = el("span", { class: "count" });
  const ruling = el("div", { class: "ruling", "aria-live": "polite" });
  const list = el("div", { "aria-live": "polite" });
  const under = el("select", { onchange: () => { state.under = under.value; judge(); } },
    el("option", { value: game.variant }, t("its-own-rules")), books.filter((each) => each.id !== game.variant).map((each) => el("option", { value: each.id }, each.title)));
  const button = (key, sign, to) => el("button", { type: "button", "aria-label": t(key), title: t(key), onclick: () => go(to()) }, sign);

  let asked = 0;
  async function go(step) {
    state.step = Math.max(0, Math.min(step, game.moves.length));
    bar.value = state.step;
    where.textContent = `${state.step} / ${game.moves.length}`;
    fill(ruling, state.rulings.filter((each) => each.move === state.step).map(told));
    const mine = ++asked;
    const found = await show(state.step).catch(() => null);
    if (found?.error && mine === asked) fill(ruling, app.problem(found.error));
  }

  const told = (each) => el("div", { class: `against ${each.sort}` }, el("strong", {}, t(`ruling-${each.sort}`, { player: each.player ?? t("table") })), each.reason && el("p", {}, each.reason),
    each.rules.map((rule) => el("p", {}, el("q", {}, rule.text), " ", el("cite", {}, rule.citation))));

  async function judge() {
    fill(list, el("p", { class: "hint" }, t("working")));
    try {
      const reply = await app.ask({ do: "replay", ...game, files: game.files ?? undefined, under: state.under });
      if (!app.alive()) return;
      if (reply.error) return void fill(list, app.problem(reply.error));
      state.rulings = reply.rulings;
      fill(list, [
        el("p", {}, el("strong", {}, t(`judged-${reply.verdict}`)), reply.problem && ` ${reply.problem}`),
        el("ul", { class: "found" }, reply.rulings.map((each) => el("li", {}, el("button", { type: "button", class: "plain", onclick: () => go(each.move) }, t("move-n", { n: each.move })), " ", each.said, told(each)))),
      ]);
      go(state.rulings[0]?.move ?? state.step);
    } catch (wrong) {
      if (!(wrong instanceof Cancelled)) throw wrong;
      fill(list, el("p", { class: "hint" }, t("cancelled")));
    }
  }

  add(box, [
    el("h2", {}, t("replay")),
    el("p", { class: "tools steps" }, button("first-step", "|◀", () => 0), button("step-back", "◀", () => state.step - 1), bar, button("step-on", "▶", () => state.step + 1), button("last-step", "▶|", () => game.moves.length), where),
    el("label", { class: "field" }, t("judge-by"), " ", under), ruling, list,
  ]);
  go(state.step);
}
