// May I?: a situation laid by clicking, a move tapped, and what each edition says of it.
import { cardButton, cardPicture, picker } from "./cards.js";
import { Cancelled } from "./client.js";
import { add, el, fill } from "./dom.js";
import { known, t } from "./words.js";

const MOST_BOOKS = 6;
const MOST_CARDS = 30;

export async function open(box, given, app) {
  const rulebooks = app.rulebooks();
  const names = new Set(rulebooks.map((each) => each.id));
  const listed = (value) => (Array.isArray(value) ? value.filter((each) => typeof each === "string").slice(0, MOST_CARDS) : []);
  const state = {
    game: app.games.some((game) => game.game === given.game) ? given.game : app.games[0].game,
    books: listed(given.books).filter((id) => names.has(id)).slice(0, MOST_BOOKS),
    tops: given.tops && typeof given.tops === "object" ? Object.fromEntries(Object.entries(given.tops).filter(([, card]) => typeof card === "string").slice(0, 5)) : {},
    hand: listed(given.hand), before: typeof given.before === "string" ? given.before : null,
    players: Number.isInteger(given.players) ? given.players : null,
    direction: typeof given.direction === "string" ? given.direction : null,
    states: given.states && typeof given.states === "object" ? Object.fromEntries(Object.entries(given.states).filter(([, value]) => typeof value === "string").slice(0, 9)) : {},
    more: typeof given.more === "string" ? given.more.slice(0, 2000) : "",
    move: typeof given.move === "string" ? given.move.slice(0, 200) : null,
  };
  if (!state.books.length) state.books = app.games.find((game) => game.game === state.game).edition.map((each) => each.id);

  let kits = {};
  let place = null;
  let asked = 0;
  const books = el("fieldset", { class: "books" });
  const table = el("div", { class: "table" });
  const answers = el("section", { class: "answers", "aria-live": "polite" });
  add(box, [
    el("h1", {}, t("ask-title")), el("p", { class: "lead" }, t("ask-lead")),
    books, table, answers,
  ]);

  const changed = (redraw = true) => {
    app.keep(state);
    if (redraw) draw();
  };

  function drawBooks() {
    const game = app.games.find((each) => each.game === state.game);
    fill(books, [
      el("legend", {}, t("rulebooks")),
      app.games.length > 1 && el("label", { class: "field" }, t("game"), " ", el("select", { onchange: async (event) => {
        Object.assign(state, { game: event.target.value, tops: {}, hand: [], before: null, states: {}, move: null, players: null });
        state.books = app.games.find((each) => each.game === state.game).edition.map((each) => each.id);
        forget();
        await load();
        changed();
        drawBooks();
      } }, app.games.map((each) => el("option", { value: each.game, selected: each.game === state.game }, each.title)))),
      el("div", { class: "chips" }, [...game.edition, ...game.variant].map((each) =>
        el("label", { class: "chip" }, el("input", { type: "checkbox", checked: state.books.includes(each.id), onchange: async (event) => {
          if (event.target.checked && state.books.length >= MOST_BOOKS) {
            event.target.checked = false;
            return;
          }
          state.books = event.target.checked ? [...state.books, each.id] : state.books.filter((id) => id !== each.id);
          forget();
          await load();
          changed();
        } }), el("span", {}, each.title)))),
    ]);
  }

  async function load() {
    kits = {};
    for (const id of state.books) {
      const kit = await app.kit(id);
      if (kit.error) fill(answers, app.problem(kit.error));
      else kits[id] = kit;
    }
  }

  const all = () => {
    const cards = new Map();
    for (const kit of Object.values(kits)) for (const card of kit.cards) if (card.copies && !cards.has(card.text)) cards.set(card.text, card);
    return cards;
  };

  function draw() {
    const kit = Object.values(kits)[0];
    if (!kit) return fill(table, el("p", { class: "hint" }, t("choose-rulebook")));
    const cards = all();
    const places = [...kit.tops.map((top) => ({ key: `top:${top.short}`, title: t("top-card", { pile: top.title }) })), { key: "hand", title: t("my-hand") }];
    const answering = [...new Map(Object.values(kits).flatMap((each) => each.moves).filter((move) => move.answers && !move.takes.length).map((move) => [move.act, move])).values()];
    if (answering.length) places.push({ key: "before", title: t("just-played") });
    if (!places.some((each) => each.key === place)) place = places.find((each) => each.key.startsWith("top:") && !held(each.key).length)?.key ?? "hand";
    const slot = (each) => {
      const shown = held(each.key).map((text) => cards.get(text)).filter(Boolean);
      return el("div", { class: `slot${place === each.key ? " here" : ""}` },
        el("label", { class: "slot-name" }, el("input", { type: "radio", name: "place", checked: place === each.key, onchange: () => { place = each.key; draw(); } }), el("span", {}, each.title)),
        el("div", { class: "slot-cards" }, shown.length
          ? shown.map((card, at) => el("span", { class: "held" }, cardPicture(card, each.key !== "hand" ? false : true),
            el("button", { type: "button", class: "remove", "aria-label": t("take-away", { card: card.name }), onclick: () => { takeAway(each.key, at); changed(); } }, "×")))
          : el("span", { class: "hint" }, t("nothing-told"))));
    };
    fill(table, [
      el("div", { class: "laid" },
        el("div", { class: "slots" }, places.map(slot)),
        el("div", {}, el("p", { class: "hint" }, t("pick-for", { place: places.find((each) => each.key === place).title })),
          picker([...cards.values()], (card) => { put(place, card.text); changed(); }, t("cards-to-pick"))),
        el("details", { class: "more", open: Boolean(state.players || state.direction || state.more || Object.keys(state.states).length) }, el("summary", {}, t("more-table")), more(kit))),
      el("section", { class: "moves" }, el("h2", {}, t("what-would-you-do")), moves(cards)),
    ]);
  }

  const held = (key) => (key === "hand" ? state.hand : key === "before" ? (state.before ? [state.before] : []) : [state.tops[key.slice(4)]].filter(Boolean));

  function put(key, text) {
    if (key === "hand") state.hand = [...state.hand, text].slice(0, MOST_CARDS);
    else if (key === "before") state.before = text;
    else {
      state.tops[key.slice(4)] = text;
      place = "hand";
    }
    forget();
  }

  function forget() {
    asked += 1;
    fill(answers);
    state.move = null;
  }

  function takeAway(key, at) {
    if (key === "hand") state.hand = state.hand.filter((_, n) => n !== at);
    else if (key === "before") state.before = null;
    else delete state.tops[key.slice(4)];
    forget();
  }

  function more(kit) {
    const counts = [];
    for (let n = kit.players.least; n <= kit.players.most; n++) counts.push(n);
    const select = (label, value, options, set) => el("label", { class: "field" }, label, " ", el("select", { onchange: (event) => { set(event.target.value); forget(); changed(false); } },
      el("option", { value: "" }, t("not-told")), options.map(([key, title]) => el("option", { value: key, selected: String(value) === String(key) }, title))));
    return el("div", { class: "fields" },
      select(t("players"), state.players ?? "", counts.map((n) => [n, n]), (value) => (state.players = value ? Number(value) : null)),
      select(t("direction"), state.direction ?? "", kit.directions.map((way) => [way.value, way.title]), (value) => (state.direction = value || null)),
      kit.states.map((each) => select(each.title, state.states[each.name] ?? "", each.values.map((value) => [value.value, value.title]), (value) => {
        if (value) state.states[each.name] = value;
        else delete state.states[each.name];
      })),
      el("label", { class: "field wide" }, t("other-facts"), el("textarea", { rows: 2, value: state.more, placeholder: "hand of b has 1 card", onchange: (event) => { state.more = event.target.value; forget(); changed(false); } })));
  }

  function moves(cards) {
    const known = new Map(Object.values(kits).flatMap((kit) => kit.moves).map((move) => [move.act, move]));
    const withCard = [...known.values()].filter((move) => move.takes.length === 1 && ["card", "cards"].includes(move.takes[0].type));
    const alone = [...known.values()].filter((move) => !move.takes.length && (!move.answers || state.before));
    const hand = [...new Set(state.hand)].map((text) => cards.get(text)).filter(Boolean);
    return [
      withCard.map((move) => el("div", { class: "move-cards" }, el("p", {}, `${capital(move.said.replace("…", "").trim())}:`),
        hand.length ? hand.map((card) => cardButton(card, { pressed: state.move === `${move.act} ${card.text}`, label: `${move.said.replace("…", card.name)}`, onclick: () => tried(`${move.act} ${card.text}`) }))
          : el("span", { class: "hint" }, t("hand-first")))),
      el("div", { class: "buttons" }, alone.map((move) => el("button", { type: "button", "aria-pressed": String(state.move === move.act), onclick: () => tried(move.act) }, capital(move.said)))),
    ];
  }

  function facts() {
    const lines = [];
    const names = "abcdefghij".slice(0, state.players ?? 0).split("").filter(Boolean);
    if (names.length) lines.push(`players ${names.join(", ")}`);
    if (state.direction) lines.push(`direction is ${state.direction}`);
    for (const [short, card] of Object.entries(state.tops)) if (!(state.before && answersMove())) lines.push(`${short} is ${card}`);
    if (state.before && answersMove()) {
      const act = Object.values(kits).flatMap((kit) => kit.moves).find((move) => move.act === state.move);
      const verb = Object.values(kits).flatMap((kit) => kit.moves).find((move) => move.act === act.answers)?.verb ?? "plays";
      lines.push(`b faces ${state.move} after a ${verb} ${state.before}`);
    }
    if (state.hand.length) lines.push(`hand is ${state.hand.join(", ")}`);
    for (const [name, value] of Object.entries(state.states)) lines.push(`${name} is ${value}`);
    return [...lines, ...state.more.split("\n").map((line) => line.trim()).filter(Boolean)];
  }

  const answersMove = () => Object.values(kits).flatMap((kit) => kit.moves).some((move) => move.act === state.move && move.answers && !move.takes.length);

  async function tried(move) {
    state.move = move;
    changed();
    await answer();
  }

  // Each rulebook is asked by itself, so that the first answers stand while the others are worked out.
  async function answer() {
    const mine = ++asked;
    const told = [...facts().flatMap((fact) => ["--given", fact]), "--move", state.move];
    const list = el("div", { class: "verdicts" });
    fill(answers, [
      el("h2", {}, t("answers")), list,
      el("p", { class: "tools" }, el("button", { type: "button", onclick: async (event) => app.copied(await app.link("ask", state), event.target) }, t("copy-link"))),
    ]);
    const places = state.books.map((id) => list.appendChild(el("article", { class: "verdict waiting" }, el("h3", {}, app.title(id)), el("p", { class: "hint" }, t("asking")))));
    for (const [at, id] of state.books.entries()) {
      let shown;
      const missing = strangers(id);
      try {
        if (missing.length) {
          places[at].replaceWith(el("article", { class: "verdict" }, el("h3", {}, app.title(id)), el("p", { class: "word" }, t("verdict-cannot-be-asked")), el("p", {}, t("no-such-card", { cards: missing.join(", ") }))));
          continue;
        }
        const reply = await app.ask({ do: "command", argv: ["ask", id, ...told, "--format", "json"] });
        const error = reply.error ?? reply.out?.error;
        shown = error ? el("article", { class: "verdict" }, el("h3", {}, app.title(id)), el("p", { class: "word" }, t("verdict-cannot-be-asked")), app.problem(error)) : verdict(id, Object.values(reply.out.answers)[0], told);
      } catch (wrong) {
        if (!(wrong instanceof Cancelled)) throw wrong;
        shown = el("article", { class: "verdict" }, el("h3", {}, app.title(id)), el("p", { class: "hint" }, t("cancelled")));
      }
      if (!app.alive() || mine !== asked) return;
      places[at].replaceWith(shown);
    }
  }

  // Cards that lie there or are held, and that a rulebook does not have.
  function strangers(id) {
    const there = new Set(kits[id]?.cards.filter((card) => card.copies).map((card) => card.text));
    const used = [...Object.values(state.tops), ...state.hand, state.before].filter(Boolean);
    return kits[id] ? [...new Set(used)].filter((text) => !there.has(text)).map((text) => all().get(text)?.name ?? text) : [];
  }

  function verdict(id, each, told) {
    const kit = kits[id];
    const said = (ground) => el("li", {}, el("q", {}, kit?.rules[ground.rule] ?? ground.gloss), " ", el("cite", {}, ground.citation));
    const words = el("div", { class: "in-words" });
    return el("article", { class: `verdict ${each.verdict}` },
      el("h3", {}, app.title(id)),
      el("p", { class: "word" }, known(`verdict-${each.verdict}`, each.verdict)),
      each.reason && el("p", {}, each.reason),
      each.because?.length > 0 && el("ul", { class: "grounds" }, each.because.map(said)),
      each.outcomes?.length > 0 && el("div", {}, el("p", {}, t("depends-on", { what: (each.asked_for ?? []).join(", ") })),
        el("ul", {}, each.outcomes.map((one) => el("li", {}, el("strong", {}, known(`verdict-${one.verdict}`, one.verdict)), ": ", Object.entries(one.table ?? {}).map(([what, value]) => `${what}: ${value}`).join("; "))))),
      each.wrong?.length > 0 && el("div", {}, el("p", {}, t("wrong-by")), el("ul", { class: "grounds" }, each.wrong.map(said))),
      each.would_do?.length > 0 && each.verdict !== "may" && each.verdict !== "must" && el("p", {}, t("would-do", { cards: each.would_do.map((one) => one.replaceAll("`", "")).join(", ") })),
      each.follows && el("details", {}, el("summary", {}, t("what-follows")), course(each.follows)),
      el("details", { ontoggle: async (event) => {
        if (!event.target.open || words.childNodes.length) return;
        add(words, t("asking"));
        try {
          const reply = await app.ask({ do: "command", argv: ["ask", id, ...told] });
          fill(words, el("pre", {}, reply.text ?? reply.error?.message ?? ""));
        } catch (wrong) {
          if (!(wrong instanceof Cancelled)) throw wrong;
          fill(words, t("cancelled"));
        }
      } }, el("summary", {}, t("in-full")), words));
  }

  function course(found) {
    return el("ul", {}, found.changes.map((line) => el("li", {}, line)),
      Object.entries(found.answers).map(([what, then]) => el("li", {}, `${what}:`, then && course(then))));
  }

  drawBooks();
  await load();
  if (!app.alive()) return;
  draw();
  app.keep(state);
  if (state.move) await answer();
}

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
