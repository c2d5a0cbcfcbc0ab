// An edition, house rules and choices as switches: a rulebook of one's own, by its name.
import { el, fill } from "./dom.js";
import { language, t } from "./words.js";

const PLAIN = /^[a-z0-9-]+$/;

// What a link or the last visit brought, as far as it fits.
export function readMix(given, games) {
  const editions = new Set(games.flatMap((game) => game.edition.map((each) => each.id)));
  return {
    edition: editions.has(given.edition) ? given.edition : games[0].edition[0].id,
    packs: Array.isArray(given.packs) ? given.packs.filter((each) => typeof each === "string" && PLAIN.test(each)).slice(0, 40) : [],
    choices: given.choices && typeof given.choices === "object" ? Object.fromEntries(Object.entries(given.choices).filter(([key, value]) => PLAIN.test(key) && PLAIN.test(String(value))).slice(0, 60)) : {},
  };
}

export function nameOf(mix) {
  const packs = mix.packs.length ? ` with ${mix.packs.join(", ")}` : "";
  const chosen = Object.entries(mix.choices).map(([axis, value]) => `${axis}=${value}`).join(", ");
  return `${mix.edition}${packs}${chosen ? `[${chosen}]` : ""}`;
}

// What the values of choices are called, as far as somebody has asked for them.
const values = new Map();
export const learn = (axes) => axes.forEach((axis) => axis.arms.forEach((arm) => values.set(`${language} ${axis.name}=${arm.value}`, arm.title)));
export const called = (choice) => values.get(`${language} ${choice}`);

// The switches; `changed` is called whenever one of them is.
export function mixer(mix, games, app, changed) {
  const game = () => games.find((each) => each.edition.some((book) => book.id === mix.edition));
  const packs = el("fieldset", { class: "packs" });
  const choices = el("fieldset", { class: "choices", hidden: true });
  const editions = el("label", { class: "field" }, t("rulebook"), " ", el("select", { onchange: (event) => {
    Object.assign(mix, { edition: event.target.value, choices: {} });
    mix.packs = mix.packs.filter((id) => game().pack.some((pack) => pack.id === id));
    drawPacks();
    changed();
  } }, games.map((each) => el("optgroup", { label: each.title }, each.edition.map((book) => el("option", { value: book.id, selected: book.id === mix.edition }, book.title))))));

  function drawPacks() {
    const list = game().pack;
    packs.hidden = !list.length;
    fill(packs, el("legend", {}, t("house-rules")), el("div", { class: "chips" }, list.map((pack) => el("label", { class: "chip", title: pack.gloss ?? "" },
      el("input", { type: "checkbox", checked: mix.packs.includes(pack.id), onchange: (event) => {
        mix.packs = event.target.checked ? [...mix.packs, pack.id] : mix.packs.filter((id) => id !== pack.id);
        changed();
      } }), el("span", {}, pack.title)))));
  }

  function drawChoices(axes) {
    const options = axes.filter((axis) => axis.sort === "option");
    choices.hidden = !options.length;
    fill(choices, el("legend", {}, t("choices")), el("div", { class: "questions" }, options.map((axis) => el("label", { class: "question" }, el("span", {}, axis.question), el("select", { onchange: (event) => { mix.choices[axis.name] = event.target.value; changed(); } },
      axis.arms.map((arm) => el("option", { value: arm.value, selected: String(arm.value) === String(axis.chosen) }, arm.title)))))));
  }

  // The questions that the rulebook leaves, asked of Python; the answer has an error if the parts do not go together.
  async function refresh() {
    let found = await app.ask({ do: "choices", variant: nameOf(mix) });
    if (found.error && Object.keys(mix.choices).length) {
      // A choice of a house rule that was taken away goes with it.
      const bare = await app.ask({ do: "choices", variant: nameOf({ ...mix, choices: {} }) });
      if (!bare.error) {
        const kept = new Set(bare.axes.map((axis) => axis.name));
        mix.choices = Object.fromEntries(Object.entries(mix.choices).filter(([axis]) => kept.has(axis)));
        found = await app.ask({ do: "choices", variant: nameOf(mix) });
      }
    }
    if (found.error) return found;
    learn(found.axes);
    drawChoices(found.axes);
    return found;
  }

  // House rules that change the same rules: one of them has to go. Whatever else is wrong is told as it is.
  function trouble(error) {
    const titles = new Map(game().pack.map((pack) => [pack.id, pack.title]));
    const pairs = (error.diagnostics ?? []).map((each) => each.said).filter((said) => said?.id === "both-change").map(({ arguments: { one, other } }) => [one.verbatim, other.verbatim]);
    if (!pairs.length || !pairs.flat().every((id) => titles.has(id))) return app.problem(error);
    const out = (id) => el("button", { type: "button", onclick: () => {
      mix.packs = mix.packs.filter((each) => each !== id);
      drawPacks();
      changed();
    } }, t("leave-out", { name: titles.get(id) }));
    return pairs.map((pair) => el("div", { class: "pair clash" }, el("p", {}, el("strong", {}, t("pair-clash", { one: titles.get(pair[0]), other: titles.get(pair[1]) }))), el("p", {}, t("both-change")), el("p", { class: "buttons" }, pair.map(out))));
  }

  drawPacks();
  return { editions, packs, choices, game, refresh, trouble };
}
