// Write: an editor for house rules, and beside it what they change, what is found, and how they play.
import { Cancelled } from "./client.js";
import { add, el, fill, save } from "./dom.js";
import { t } from "./words.js";

const FILE = "ours";
const HEAD = /^(variant|pack)\s+([a-z][a-z0-9-]*)(?:\s+(?:extends|for)\s+([a-z][a-z0-9-]*))?/m;
const LONGEST = 400_000;

export async function open(box, given, app) {
  const games = app.games.filter((game) => game.edition.length);
  const state = {
    text: typeof given.text === "string" ? given.text.slice(0, LONGEST) : "",
    base: app.rulebooks().some((each) => each.id === given.base) ? given.base : games[0].edition[0].id,
  };
  const place = el("div", { class: "editor" });
  const problems = el("section", { class: "panel problems", "aria-live": "polite" });
  const results = el("section", { class: "panel results", "aria-live": "polite" });
  let editor = null;
  let due = 0;
  let checked = 0;

  const head = () => {
    const found = HEAD.exec(state.text);
    return found ? { sort: found[1], name: found[2], base: found[3] } : null;
  };
  // How the commands name these rules: a variant by its file, a house rule by what it is put on.
  const named = () => (head()?.sort === "pack" ? `${state.base} with ${head().name}` : `@${FILE}`);
  const variant = () => (head()?.sort === "pack" ? `${state.base} with ${head().name}` : head()?.name ?? "");
  const service = (question, more = {}) => app.ask({ do: "service", question, name: FILE, files: { [FILE]: state.text }, ...(head()?.sort === "pack" ? { base: state.base } : {}), ...more });

  const base = el("select", { onchange: (event) => { state.base = event.target.value; app.keep(state); diagnose(); } },
    games.map((game) => el("optgroup", { label: game.title }, game.edition.map((book) => el("option", { value: book.id, selected: book.id === state.base }, book.title)))));
  const recipes = el("select", { onchange: async (event) => { await start(event.target.value); event.target.value = ""; } });
  const drawRecipes = () => fill(recipes, [
    el("option", { value: "" }, t("start-from")), el("option", { value: "blank" }, t("blank")),
    games.filter((game) => game.pack.length).map((game) => el("optgroup", { label: game.title }, game.pack.map((pack) => el("option", { value: pack.id }, pack.title)))),
  ]);

  async function start(what) {
    if (!what) return;
    const pack = what !== "blank";
    const reply = await app.ask(pack ? { do: "recipe", pack: what, name: `our-${what}` } : { do: "command", argv: ["new", "ours", "--extends", state.base] });
    const text = reply.text;
    if (!text) return void fill(problems, app.problem(reply.error ?? reply.out?.error ?? { message: t("failed") }));
    editor.replace(text);
  }

  async function diagnose() {
    const mine = ++checked;
    if (!state.text.trim()) return void fill(problems, el("p", { class: "hint" }, t("write-hint")));
    try {
      const reply = await service("diagnostics");
      if (mine !== checked || !app.alive()) return;
      if (reply.error) return void fill(problems, app.problem(reply.error));
      editor.problems(reply.answer);
      const wrong = reply.answer.filter((each) => each.severity === "error");
      fill(problems, [
        el("h2", {}, reply.answer.length ? t("problems", { n: reply.answer.length }) : t("no-problems")),
        el("ul", { class: "found" }, reply.answer.slice(0, 20).map((each) => el("li", { class: each.severity },
          el("button", { type: "button", class: "plain", onclick: () => editor.go(each.place.start, each.place.end) }, t("line-n", { n: state.text.slice(0, each.place.start).split("\n").length })), " ", each.message,
          each.help && el("span", { class: "hint" }, ` ${each.help}`),
          each.fixes.map((fix) => el("button", { type: "button", class: "fix", onclick: () => editor.edit(fix.edits) }, fix.title))))),
      ]);
      box.classList.toggle("broken", wrong.length > 0);
    } catch (wrong) {
      if (!(wrong instanceof Cancelled)) throw wrong;
    }
  }

  function changed(text) {
    state.text = text;
    app.keep(state);
    clearTimeout(due);
    due = setTimeout(diagnose, 150);
  }

  async function run(title, work) {
    fill(results, el("h2", {}, title), el("p", { class: "hint" }, t("working")));
    try {
      const shown = await work();
      if (app.alive()) fill(results, el("h2", {}, title), shown);
    } catch (wrong) {
      if (!(wrong instanceof Cancelled)) throw wrong;
      fill(results, el("h2", {}, title), el("p", { class: "hint" }, t("cancelled")));
    }
  }

  const command = async (line, show) => {
    const reply = await app.ask({ do: "command", argv: line, files: { [FILE]: state.text } });
    const error = reply.error ?? reply.out?.error;
    return error ? app.problem(error) : show ? show(reply) : el("pre", {}, (reply.text || reply.remarks || "").trim());
  };

  const buttons = el("p", { class: "tools" },
    el("button", { type: "button", class: "primary", onclick: () => app.go("play", { wish: { variant: variant(), files: { [FILE]: state.text } } }) }, t("play-it")),
    el("button", { type: "button", onclick: () => run(t("what-changes"), () => command(["plan", named(), "--quick"])) }, t("what-changes")),
    el("button", { type: "button", onclick: () => run(t("findings"), async () => {
      const reply = await service("findings");
      if (reply.error) return app.problem(reply.error);
      editor.problems(reply.answer);
      return reply.answer.length ? el("ul", { class: "found" }, reply.answer.map((each) => el("li", { class: each.severity }, each.message, each.help && el("span", { class: "hint" }, ` ${each.help}`),
        each.fixes.map((fix) => el("button", { type: "button", class: "fix", onclick: () => editor.edit(fix.edits) }, fix.title))))) : el("p", {}, t("nothing-found"));
    }) }, t("findings")),
    el("button", { type: "button", onclick: () => run(t("simulate"), () => command(["simulate", named(), "--rounds", "50", "--engine", "reference"])) }, t("simulate")),
    el("button", { type: "button", onclick: () => run(t("the-sheet"), async () => (await import("./sheets.js")).printed(await app.ask({ do: "sheet", variant: variant(), files: { [FILE]: state.text } }), app)) }, t("the-sheet")),
    el("button", { type: "button", onclick: async () => {
      const reply = await service("formatting");
      if (reply.answer?.length) editor.edit(reply.answer);
    } }, t("tidy")),
    el("button", { type: "button", onclick: async (event) => app.copied(await app.link("write", state), event.target) }, t("copy-link")),
    el("button", { type: "button", onclick: () => save(`${head()?.name ?? FILE}.rules`, state.text) }, t("download")));

  add(box, [
    el("h1", {}, t("write-title")), el("p", { class: "lead" }, t("write-lead")),
    el("div", { class: "fields" }, el("label", { class: "field" }, t("new-from"), " ", recipes), el("label", { class: "field" }, t("put-on"), " ", base)),
    el("div", { class: "writing" }, el("div", {}, place, buttons), el("div", {}, problems, results)),
  ]);
  drawRecipes();
  const { editing } = await import("./editor.js");
  if (!app.alive()) return;
  editor = editing(place, state.text, { label: t("rules-text"), changed, service, language: t });
  if (state.text) await diagnose();
  else await start("blank");
}
