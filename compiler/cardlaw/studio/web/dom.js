// Elements from data. Text goes in as text, never as markup: nothing a rule file says can become part of the page.
export function el(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (key === "class") made.className = value;
    else if (key === "value" || key === "checked" || key === "disabled" || key === "hidden") made[key] = value;
    else made.setAttribute(key, value === true ? "" : value);
  }
  add(made, children);
  return made;
}

export function add(parent, children) {
  for (const child of [children].flat(Infinity)) {
    if (child === undefined || child === null || child === false) continue;
    parent.append(...(child instanceof Node ? [child] : said(String(child), parent)));
  }
  return parent;
}

// What a sentence has in backquotes is to be written so: it is shown as code, without them.
const AS_IT_IS = new Set(["CODE", "OPTION", "PRE", "TEXTAREA"]);
const said = (text, parent) => (AS_IT_IS.has(parent.tagName) ? [text] : text.split(/`([^`]+)`/).map((part, at) => (at % 2 ? el("code", {}, part) : part)));

// What was asked for is brought onto the screen, if it begins so far down that it might not be seen.
export function bring(part) {
  const { top } = part.getBoundingClientRect();
  if (top > innerHeight / 2 || top < 0) part.scrollIntoView({ block: "start" });
}

// What is drawn anew keeps the focus on what was named so before, and keeps it where it was on the screen: whoever works
// with keys goes on from there, and a finger does not tap beside it.
export function keepingFocus(box, draw) {
  const focused = document.activeElement;
  const name = (each) => each.getAttribute("aria-label") ?? each.closest("label")?.textContent ?? each.textContent;
  const alike = () => [...box.querySelectorAll(focused.localName)].filter((each) => name(each) === name(focused));
  const at = box.contains(focused) && focused !== box ? alike().indexOf(focused) : -1;
  const { top } = focused.getBoundingClientRect();
  draw();
  if (at < 0) return;
  const again = alike().at(at) ?? alike()[0];
  again?.focus({ preventScroll: true });
  if (again) scrollBy(0, again.getBoundingClientRect().top - top);
}

export function fill(parent, ...children) {
  parent.replaceChildren();
  return add(parent, children);
}

// A picture that Python drew: read as XML, and built again from the few elements and attributes that pictures have.
const SVG = "http://www.w3.org/2000/svg";
const ELEMENTS = new Set(["svg", "g", "rect", "text", "tspan", "line", "path", "circle", "ellipse", "polygon", "polyline", "title", "desc"]);
const ATTRIBUTES = new Set([
  "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "width", "height", "d", "points", "transform", "viewBox", "class", "fill",
  "opacity", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "font-size", "font-weight", "text-anchor", "dominant-baseline", "role", "aria-label",
]);
const TINT = /^fill:(#[0-9a-fA-F]{3,8})$/;

export function picture(text) {
  const read = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  return read.localName === "svg" ? rebuilt(read) : null;
}

function rebuilt(node) {
  if (node.nodeType === Node.TEXT_NODE) return document.createTextNode(node.data);
  if (node.nodeType !== Node.ELEMENT_NODE || !ELEMENTS.has(node.localName)) return null;
  const made = document.createElementNS(SVG, node.localName);
  for (const { name, value } of node.attributes) {
    const tint = name === "style" ? TINT.exec(value) : null;
    if (tint) made.style.fill = tint[1];
    else if (ATTRIBUTES.has(name) && !/url\(|javascript:/i.test(value)) made.setAttribute(name, value);
  }
  for (const child of node.childNodes) {
    const inner = rebuilt(child);
    if (inner) made.append(inner);
  }
  return made;
}

export function save(name, text, type = "text/plain") {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = el("a", { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
