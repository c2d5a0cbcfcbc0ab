// Cards as buttons and pictures, from the drawings that come with a rulebook's kit.
import { add, el, picture } from "./dom.js";

const drawn = new WeakMap();

function face(card) {
  if (!drawn.has(card)) {
    const made = picture(card.picture);
    made.removeAttribute("role");
    made.removeAttribute("aria-label");
    made.querySelector("title")?.remove();
    made.setAttribute("aria-hidden", "true");
    drawn.set(card, made);
  }
  return drawn.get(card).cloneNode(true);
}

export function cardButton(card, { onclick, lit, label, small, pressed, disabled } = {}) {
  return el("button", {
    type: "button", class: `card${lit ? " lit" : ""}${lit === false ? " dim" : ""}${small ? " small" : ""}`,
    "aria-label": label ?? card.name, "aria-pressed": pressed === undefined ? null : String(pressed), title: label ?? card.name, onclick, disabled,
  }, face(card));
}

export function cardPicture(card, small) {
  return el("span", { class: `card flat${small ? " small" : ""}`, role: "img", "aria-label": card.name }, face(card));
}

export function backs(count, label) {
  const fan = el("span", { class: "backs", role: "img", "aria-label": label });
  for (let n = 0; n < Math.min(count, 12); n++) add(fan, el("i"));
  return fan;
}

// All cards of a pack to pick from, in rows by what they show first.
export function picker(cards, pick, label, isUsedUp) {
  const rows = new Map();
  for (const card of cards) {
    if (!card.copies) continue;
    const row = card.row ?? "";
    if (!rows.has(row)) rows.set(row, []);
    rows.get(row).push(card);
  }
  return el("div", { class: "picker", role: "group", "aria-label": label },
    [...rows.values()].map((row) => el("div", { class: "row" }, row.map((card) => cardButton(card, { small: true, disabled: isUsedUp(card), onclick: () => pick(card) })))));
}
