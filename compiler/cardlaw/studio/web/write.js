// Write: house rules and scenarios in an editor; beside it what they change, what is found, and how they play.
import { Cancelled } from "./client.js";
import { difference } from "./differences.js";
import { add, bring, el, fill, picture, save } from "./dom.js";
import { found } from "./found.js";
import { FILE, own } from "./own.js";
import { printed } from "./sheets.js";
import { LANGUAGES, language, t } from "./words.js";

const LONGEST = 400_000;
const REDO_AFTER = 1500;

export async function open(box, given, app) {
  const games = app.games.filter((game) => game.edition.length);
  const state = {
    text: typeof given.text === "string" ? given.text.slice(0, LONGEST) : "",
    scenarios: typeof given.scenarios === "string" ? given.scenarios.slice(0, LONGEST) : "",
    base: app.rulebooks().some((each) => each.id === given.base) ? given.base : games[0].edition[0].id,
    recipe: typeof given.recipe?.id === "string" && given.recipe.blanks && typeof given.recipe.blanks === "object" ? { id: given.recipe.id, blanks: given.recipe.blanks, language: given.recipe.language in LANGUAGES ? given.recipe.language : "en" } : null,
  };
  const blanks = el("div", { class: "fields blanks" });
  let filled = null;
  const place = el("div", { class: "editor" });
  const more = el("div", { class: "editor low" });
  const problems = el("section", { class: "panel problems", "aria-live": "polite" });
  const tried = el("section", { class: "panel tried", "aria-live": "polite" });
  const results = el("section", { class: "panel results", "aria-live": "polite" });
  let editor = null;
  let examples = null;
  let due = 0;
  let checked = 0;
  let redo = 0;
  let running = 0;
  let showing = null;

  const head = () => own(state.text, state.base);
  const isPack = () => head()?.sort === "pack";
  const files = () => ({ [FILE]: state.text });
  const variant = () => head()?.variant ?? "";
  // What the rules change: the edition a house rule is put on, or what a variant extends.
  const before = () => head()?.before ?? state.base;
  const isTooLong = () => state.text.length > LONGEST || state.scenarios.length > LONGEST;
  const service = async (question, rest = {}) => isTooLong() ? { error: { message: t("too-long", { n: LONGEST.toLocaleString(language) }) } } : app.ask({ do: "service", question, name: FILE, files: files(), ...(isPack() ? { base: state.base } : {}), ...rest });

  const base = el("select", { onchange: (event) => { state.base = event.target.value; app.keep(state); diagnose(); } });
  const drawBase = () => fill(base, games.map((game) => el("optgroup", { label: game.title }, game.edition.map((book) => el("option", { value: book.id, selected: book.id === state.base }, book.title)))));
  const recipes = el("select", { onchange: async (event) => { await start(event.target.value); event.target.value = ""; } },
    el("option", { value: "" }, t("start-from")),
    games.filter((game) => game.recipe.length).map((game) => el("optgroup", { label: `${t("recipes")} (${game.title})` }, game.recipe.map((each) => el("option", { value: `recipe ${each.id}` }, each.title)))),
    games.filter((game) => game.pack.length).map((game) => el("optgroup", { label: `${t("house-rules")} (${game.title})` }, game.pack.map((pack) => el("option", { value: `pack ${pack.id}` }, pack.title)))),
    el("option", { value: "blank" }, t("blank")), el("option", { value: "variant" }, t("blank-variant")), app.before() && el("option", { value: "before" }, t("before")));

  async function start(what) {
    if (!what) return;
    if (what === "before") return back();
    if (what === "blank") return blank();
    const [sort, id] = what.split(" ");
    const asked = { pack: { do: "recipe", pack: id, name: `our-${id}` }, variant: { do: "command", argv: ["new", "ours", "--extends", state.base] } };
    const reply = await (sort === "recipe" ? app.recipe(id) : app.ask(asked[sort])).catch(() => ({}));
    if (!app.alive()) return;
    if (!reply.text) return void fill(problems, app.problem(reply.error ?? reply.out?.error ?? { message: t("failed") }));
    if (reply.base) state.base = reply.base;
    instead(reply, id);
  }

  // A house rule with nothing in it yet, and the cursor where it begins.
  function blank() {
    const game = games.find((each) => each.edition.some((book) => book.id === state.base));
    const title = t("blank-title");
    const text = `cardlaw 1\npack ours for ${game.game}\n  title "${title}"\n\ntopic ours "${title}"\n\nrule our-rule\n  "${t("blank-rule")}"\n  about ours\n  `;
    instead({ text: `${text}\n`, scenarios: "" }, null);
    editor.go(text.length, text.length);
  }

  // The text that made room for another one, and the other way round.
  function back() {
    const { text, scenarios, base } = app.before();
    if (app.rulebooks().some((each) => each.id === base)) state.base = base;
    instead({ text, scenarios: typeof scenarios === "string" ? scenarios : "" }, null);
  }

  function instead(reply, id) {
    app.setAside(state);
    if (!recipes.querySelector("[value=before]") && app.before()) add(recipes, el("option", { value: "before" }, t("before")));
    drawBase();
    fill(results);
    showing = null;
    put(reply, id);
  }

  // The text of a recipe; what it leaves blank can be filled in as long as nobody has changed its text.
  function put(reply, id) {
    filled = { text: reply.text, scenarios: reply.scenarios ?? "" };
    drawBlanks(reply.blanks ?? [], id);
    editor.replace(filled.text);
    examples.replace(filled.scenarios);
  }

  function drawBlanks(found, id) {
    state.recipe = found.length ? { id, language, blanks: Object.fromEntries(found.map((each) => [each.name, each.chosen])) } : null;
    fill(blanks, found.map((each) => el("label", { class: "field" }, each.title, " ", el("select", { "data-blank": each.name, onchange: async (event) => {
      const wanted = { ...state.recipe.blanks, [each.name]: event.target.value };
      const reply = await app.ask({ do: "recipe", recipe: id, blanks: wanted }).catch(() => ({}));
      if (!app.alive() || !reply.text) return;
      put(reply, id);
      blanks.querySelector(`[data-blank="${each.name}"]`)?.focus();
    } }, [...each.values].sort().map((value) => el("option", { value, selected: value === each.chosen }, value))))));
  }

  // Own words in the text: what is filled in no longer says what stands there.
  function touched(part) {
    if (!filled || filled[part] === state[part]) return;
    filled = null;
    drawBlanks([]);
  }

  // The blanks of a recipe that a link or the last visit brought, if its text is still that of the recipe.
  // In another language it is said anew.
  async function restore() {
    const { id, blanks, language: spoken } = state.recipe;
    const asked = { do: "recipe", recipe: id, blanks };
    const reply = await app.ask({ ...asked, language: spoken }).catch(() => ({}));
    const here = spoken === language ? reply : await app.ask(asked).catch(() => ({}));
    if (!app.alive()) return;
    const same = reply.text === state.text && reply.scenarios === state.scenarios;
    if (same && here !== reply && here.text) return put(here, id);
    if (same) filled = { text: reply.text, scenarios: reply.scenarios };
    drawBlanks(same ? reply.blanks : [], id);
  }

  async function diagnose() {
    const mine = ++checked;
    if (!state.text.trim()) return void fill(problems, el("p", { class: "hint" }, t("write-hint")));
    try {
      const reply = await service("diagnostics");
      if (mine !== checked || !app.alive()) return;
      if (reply.error) {
        fill(tried);
        return void fill(problems, app.problem(reply.error));
      }
      editor.problems(reply.answer);
      const wrong = reply.answer.filter((each) => each.severity === "error");
      fill(problems, [
        el("h2", { class: reply.answer.length ? "" : "good" }, reply.answer.length ? t("problems", { n: reply.answer.length }) : `✓ ${t("no-problems")}`),
        listed(reply.answer.slice(0, 20)),
      ]);
      for (const button of buttons.querySelectorAll("button.needs")) button.disabled = wrong.length > 0;
      problems.classList.remove("checking");
      // What was worked out of a text without the mistake says nothing of this one.
      results.hidden = wrong.length > 0;
      if (wrong.length) return void fill(tried);
      await test(mine);
      tried.classList.remove("checking");
      renew();
    } catch (wrong) {
      if (!(wrong instanceof Cancelled)) throw wrong;
    }
  }

  const listed = (wrong) => el("ul", { class: "found" }, wrong.map((each) => el("li", { class: each.severity },
    each.place && lineOf(each), " ", each.message, each.help && el("span", { class: "hint" }, ` ${each.help}`), fixesOf(each))));
  const lineOf = ({ place }) => el("button", { type: "button", class: "plain", onclick: () => editor.go(place.start, place.end) }, t("line-n", { n: state.text.slice(0, place.start).split("\n").length }));
  const fixesOf = ({ fixes }) => fixes.map((fix) => el("button", { type: "button", class: "fix", onclick: () => editor.edit(fix.edits.filter((edit) => edit.place.file === `${FILE}.rules`)) }, fix.title));

  // The scenarios, played under the rules as they are now.
  async function test(mine) {
    if (!state.scenarios.trim()) return void fill(tried);
    const reply = await app.ask({ do: "scenarios", variant: variant(), files: files(), text: state.scenarios });
    if (mine !== checked || !app.alive()) return;
    if (reply.error) return void fill(tried, el("h2", {}, t("scenarios")), app.problem(reply.error));
    const line = (n) => el("button", { type: "button", class: "plain", onclick: () => examples.line(n) }, t("line-n", { n }));
    fill(tried, [
      el("h2", {}, t("scenarios")),
      reply.problems.length > 0 && el("ul", { class: "found" }, reply.problems.slice(0, 10).map((each) => el("li", { class: each.severity }, line(each.line), " ", each.message, each.help && el("span", { class: "hint" }, ` ${each.help}`)))),
      el("ul", { class: "trials" }, reply.scenarios.map((each) => el("li", { class: each.passed ? "green" : "red" }, el("strong", {}, `${each.passed ? "✓" : "✗"} ${each.title}`), el("span", { class: "hidden" }, ` (${t(each.passed ? "came-true" : "did-not")})`),
        each.failures.map((one) => el("p", {}, line(one.line), " ", el("code", {}, one.written), el("br"), one.message))))),
    ]);
  }

  function changed() {
    clearTimeout(due);
    clearTimeout(redo);
    for (const each of [problems, tried]) each.classList.add("checking");
    if (showing) results.classList.toggle("stale", showing.of !== now());
    if (!isTooLong()) app.keep(state);
    due = setTimeout(diagnose, 150);
  }

  // What is shown beside the text is worked out again when the text has changed and has no mistake.
  function renew() {
    clearTimeout(redo);
    // What changes is worked out without being asked for, where there is a worker to spare.
    if (!showing && !results.childNodes.length && app.client.spare) showing = { title: t("what-changes"), work: changes, of: "" };
    if (showing && showing.of !== now()) redo = setTimeout(() => app.alive() && run(showing.title, showing.work, true), REDO_AFTER);
  }

  const now = () => `${state.base}\n${state.text}`;

  async function run(title, work, again = false) {
    const mine = ++running;
    const empty = !results.childNodes.length;
    if (again) app.client.cancel(true);
    if (!again || empty) fill(results, el("h2", {}, title), el("p", { class: "hint" }, t("working")));
    showing = LIVE.has(work) ? { title, work, of: now() } : null;
    results.classList.toggle("stale", again && !empty);
    const show = (...what) => {
      if (mine !== running || !app.alive()) return;
      results.classList.toggle("stale", Boolean(showing) && showing.of !== now());
      fill(results, el("h2", {}, title), what);
    };
    try {
      show(await work());
    } catch (wrong) {
      if (!(wrong instanceof Cancelled)) throw wrong;
      show(el("p", { class: "hint" }, t("cancelled")));
    }
    if (!again && mine === running) bring(results);
  }

  // ---------------------------------------------------------------- what can be looked at
  async function changes() {
    const reply = await app.ask({ do: "differences", ids: [before(), variant()], files: files(), chosen: true });
    if (reply.error) return app.problem(reply.error);
    const differences = reply.topics.flatMap((topic) => topic.differences);
    const titles = Object.fromEntries(reply.rulebooks.map((each, at) => [each.id, at ? t("with-ours") : app.title(before())]));
    return [
      el("p", {}, differences.length ? t("n-changes", { n: differences.length, book: app.title(before()) }) : t("no-changes", { book: app.title(before()) })),
      differences.slice(0, 30).map((each) => difference(each, titles, "h3")),
      reply.unknown.length > 0 && el("details", { class: "unknown" }, el("summary", {}, t("n-unknown", { n: reply.unknown.length })), el("ul", {}, reply.unknown.map((each) => el("li", {}, each)))),
    ];
  }

  async function findings() {
    const reply = await app.ask({ do: "findings", variant: variant(), against: before(), files: files(), name: FILE, ...(isPack() ? { base: state.base } : {}) });
    if (reply.error) return app.problem(reply.error);
    return found(reply, ({ problem }) => problem && [lineOf(problem), " ", fixesOf(problem)]);
  }

  async function rounds() {
    const reply = await app.ask({ do: "rounds", variant: variant(), against: before(), files: files(), titles: [t("with-ours"), t("without-ours")] });
    if (reply.error) return app.problem(reply.error);
    const number = (value, digits = 1) => value.toLocaleString(language, { maximumFractionDigits: digits });
    const row = (label, value) => el("tr", {}, el("th", { scope: "row" }, label), reply.figures.map((each) => el("td", {}, value(each))));
    return [
      el("p", { class: "hint" }, t("rounds-lead", { n: number(reply.rounds), who: t(`players-${reply.strategy}`) })),
      el("table", {}, el("thead", {}, el("tr", {}, el("td"), reply.figures.map((each) => el("th", { scope: "col" }, each.title)))),
        el("tbody", {}, row(t("mean-turns"), (each) => number(each.turns)), reply.figures.some((each) => each.points !== null) && row(t("mean-points"), (each) => (each.points === null ? "–" : number(each.points))),
          row(t("first-wins"), (each) => `${number(Number((100 * each.seats[0]).toFixed(1)))} %`), row(t("without-winner"), (each) => number(each.undecided)))),
      el("figure", { class: "plot" }, picture(reply.plot)),
    ];
  }

  function sheets() {
    const page = el("div");
    const draw = async (tongue) => {
      fill(page, el("p", { class: "hint" }, t("working")));
      const reply = await app.ask({ do: "sheet", variant: variant(), files: files(), language: tongue }).catch(() => null);
      if (reply && app.alive()) fill(page, printed(reply, app));
    };
    const tongues = el("select", { "aria-label": t("language"), onchange: (event) => draw(event.target.value) }, Object.entries(LANGUAGES).map(([code, name]) => el("option", { value: code, lang: code, selected: code === language }, name)));
    draw(language);
    return [el("p", { class: "tools" }, tongues, el("button", { type: "button", onclick: () => print() }, t("print"))), page];
  }

  // ---------------------------------------------------------------- about the word under the cursor
  async function explain() {
    const reply = await service("hover", { offset: editor.offset() });
    if (!reply.answer) return el("p", { class: "hint" }, t("nothing-here"));
    return reply.answer.parts.map((part) => el(part.sort === "code" ? "pre" : "p", { class: part.sort }, part.text));
  }

  async function define() {
    const reply = await service("definition", { offset: editor.offset() });
    const places = reply.answer ?? [];
    const own = places.find((each) => each.file === `${FILE}.rules`);
    if (own) editor.go(own.start, own.end);
    return places.length ? places.slice(0, 5).map((each) => el("div", {}, el("p", { class: "hint" }, `${each.title}, ${t("line-n", { n: each.line })}`), el("pre", {}, each.text))) : el("p", { class: "hint" }, t("nothing-here"));
  }

  async function rename() {
    const at = editor.offset();
    const word = (await service("renamable", { offset: at })).answer;
    if (!word) return el("p", { class: "hint" }, t("nothing-here"));
    const wish = el("input", { type: "text", maxlength: 60, value: state.text.slice(word.start, word.end), "aria-label": t("new-name") });
    const said = el("div");
    return el("form", { onsubmit: async (event) => {
      event.preventDefault();
      const reply = await service("rename", { offset: at, new: wish.value.trim() });
      const edits = (reply.answer?.edits ?? []).filter((each) => each.place.file === `${FILE}.rules`);
      if (reply.answer?.refused || reply.error || !edits.length) return void fill(said, app.problem({ message: reply.answer?.refused ?? reply.error?.message ?? t("failed") }));
      editor.edit(edits);
      fill(results);
    } }, el("label", { class: "field" }, t("new-name"), " ", wish), el("button", { type: "submit" }, t("rename")), said);
  }

  const LIVE = new Set([changes, findings, rounds, sheets]);
  const tool = (key, work, kind = "needs") => el("button", { type: "button", class: kind, onclick: () => run(t(key), work) }, t(key));
  const buttons = el("div", {},
    el("p", { class: "tools" },
      el("button", { type: "button", class: "primary needs", onclick: () => app.go("play", { wish: { variant: variant(), files: files() } }) }, t("play-it")),
      tool("what-changes", changes), tool("findings", findings), tool("simulate", rounds), tool("the-sheet", sheets), app.sender("write", () => state)),
    el("p", { class: "tools minor" },
      el("button", { type: "button", onclick: () => editor.complete() }, t("what-fits")),
      tool("explain", explain, ""), tool("define", define, ""), tool("rename", rename, ""),
      el("button", { type: "button", onclick: async () => {
        const reply = await service("formatting").catch(() => ({}));
        if (reply.answer?.length) editor.edit(reply.answer);
      } }, t("tidy")),
      el("button", { type: "button", onclick: () => save(`${head()?.name ?? FILE}.rules`, state.text) }, t("download"))));

  drawBase();
  add(box, [
    el("div", { class: "noprint" }, el("h1", {}, t("write-title")), el("p", { class: "lead" }, t("write-lead")),
      el("div", { class: "fields" }, el("label", { class: "field" }, t("new-from"), " ", recipes), el("label", { class: "field" }, t("put-on"), " ", base))),
    el("div", { class: "writing" },
      el("div", { class: "noprint" }, blanks, place, problems, buttons),
      el("div", { class: "beside" }, el("div", { class: "noprint" }, tried), results),
      el("details", { class: "examples noprint", open: true }, el("summary", {}, t("scenarios-text")), el("p", { class: "hint" }, t("scenarios-lead")), more)),
  ]);
  const { editing } = await import("./editor.js");
  if (!app.alive()) return;
  editor = editing(place, state.text, { label: t("rules-text"), service, changed: (text) => { state.text = text; touched("text"); changed(); } });
  examples = editing(more, state.scenarios, { label: t("scenarios"), service: (question, rest) => app.ask({ do: "service", question, name: FILE, files: { [FILE]: state.scenarios }, ...rest }), changed: (text) => { state.scenarios = text; touched("scenarios"); changed(); } });
  if (state.recipe) restore();
  if (state.text) {
    app.keep(state);
    await diagnose();
  } else await start(games.some((game) => game.recipe.length) ? `recipe ${games.find((game) => game.recipe.length).recipe[0].id}` : "blank");
}
