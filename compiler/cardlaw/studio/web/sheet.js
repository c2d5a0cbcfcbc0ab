// Our sheet: an edition, house rules and choices as switches → a page to print.
import { Cancelled } from "./client.js";
import { add, el, fill } from "./dom.js";
import { printed } from "./sheets.js";
import { t } from "./words.js";

export async function open(box, given, app) {
  const games = app.games.filter((game) => game.edition.length);
  const editions = new Set(games.flatMap((game) => game.edition.map((each) => each.id)));
  const state = {
    edition: editions.has(given.edition) ? given.edition : games[0].edition[0].id,
    packs: Array.isArray(given.packs) ? given.packs.filter((each) => typeof each === "string").slice(0, 40) : [],
    choices: given.choices && typeof given.choices === "object" ? Object.fromEntries(Object.entries(given.choices).filter(([key, value]) => /^[a-z0-9-]+$/.test(key) && /^[a-z0-9-]+$/.test(String(value))).slice(0, 60)) : {},
  };
  const game = () => games.find((each) => each.edition.some((book) => book.id === state.edition));
  const name = () => {
    const packs = state.packs.length ? ` with ${state.packs.join(", ")}` : "";
    const chosen = Object.entries(state.choices).map(([axis, value]) => `${axis}=${value}`).join(", ");
    return `${state.edition}${packs}${chosen ? `[${chosen}]` : ""}`;
  };
  const packs = el("fieldset", { class: "packs" });
  const choices = el("fieldset", { class: "choices" });
  const trouble = el("div", { "aria-live": "polite" });
  const together = el("div", { "aria-live": "polite" });
  const known = new Map();
  let looking = false;
  const page = el("div", { class: "page" });
  let number = 0;

  add(box, [
    el("div", { class: "noprint" }, el("h1", {}, t("sheet-title")), el("p", { class: "lead" }, t("sheet-lead")),
      el("label", { class: "field" }, t("rulebook"), " ", el("select", { onchange: (event) => { Object.assign(state, { edition: event.target.value, choices: {} }); state.packs = state.packs.filter((id) => game().pack.some((pack) => pack.id === id)); drawPacks(); refresh(); } },
        games.map((each) => el("optgroup", { label: each.title }, each.edition.map((book) => el("option", { value: book.id, selected: book.id === state.edition }, book.title)))))),
      packs, together, choices, trouble,
      el("p", { class: "tools" },
        el("button", { type: "button", class: "primary", onclick: () => print() }, t("print")),
        el("button", { type: "button", onclick: async (event) => app.copied(await app.link("sheet", state), event.target) }, t("copy-link")),
        el("button", { type: "button", onclick: () => app.go("play", { wish: { variant: name() } }) }, t("play-it")),
        el("button", { type: "button", onclick: () => app.go("compare", { game: game().game, books: [state.edition, name()], shown: true }) }, t("compare-it")),
        el("button", { type: "button", onclick: () => run(t("findings")) }, t("findings")))),
    page,
  ]);

  function drawPacks() {
    const list = game().pack;
    packs.hidden = !list.length;
    fill(packs, el("legend", {}, t("house-rules")), el("div", { class: "chips" }, list.map((pack) => el("label", { class: "chip", title: pack.gloss ?? "" },
      el("input", { type: "checkbox", checked: state.packs.includes(pack.id), onchange: (event) => {
        state.packs = event.target.checked ? [...state.packs, pack.id] : state.packs.filter((id) => id !== pack.id);
        refresh();
      } }), el("span", {}, pack.title)))));
  }

  function drawChoices(axes) {
    const options = axes.filter((axis) => axis.sort === "option");
    choices.hidden = !options.length;
    fill(choices, el("legend", {}, t("choices")), el("div", { class: "questions" }, options.map((axis) => el("label", { class: "question" }, el("span", {}, axis.question), el("select", { onchange: (event) => { state.choices[axis.name] = event.target.value; refresh(); } },
      axis.arms.map((arm) => el("option", { value: arm.value, selected: String(arm.value) === String(axis.chosen) }, arm.title)))))));
  }

  async function refresh() {
    const mine = ++number;
    app.keep(state);
    // Looking for clashes can take long: what is wanted now goes first.
    if (looking) app.client.cancel();
    looking = false;
    fill(together);
    try {
      let found = await app.ask({ do: "choices", variant: name() });
      if (found.error && Object.keys(state.choices).length) {
        // A choice of a house rule that was taken away goes with it.
        const bare = await app.ask({ do: "choices", variant: name().split("[")[0] });
        if (!bare.error) {
          const kept = new Set(bare.axes.map((axis) => axis.name));
          state.choices = Object.fromEntries(Object.entries(state.choices).filter(([axis]) => kept.has(axis)));
          app.keep(state);
          found = await app.ask({ do: "choices", variant: name() });
        }
      }
      if (mine !== number || !app.alive()) return;
      if (found.error) return void fill(trouble, app.problem(found.error));
      fill(trouble);
      drawChoices(found.axes);
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
    const show = () => {
      const found = pairs.map((pair) => [pair, known.get(key(pair))]).filter(([, cell]) => cell);
      const open = found.filter(([, cell]) => cell.verdict !== "fine" && cell.verdict !== "independent");
      fill(together, [
        found.length < pairs.length && el("p", { class: "hint" }, t("looking-at-pairs", { n: found.length + 1, total: pairs.length })),
        open.map(([pair, cell]) => el("div", { class: `pair ${cell.verdict}` }, el("p", {}, el("strong", {}, t(`pair-${cell.verdict}`, { one: titles[pair[0]], other: titles[pair[1]] }))), cell.told.slice(0, 3).map((each) => el("p", { class: "small" }, each.said)))),
        pairs.length > 0 && found.length === pairs.length && !open.length && el("p", { class: "hint" }, `✓ ${t("pairs-fine")}`),
      ]);
    };
    show();
    for (const pair of pairs.filter((each) => !known.has(key(each)))) {
      looking = true;
      const reply = await app.ask({ do: "command", argv: ["packs", "--matrix", state.edition, ...pair, "--format", "json"] });
      if (mine !== number || !app.alive()) return;
      looking = false;
      if (reply.out?.cells) known.set(key(pair), reply.out.cells[0]);
      else known.set(key(pair), { verdict: "unknown", told: [{ said: (reply.error ?? reply.out?.error)?.message ?? "" }] });
      show();
    }
  }

  // What the house rules contradict or leave open together: this asks the solver.
  async function run(title) {
    fill(trouble, el("p", { class: "hint" }, t("working")));
    try {
      const reply = await app.ask({ do: "command", argv: ["check", name()] });
      fill(trouble, el("details", { open: true }, el("summary", {}, title), el("pre", {}, `${reply.text ?? ""}${reply.remarks ?? ""}`.trim() || reply.error?.message || "")));
    } catch (wrong) {
      if (!(wrong instanceof Cancelled)) throw wrong;
      fill(trouble, el("p", { class: "hint" }, t("cancelled")));
    }
  }

  drawPacks();
  fill(page, el("p", { class: "hint" }, t("starting")));
  await refresh();
}
