// May I?: a situation laid by clicking, a move tapped, and what each edition says of it.
import { bookChooser, readBooks, titled } from "./books.js";
import { cardButton, cardPicture, picker } from "./cards.js";
import { Cancelled } from "./client.js";
import { add, bring, el, fill, keepingFocus } from "./dom.js";
import { isOwn } from "./own.js";
import { t } from "./words.js";

const MOST_BOOKS = 6;
const MOST_CARDS = 30;
const NARROW = 700;

export async function open(box, given, app) {
  const listed = (value) => (Array.isArray(value) ? value.filter((each) => typeof each === "string").slice(0, MOST_CARDS) : []);
  const state = {
    ...readBooks(given, app, MOST_BOOKS),
    tops: given.tops && typeof given.tops === "object" ? Object.fromEntries(Object.entries(given.tops).filter(([, card]) => typeof card === "string").slice(0, 5)) : {},
    hand: listed(given.hand), before: typeof given.before === "string" ? given.before : null,
    mine: given.mine === true,
    players: Number.isInteger(given.players) ? given.players : null,
    direction: typeof given.direction === "string" ? given.direction : null,
    states: given.states && typeof given.states === "object" ? Object.fromEntries(Object.entries(given.states).filter(([, value]) => typeof value === "string").slice(0, 9)) : {},
    more: typeof given.more === "string" ? given.more.slice(0, 2000) : "",
    move: typeof given.move === "string" ? given.move.slice(0, 200) : null,
  };
  const editions = () => app.games.find((game) => game.game === state.game).edition.map((each) => each.id);
  if (!state.books.length) state.books = editions();

  let kits = {};
  let place = null;
  let asked = 0;
  const choose = bookChooser(state, app, { most: MOST_BOOKS, changed: async (what) => {
    if (what?.game) {
      Object.assign(state, { books: editions(), tops: {}, hand: [], before: null, mine: false, states: {}, players: null });
      choose.draw();
    }
    counted();
    forget();
    await load();
    changed();
  } });
  // On a phone the table comes first: the rulebooks are folded.
  const count = el("summary");
  const counted = () => fill(count, `${t("rulebooks")}: ${state.books.length}`);
  const books = innerWidth < NARROW ? el("details", { class: "fold" }, count, choose.box) : choose.box;
  counted();
  const table = el("div", { class: "table" });
  const answers = el("section", { class: "answers", "aria-live": "polite" });
  add(box, [
    el("h1", {}, t("ask-title")), el("p", { class: "lead" }, t("ask-lead")),
    books, table, answers,
  ]);

  const changed = (redraw = true) => {
    app.keep(state);
    if (redraw) keepingFocus(table, draw);
  };

  async function load() {
    const wanted = [...state.books];
    const found = {};
    for (const id of wanted) {
      const kit = await app.kit(id, uses(id));
      if (kit.error) fill(answers, app.problem(kit.error));
      else found[id] = kit;
    }
    if (wanted.join() === state.books.join()) kits = found;
  }

  // The own rules that a rulebook is made with.
  const uses = (id) => (state.files && isOwn(id, state.files) ? state.files : undefined);

  const all = () => {
    const cards = new Map();
    for (const kit of Object.values(kits)) for (const card of kit.cards) if (card.copies > (cards.get(card.text)?.copies ?? 0)) cards.set(card.text, card);
    return cards;
  };

  function draw() {
    const kit = Object.values(kits)[0];
    if (!kit) return fill(table, el("p", { class: "hint" }, t("choose-rulebook")));
    const cards = all();
    const places = [...kit.tops.map((top) => ({ key: `top:${top.short}`, title: t("top-card", { pile: top.title }) })), { key: "hand", title: t("hand-of-a") }];
    if (known().some((move) => move.answers && !move.answers.after)) places.push({ key: "before", title: t("just-played") });
    if (!places.some((each) => each.key === place)) place = places.find((each) => each.key.startsWith("top:") && !held(each.key).length)?.key ?? "hand";
    const slot = (each) => {
      const shown = held(each.key).map((text) => cards.get(text)).filter(Boolean);
      return el("div", { class: `slot${place === each.key ? " here" : ""}` },
        el("label", { class: "slot-name" }, el("input", { type: "radio", name: "place", checked: place === each.key, onchange: () => { place = each.key; keepingFocus(table, draw); } }), el("span", {}, each.title)),
        el("div", { class: "slot-cards" }, shown.length
          ? shown.map((card, at) => el("span", { class: "held" }, cardPicture(card, each.key !== "hand" ? false : true),
            el("button", { type: "button", class: "remove", "aria-label": t("take-away", { card: card.name }), onclick: () => { takeAway(each.key, at); changed(); } }, "×")))
          : el("span", { class: "hint" }, t("nothing-told"))),
        each.key === "before" && state.before && el("select", { "aria-label": t("who-played"), onchange: (event) => { state.mine = event.target.value === "me"; forget(); changed(); } },
          [["other", t("played-before-me")], ["me", t("played-by-me")]].map(([who, title]) => el("option", { value: who, selected: state.mine === (who === "me") }, title))));
    };
    fill(table, [
      el("div", { class: "laid" },
        el("div", { class: "slots" }, places.map(slot)),
        el("div", {}, el("p", { class: "hint" }, t("pick-for", { place: places.find((each) => each.key === place).title })),
          picker([...cards.values()], (card) => { put(place, card.text); changed(); }, t("cards-to-pick"), isUsedUp)),
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

  // Whether the table has every copy of a card already, besides the one that would make room for it.
  function isUsedUp(card) {
    const laid = [...Object.entries(state.tops).filter(([short]) => place !== `top:${short}`).map(([, text]) => text), ...state.hand];
    return place !== "before" && laid.filter((text) => text === card.text).length >= card.copies;
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

  // The moves of all rulebooks that were picked, each once.
  const known = () => [...new Map(Object.values(kits).flatMap((kit) => kit.moves).map((move) => [move.act, move])).values()];

  function moves(cards) {
    const takes = (move, type) => move.takes.length === 1 && move.takes[0].type === type;
    const open = known().filter((move) => !move.answers || move.answers.after || state.before);
    const withCard = open.filter((move) => takes(move, "card") || takes(move, "cards"));
    const alone = open.filter((move) => !move.takes.length).map((move) => ({ text: move.act, said: move.said }));
    const other = state.before && !state.mine ? previous(Object.values(kits)[0]) : null;
    const atPlayer = other ? open.filter((move) => move.answers && takes(move, "player")).map((move) => ({ text: `${move.act} ${other}`, said: named(move.said, other.toUpperCase()) })) : [];
    const hand = [...new Set(state.hand)].map((text) => cards.get(text)).filter(Boolean);
    return [
      withCard.map((move) => el("div", { class: "move-cards" }, el("p", {}, `${capital(move.said.replace("…", "").trim())}:`),
        hand.length ? hand.map((card) => cardButton(card, { pressed: state.move === `${move.act} ${card.text}`, label: `${move.said.replace("…", card.name)}`, onclick: () => tried(`${move.act} ${card.text}`) }))
          : el("span", { class: "hint" }, t("hand-first")))),
      el("div", { class: "buttons" }, [...alone, ...atPlayer].map((move) => el("button", { type: "button", "aria-pressed": String(state.move === move.text), onclick: () => tried(move.text) }, capital(move.said)))),
    ];
  }

  // The player whose turn was before mine, as far as that was told.
  const previous = (kit) => (state.direction === kit.directions.at(-1).value ? "b" : "abcdefghij"[(state.players ?? kit.players.usual) - 1]);

  function facts(kit) {
    const lines = [];
    const names = "abcdefghij".slice(0, state.players ?? 0).split("").filter(Boolean);
    if (names.length) lines.push(`players ${names.join(", ")}`);
    if (state.direction) lines.push(`direction is ${state.direction}`);
    for (const [short, card] of Object.entries(state.tops)) lines.push(`${short} is ${card}`);
    const done = kit && answered(kit);
    if (done) lines.push(done);
    if (state.hand.length) lines.push(`hand is ${state.hand.join(", ")}`);
    for (const [name, value] of Object.entries(state.states)) lines.push(`${name} is ${value}`);
    return [...lines, ...state.more.split("\n").map((line) => line.trim()).filter(Boolean)];
  }

  // What somebody did that the move answers.
  function answered(kit) {
    const move = kit.moves.find((each) => each.act === state.move.split(" ")[0]) ?? {};
    if (move.answers?.after) return `a ${move.answers.after}`;
    if (!move.answers || !state.before) return null;
    const played = kit.moves.find((each) => !each.answers && each.takes.length === 1 && each.takes[0].type === "card");
    return `${state.mine ? "a" : previous(kit)} ${played?.verb ?? "plays"} ${state.before}`;
  }

  async function tried(move) {
    state.move = move;
    changed();
    const answered = answer();
    bring(answers);
    await answered;
  }

  // Each rulebook is asked by itself, so that the first answers stand while the others are worked out.
  async function answer() {
    const mine = ++asked;
    const list = el("div", { class: "verdicts" });
    fill(answers, [
      el("h2", {}, t("answers")), list,
      el("p", { class: "tools" }, app.sender("ask", () => state)),
    ]);
    const places = state.books.map((id) => list.appendChild(el("article", { class: "verdict waiting" }, el("h3", {}, titled(id, app, uses(id))), el("p", { class: "hint" }, t("asking")))));
    for (const [at, id] of state.books.entries()) {
      let shown;
      const missing = lacked(id);
      try {
        if (missing) {
          places[at].replaceWith(el("article", { class: "verdict" }, el("h3", {}, titled(id, app, uses(id))), el("p", { class: "word" }, t("verdict-cannot-be-asked")), el("p", {}, missing)));
          continue;
        }
        const reply = await app.ask({ do: "ask", given: facts(kits[id]), move: state.move, variant: id, files: uses(id) });
        shown = reply.error ? el("article", { class: "verdict" }, el("h3", {}, titled(id, app, uses(id))), el("p", { class: "word" }, t("verdict-cannot-be-asked")), app.problem(reply.error)) : verdict(id, reply);
      } catch (wrong) {
        if (!(wrong instanceof Cancelled)) throw wrong;
        shown = el("article", { class: "verdict" }, el("h3", {}, titled(id, app, uses(id))), el("p", { class: "hint" }, t("cancelled")));
      }
      if (!app.alive() || mine !== asked) return;
      places[at].replaceWith(shown);
    }
  }

  // What a rulebook does not have of what is asked: the move, or cards that lie there or are held.
  function lacked(id) {
    const kit = kits[id];
    if (!kit) return null;
    if (!kit.moves.some((move) => move.act === state.move.split(" ")[0])) return t("no-such-move");
    const there = new Set(kit.cards.filter((card) => card.copies).map((card) => card.text));
    const used = [...new Set([...Object.values(state.tops), ...state.hand, state.before].filter(Boolean))];
    const missing = used.filter((text) => !there.has(text)).map((text) => all().get(text)?.name ?? text);
    return missing.length ? t("no-such-card", { cards: missing.join(", ") }) : null;
  }

  function verdict(id, answer) {
    const more = [...answer.cases.flatMap((each) => [...each.near, ...each.verdicts.flatMap((one) => one.rests.map((said) => ({ said, grounds: [] })))]), ...answer.notes.map((said) => ({ said, grounds: [] }))];
    return el("article", { class: `verdict ${answer.verdict}` },
      el("h3", {}, titled(id, app, uses(id))),
      el("p", { class: "word" }, answer.head),
      answer.earlier.map((said) => el("p", {}, said)),
      answer.cases.map((each) => [
        each.if && el("p", {}, el("strong", {}, each.if)),
        each.ways.map((said) => el("p", {}, said)),
        each.verdicts.map((one) => [one.said && el("p", {}, el("strong", {}, one.said)), one.reason && el("p", {}, one.reason), quoted(one.grounds), one.wrong && [el("p", {}, one.wrong.said), quoted(one.wrong.grounds)]]),
        each.instead && el("p", {}, each.instead),
      ]),
      more.length > 0 && el("details", {}, el("summary", {}, t("in-full")), more.map((each) => [el("p", {}, each.said), quoted(each.grounds)])),
      answer.follows.length > 0 && el("details", {}, el("summary", {}, t("what-follows")), answer.follows.map((each) => [each.which && el("p", {}, el("strong", {}, t(`if-${each.which}`))), course(each), each.otherwise.map((said) => el("p", { class: "small" }, said))])));
  }

  const quoted = (grounds) => grounds.length > 0 && el("ul", { class: "grounds" }, grounds.map((each) => el("li", {}, el("q", {}, each.text), " ", el("cite", {}, each.citation))));

  const course = (found) => el("ul", {}, found.changes.map((line) => el("li", {}, line)), found.answers.map((each) => el("li", {}, `${each.said}:`, course(each.then))), found.open && el("li", {}, found.open));

  await load();
  if (!app.alive()) return;
  draw();
  app.keep(state);
  if (state.move) await answer();
}

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

// A sentence with a player in its gap; a case ending (Finnish) follows a letter after a colon.
const named = (said, player) => said.replace(/…(?=\p{L})/u, `${player}:`).replace("…", player);
