// Which rulebooks are asked or compared: editions, variants, rules of one's own, and any mixture of house rules and choices.
import { Cancelled } from "./client.js";
import { el, fill } from "./dom.js";
import { called as valued, learn, mixer, nameOf, readMix } from "./mix.js";
import { FILE, gameOf, isNamed, isOwn, own, texts, written } from "./own.js";
import { t } from "./words.js";

// What a link or the last visit brought, as far as it fits.
export function readBooks(given, app, most) {
  const game = app.games.some((each) => each.game === given.game) ? given.game : app.games[0].game;
  const files = texts(given.files);
  const fits = (id) => isNamed(id) && (gameOf(id, app) === game || (files && isOwn(id, files)));
  return { game, files, books: Array.isArray(given.books) ? given.books.filter(fits).slice(0, most) : [] };
}

// A rulebook made of parts: the title of the edition, then what was put on it.
export function titled(id, app, files = null) {
  const game = app.games.find((each) => each.game === gameOf(id, app));
  const [, base, packs, chosen] = /^([a-z0-9-]+)(?: with ([^[]+))?(?:\[(.*)\])?$/.exec(id) ?? [null, id];
  // Rules of one's own are called by their title: those that came along, else those that were written here.
  const mine = files ? own(files[FILE], "") : written();
  const called = (each) => (mine?.name === each ? mine.title : each);
  const pack = (each) => game?.pack.find((one) => one.id === each)?.title ?? called(each);
  return [called(base) === base ? app.title(base) : called(base), ...(packs?.split(", ").map(pack) ?? []), ...(chosen?.split(", ").map((each) => valued(each) ?? each.replace("=", ": ").replaceAll("-", " ")) ?? [])].join(" + ");
}

export function bookChooser(state, app, { most, changed }) {
  const box = el("fieldset", { class: "books" });
  const game = () => app.games.find((each) => each.game === state.game);
  const plain = () => [...game().edition, ...game().variant];
  let open = false;

  // Own rules: those that came with the link, else those that were written here.
  function ours() {
    const chosen = state.books.filter((id) => !plain().some((each) => each.id === id)).map((id) => ({ id, title: titled(id, app, state.files) }));
    const mine = written();
    const fits = mine && gameOf(mine.before, app) === state.game && !chosen.some((each) => each.id === mine.variant);
    return fits ? [...chosen, { id: mine.variant, title: t("our-rules", { name: titled(mine.variant, app) }), text: mine.text }] : chosen;
  }

  function chosen(each, on) {
    state.books = on ? [...state.books, each.id] : state.books.filter((id) => id !== each.id);
    if (on && each.text) {
      // There is one text of one's own at a time: what was made with another one goes.
      const before = state.files;
      if (before && before[FILE] !== each.text) state.books = state.books.filter((id) => id === each.id || !isOwn(id, before));
      state.files = { [FILE]: each.text };
    }
    changed();
  }

  // Only so many are taken; the boxes stay where they are, and so does the focus.
  function limit() {
    for (const input of box.querySelectorAll(":scope > .chips input")) input.disabled = !input.checked && state.books.length >= most;
  }

  function draw() {
    fill(box, [
      el("legend", {}, t("rulebooks")),
      el("label", { class: "field" }, t("game"), " ", el("select", { onchange: (event) => {
        Object.assign(state, { game: event.target.value, books: [], files: null });
        draw();
        changed({ game: true });
      } }, app.games.map((each) => el("option", { value: each.game, selected: each.game === state.game }, each.title)))),
      el("div", { class: "chips" }, [...plain(), ...ours()].map((each) => el("label", { class: "chip" }, el("input", { type: "checkbox", checked: state.books.includes(each.id), onchange: (event) => {
        chosen(each, event.target.checked);
        if (each.text) draw();
        else limit();
      } }), el("span", {}, each.title)))),
      game().pack.length > 0 && another(),
    ]);
    limit();
  }

  // A mixture to add: an edition with house rules and choices.
  function another() {
    const place = el("div");
    const details = el("details", { class: "another", open, ontoggle: () => {
      open = details.open;
      if (open && !place.childNodes.length) show();
    } }, el("summary", {}, t("add-mixture")), place);
    const trouble = el("div", { "aria-live": "polite" });
    async function show() {
      const mix = readMix({ edition: game().edition[0].id }, [game()]);
      const add = el("button", { type: "button", disabled: true, onclick: () => {
        open = false;
        if (!state.books.includes(nameOf(mix))) chosen({ id: nameOf(mix) }, true);
        draw();
      } }, t("add-it"));
      const refresh = async () => {
        add.disabled = true;
        try {
          const found = await switches.refresh();
          fill(trouble, found.error && switches.trouble(found.error));
          add.disabled = Boolean(found.error) || state.books.length >= most || nameOf(mix) === mix.edition;
        } catch (wrong) {
          if (!(wrong instanceof Cancelled)) throw wrong;
        }
      };
      const switches = mixer(mix, [game()], app, refresh);
      fill(place, switches.editions, switches.packs, switches.choices, trouble, add);
      await refresh();
    }
    if (open) show();
    return details;
  }

  // Values of choices that a link or the last visit brought are called by what they mean.
  async function learned() {
    for (const id of state.books.filter((each) => each.includes("["))) {
      const found = await app.ask({ do: "choices", variant: id, files: state.files ?? undefined }).catch(() => ({}));
      if (!app.alive()) return;
      if (found.axes) learn(found.axes);
    }
    draw();
  }

  draw();
  if (state.books.some((id) => id.includes("["))) learned();
  return { box, draw };
}
