// Play: a table against computer players or with several people at one screen.
import { titled } from "./books.js";
import { backs, cardButton, cardPicture } from "./cards.js";
import { Cancelled } from "./client.js";
import { add, el, fill, save } from "./dom.js";
import { FILE, own, texts } from "./own.js";
import { replaying } from "./replay.js";
import { t } from "./words.js";

const NAMES = ["kim", "ada", "ben", "cleo", "dora", "emil", "finn", "gwen", "hugo", "ines"];
const WHO = ["person", "strategic", "random"];
const SEEDS = 2 ** 31;
const MOST_NEWS = 8;

export async function open(box, given, app) {
  const game = readGame(given.game ?? (given.moves ? given : null));
  if (game) return table(box, game, app);
  return setUp(box, given.wish ?? {}, app);
}

// A game that a link, a file or the last visit brought; null if it is none.
function readGame(given) {
  if (!given || typeof given !== "object") return null;
  const { variant, files, seed, seats, names, moves } = given;
  const fine = typeof variant === "string" && Number.isInteger(seed) && Array.isArray(seats) && seats.every((who) => WHO.includes(who)) &&
    Array.isArray(names) && names.every((name) => typeof name === "string") && Array.isArray(moves) && moves.every((move) => typeof move === "string");
  return fine ? { variant, files: files ?? null, seed, seats, names, moves } : null;
}

// ------------------------------------------------------------------ who plays what
async function setUp(box, wish, app) {
  const books = app.rulebooks();
  const state = { variant: typeof wish.variant === "string" ? wish.variant : books[0].id, files: wish.files ?? null, others: wish.others ?? ["strategic", "strategic", "strategic"], names: wish.names ?? [...NAMES] };
  const known = books.some((each) => each.id === state.variant);
  const mine = state.files && own(texts(state.files)?.[FILE] ?? "", "");
  const seats = el("ol", { class: "seats" });
  const trouble = el("div");
  const file = el("input", { type: "file", class: "hidden", id: "game-file", accept: ".json,.cardlaw", onchange: async (event) => {
    const text = await event.target.files[0]?.text().catch(() => "");
    let found = null;
    try {
      found = readGame(JSON.parse(text));
    } catch { /* said below */ }
    if (found) begin(found);
    else fill(trouble, app.problem({ message: t("not-a-game") }));
  } });

  function drawSeats() {
    fill(seats, [el("li", {}, el("input", { type: "text", maxlength: 20, "aria-label": t("name-of-seat", { n: 1 }), value: state.names[0], onchange: (event) => (state.names[0] = event.target.value) }), " ", el("span", { class: "hint" }, t("you")))],
      state.others.map((who, at) => el("li", {},
        el("input", { type: "text", maxlength: 20, "aria-label": t("name-of-seat", { n: at + 2 }), value: state.names[at + 1], onchange: (event) => (state.names[at + 1] = event.target.value) }), " ",
        state.others.length > 1 && el("button", { type: "button", "aria-label": t("remove-seat", { n: at + 2 }), onclick: () => { state.others.splice(at, 1); drawSeats(); } }, "×"), " ",
        el("select", { "aria-label": t("who-at-seat", { n: at + 2 }), onchange: (event) => (state.others[at] = event.target.value) }, WHO.map((each) => el("option", { value: each, selected: each === who }, t(`who-${each}`)))))));
  }

  function begin(found) {
    app.keep({ game: found });
    fill(box);
    table(box, found, app);
  }

  add(box, [
    el("h1", {}, t("play-title")), el("p", { class: "lead" }, t("play-lead")),
    el("form", { class: "setup", onsubmit: (event) => {
      event.preventDefault();
      const names = state.names.slice(0, state.others.length + 1).map((name, at) => name.trim() || NAMES[at]);
      begin({ variant: state.variant, files: state.files, seed: Math.floor(Math.random() * SEEDS), seats: ["person", ...state.others], names, moves: [] });
    } },
    el("label", { class: "field" }, t("rulebook"), " ", el("select", { onchange: (event) => (state.variant = event.target.value) },
      !known && el("option", { value: state.variant, selected: true }, mine ? t("our-rules", { name: mine.title }) : titled(state.variant, app, state.files)),
      app.games.map((each) => el("optgroup", { label: each.title }, [...each.edition, ...each.variant].map((book) => el("option", { value: book.id, selected: book.id === state.variant }, book.title)))))),
    el("fieldset", {}, el("legend", {}, t("at-the-table")), seats, el("button", { type: "button", onclick: () => { if (state.others.length < 9) state.others.push("strategic"); drawSeats(); } }, t("add-player"))),
    el("p", { class: "buttons" }, el("button", { type: "submit", class: "primary" }, t("start")), file, el("label", { class: "button", for: "game-file" }, t("open-game")))),
    trouble,
  ]);
  drawSeats();
}

// ------------------------------------------------------------------ the table
async function table(box, game, app) {
  let kit = null;
  let shown = null;
  let looking = null;
  let working = false;
  const people = game.seats.filter((who) => who === "person").length;
  const felt = el("section", { class: "felt", "aria-label": t("table") });
  const said = el("div", { class: "said", role: "status", "aria-live": "polite" });
  const heard = el("p", { class: "hidden", role: "log", "aria-live": "polite", "aria-label": t("since") });
  const log = el("ol", { class: "log", tabindex: "0", "aria-label": t("log") });
  const past = el("section", { class: "past" });
  const again = el("button", { type: "button", "aria-expanded": "false", onclick: () => {
    const open = again.getAttribute("aria-expanded") === "false";
    again.setAttribute("aria-expanded", String(open));
    fill(past);
    fill(said);
    if (open) replaying(past, { ...game, moves: [...game.moves] }, app, lookBack);
    else act({});
  } }, t("replay"));
  const tools = el("p", { class: "tools" },
    el("button", { type: "button", onclick: () => act({ tell: { hint: true } }) }, t("hint")),
    el("button", { type: "button", onclick: () => act({ then: { undo: true } }) }, t("undo")),
    again,
    app.sender("play", () => ({ game })),
    el("button", { type: "button", onclick: () => save(`${game.variant.replaceAll(/[^\w]+/g, "-")}.cardlaw.json`, JSON.stringify(game, null, 1), "application/json") }, t("save-game")),
    el("button", { type: "button", onclick: () => { app.keep({}); fill(box); setUp(box, { variant: game.variant, files: game.files, names: game.names.concat(NAMES.slice(game.names.length)), others: game.seats.slice(1) }, app); } }, t("new-game")));
  const heading = el("h1", {}, titled(game.variant, app, game.files));
  const seen = new Map();
  let news = [];
  add(box, [heading, el("div", { class: "at-table" }, el("div", { class: "mine" }, felt, heard, said, tools, past), el("aside", {}, el("h2", {}, t("log")), log))]);
  fill(felt, el("p", { class: "hint" }, t("laying-table")));

  const request = (more) => app.ask({ do: "play", ...game, files: game.files ?? undefined, seat: looking ?? undefined, ...more });

  async function act(more) {
    if (working) return;
    working = true;
    try {
      kit ??= await app.kit(game.variant, game.files ?? undefined);
      if (kit.error) return void fill(felt, app.problem(kit.error));
      heading.textContent = kit.title;
      let found = await request(more);
      while (!found.error && found.more && app.alive()) {
        game.moves = found.moves;
        found = await request({});
      }
      if (!app.alive()) return;
      if (found.error) {
        if (shown) fill(said, app.problem(found.error));
        else fill(felt, app.problem(found.error));
        return;
      }
      game.moves = found.moves;
      app.keep({ game });
      fill(said, (found.told ?? []).map((line) => el("p", {}, line)));
      shown = found;
      if (people > 1 && looking !== null && found.seat !== looking && !found.over) handOver(found);
      else draw(found);
      looking = found.seat;
      if (found.told?.length) said.scrollIntoView({ block: "nearest" });
    } catch (wrong) {
      if (!(wrong instanceof Cancelled)) throw wrong;
      fill(said, el("p", {}, t("cancelled")));
    } finally {
      working = false;
    }
  }

  // The table as it was after so many answers; nothing can be done there.
  async function lookBack(step) {
    const found = await request({ moves: game.moves.slice(0, step), still: true });
    if (!found.error && app.alive()) draw({ ...found, decision: null });
    return found;
  }

  function handOver(found) {
    fill(log);
    fill(heard);
    fill(felt, el("div", { class: "hand-over" }, el("p", {}, t("hand-over", { name: found.players[found.seat].called })), el("button", { type: "button", class: "primary", onclick: () => draw(found) }, t("i-am", { name: found.players[found.seat].called }))));
    felt.querySelector("button").focus();
  }

  const card = (index) => kit.cards[index];

  // What has happened since whoever sits here last had something to decide.
  function tellNews({ seat, log, logged }) {
    const from = seen.get(seat) ?? 0;
    if (logged !== from) news = log.slice(-Math.min(logged < from ? MOST_NEWS : logged - from, MOST_NEWS));
    seen.set(seat, logged);
  }

  function draw(found) {
    const decision = found.decision;
    const moves = decision?.moves ?? [];
    const rest = moves.filter((move) => !onHand(move, found));
    const focus = document.activeElement?.dataset?.move;
    if (decision || found.over) tellNews(found);
    fill(felt, [
      el("ul", { class: "players" }, found.players.map((each) => {
        const count = each.zones.filter((zone) => !zone.pile).reduce((sum, zone) => sum + zone.count, 0);
        return el("li", { class: `player${each.turn ? " turn" : ""}${each.out ? " out" : ""}` }, el("strong", {}, each.name), each.turn && el("span", { class: "hidden" }, ` (${t("to-move")})`), " ",
          backs(count, t("n-cards", { n: count })), el("span", { class: "count" }, count),
          each.zones.filter((zone) => zone.pile && zone.count).map((zone) => el("span", { class: "hint" }, ` ${zone.title}: ${zone.count}`)),
          each !== found.players[found.seat] && each.zones.filter((zone) => !zone.pile && zone.cards).map((zone) => zone.cards.map((index) => cardPicture(card(index), true))));
      })),
      el("div", { class: "piles" }, found.zones.filter((zone) => zone.count).map((zone) => el("figure", {},
        zone.cards?.length ? (zone.pile ? cardPicture(card(zone.cards.at(-1))) : zone.cards.map((index) => cardPicture(card(index), true))) : el("span", { class: "card flat back", role: "img", "aria-label": t("face-down") }),
        el("figcaption", {}, `${zone.title} · ${zone.count}`)))),
      (decision || found.over) && news.length > 0 && el("ul", { class: "news", "aria-label": t("since") }, news.map((line) => el("li", {}, line))),
      found.facts.length > 0 && el("p", { class: "facts" }, found.facts.map((fact) => el("span", {}, fact))),
      found.over ? el("p", { class: "over" }, found.outcome === "limit" ? t("game-limit") : found.winner === null ? t("game-over") : t("won", { name: found.players[found.winner].name })) : null,
      decision && el("p", { class: "prompt" }, capital(decision.question) || (decision.player === null ? t("table-decides") : decision.declinable ? t("you-can") : t(decision.answering ? "answer-now" : "your-turn")),
        decision.until && el("span", { class: "until" }, t("open-until", { what: decision.until }))),
      el("div", { class: "hand", role: "group", "aria-label": t("my-hand") }, found.hand.map((index) => {
        const mine = moves.filter((move) => move.cards.length === 1 && move.cards[0] === index);
        const lawful = mine.filter((move) => move.lawful);
        const label = `${card(index).name}${decision ? `, ${t(lawful.length ? "can-be-played" : "cannot-be-played")}` : ""}`;
        const made = cardButton(card(index), { lit: decision?.sort === "moves" ? lawful.length > 0 : undefined, label, onclick: () => tapped(index, mine, lawful) });
        made.dataset.move = `card ${index}`;
        return made;
      })),
      el("div", { class: "buttons moves" }, rest.map((move) => el("button", { type: "button", "data-move": move.text, class: move.lawful ? (move.must ? "primary" : "") : "against", onclick: () => act({ then: { choose: move.text } }) },
        capital(move.said), !move.lawful && el("span", { class: "hidden" }, ` (${t("against-rules")})`)))),
    ]);
    fill(log, found.log.map((line) => el("li", {}, line)));
    log.scrollTop = log.scrollHeight;
    const same = focus && felt.querySelector(`[data-move="${CSS.escape(focus)}"]`);
    if (same) same.focus();
    else if (document.activeElement === document.body) felt.querySelector(".hand .lit, .moves button")?.focus({ preventScroll: true });
    // The table is drawn anew, which no screen reader reads out; this stays where it is.
    heard.textContent = news.join("; ");
  }

  // A move is on the hand if tapping one card there says all of it.
  const onHand = (move, found) => move.cards.length === 1 && found.hand.includes(move.cards[0]) && move.text.split(",").length === 1;

  function tapped(index, mine, lawful) {
    if (lawful.length === 1 && mine.length === 1) return act({ then: { choose: lawful[0].text } });
    if (mine.length) return choose(index, mine, lawful);
    return why(index);
  }

  // Several things can be done with the card, or only against the rules: the person chooses.
  async function choose(index, mine, lawful) {
    if (!lawful.length) await why(index, mine[0]);
    add(said, el("p", { class: "buttons" }, mine.map((move) => el("button", { type: "button", class: move.lawful ? "primary" : "against", onclick: () => act({ then: { choose: move.text } }) }, move.lawful ? capital(move.said) : t("do-anyway", { move: move.said })))));
    said.querySelector("button")?.focus();
  }

  async function why(index, move) {
    const word = move?.text ?? `${playing()} ${card(index).text}`;
    await act({ tell: { why: word } });
  }

  const playing = () => kit.moves.find((move) => move.takes.length === 1 && move.takes[0].type === "card")?.act ?? "";

  await act({});
}

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
