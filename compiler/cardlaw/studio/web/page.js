// The page: tabs, language, what is kept between visits, and the part of the address after `#`.
import { Cancelled, Client } from "./client.js";
import { add, el, fill } from "./dom.js";
import { address, read, written } from "./links.js";
import { LANGUAGES, language, speak, t, usual } from "./words.js";
import * as ask from "./ask.js";
import * as compare from "./compare.js";
import * as play from "./play.js";
import * as sheet from "./sheet.js";
import * as write from "./write.js";

const SCREENS = { ask, play, write, sheet, compare };
const main = document.getElementById("main");
const status = document.getElementById("status");
const cancel = document.getElementById("cancel");
const bar = document.getElementById("bar");
const tabs = document.getElementById("tabs");
let shown = null;
let visit = 0;
let ownAddress = "";

const client = new Client(({ busy, cancel: can, stage, progress }) => {
  const said = busy ? t(stage === "ready" ? "working" : stage) : "";
  if (said !== status.textContent) status.textContent = said;
  bar.hidden = !busy;
  if (progress) Object.assign(bar, { value: progress[0], max: progress[1] });
  else bar.removeAttribute("value");
  document.body.classList.toggle("busy", busy);
  cancel.hidden = !can;
});
cancel.addEventListener("click", () => client.cancel());
window.cardlawStudio = client; // so that tests can take a worker away

const app = {
  client,
  games: [],
  ask: (request) => client.ask({ language, ...request }),
  rulebooks: () => app.games.flatMap((game) => [...game.edition, ...game.variant].map((each) => ({ ...each, game: game.game }))),
  title: (id) => app.rulebooks().find((each) => each.id === id)?.title ?? id,
  short: (id) => id.split("[")[0],
  keep(screen, state) {
    remember(screen, state);
    written(screen, state).then((hash) => {
      if (screen !== shown) return;
      ownAddress = hash;
      history.replaceState(null, "", hash);
    });
  },
  // A button that sends the link to what a screen shows: by what phones send things with, else by copying it.
  sender(screen, state) {
    const sends = navigator.share && matchMedia("(pointer: coarse)").matches;
    return el("button", { type: "button", class: "send", onclick: async (event) => {
      const url = await address(screen, state());
      if (sends) await navigator.share({ title: document.title, url }).catch(() => {});
      else await copied(url, event.target);
    } }, t(sends ? "send-link" : "copy-link"));
  },
  go(screen, state) {
    if (state) remember(screen, state);
    ownAddress = `#${screen}`;
    history.pushState(null, "", ownAddress);
    open(screen, state ?? null);
  },
  async kit(variant, files) {
    const plain = app.games.some((game) => game.edition.some((each) => each.id === variant));
    if (plain && !files) {
      const reply = await fetch(new URL(`ready/${variant}.${language}.json`, import.meta.url));
      if (reply.ok) return reply.json();
    }
    return app.ask({ do: "kit", variant, files });
  },
  async recipe(id) {
    const reply = await fetch(new URL(`ready/recipe-${id}.${language}.json`, import.meta.url));
    return reply.ok ? reply.json() : app.ask({ do: "recipe", recipe: id });
  },
  problem,
  setAside,
  before: () => kept("before"),
};

// What went wrong, as part of the page: message, what would help, and the places in the rules.
function problem(error) {
  const box = el("div", { class: "problem", role: "alert" }, el("p", {}, el("strong", {}, error.message)), error.help && el("p", {}, error.help));
  for (const each of (error.diagnostics ?? []).slice(0, 6)) {
    if (each.message !== error.message) add(box, el("p", { class: "small" }, each.message));
  }
  return box;
}

async function copied(text, button) {
  const before = button.textContent;
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = t("copied");
  } catch {
    const box = el("textarea", { class: "link", readonly: true, "aria-label": t("link"), rows: 3 }, text);
    button.after(box);
    box.select();
  }
  setTimeout(() => (button.textContent = before), 2000);
}

// For the next visit; a browser that keeps nothing, or has no room, forgets it.
function remember(screen, state) {
  try {
    localStorage.setItem(`cardlaw-${screen}`, JSON.stringify(state));
  } catch {
    localStorage.removeItem(`cardlaw-${screen}`);
  }
}

// The text that makes room for another one: it can be had back.
function setAside(written) {
  if (typeof written?.text === "string" && written.text.trim() && !written.recipe) remember("before", written);
}

function kept(screen) {
  try {
    return JSON.parse(localStorage.getItem(`cardlaw-${screen}`));
  } catch {
    return null;
  }
}

async function open(screen, state, damaged = false) {
  const mine = ++visit;
  // Nobody waits any more for what the screen before asked.
  client.leave();
  shown = screen;
  for (const tab of tabs.children) {
    if (tab.dataset.screen === screen) tab.setAttribute("aria-current", "page");
    else tab.removeAttribute("aria-current");
  }
  document.title = `${t(`tab-${screen}`)} · cardlaw studio`;
  fill(main);
  if (damaged) add(main, el("div", { class: "problem", role: "alert" }, el("p", {}, el("strong", {}, t("damaged-link"))), el("p", {}, t("damaged-help"))));
  const box = el("div", { class: `screen ${screen}` });
  main.append(box);
  try {
    await SCREENS[screen].open(box, state ?? {}, { ...app, alive: () => mine === visit, keep: (given) => mine === visit && app.keep(screen, given) });
  } catch (wrong) {
    if (wrong instanceof Cancelled) return;
    // A state that a link or an earlier version brought may fit nothing: begin anew, and say so.
    console.error(wrong);
    localStorage.removeItem(`cardlaw-${screen}`);
    fill(box, problem({ message: t("damaged-link"), help: t("damaged-help") }));
    if (state && Object.keys(state).length && mine === visit) SCREENS[screen].open(box.appendChild(el("div")), {}, { ...app, alive: () => mine === visit, keep: (given) => mine === visit && app.keep(screen, given) });
  }
}

async function route() {
  const found = await read(location.hash);
  const screen = found?.screen in SCREENS ? found.screen : localStorage.getItem("cardlaw-screen") ?? "ask";
  const known = screen in SCREENS ? screen : "ask";
  localStorage.setItem("cardlaw-screen", known);
  if (found?.state && known === found.screen) {
    if (known === "write" && kept(known)?.text !== found.state.text) setAside(kept(known));
    remember(known, found.state);
  }
  await open(known, found?.state ?? (found?.damaged ? {} : kept(known)), Boolean(found?.damaged || (found?.screen && !(found.screen in SCREENS))));
}

async function dressed(wanted) {
  await speak(wanted);
  const reply = await fetch(new URL(`ready/games.${language}.json`, import.meta.url));
  app.games = (await reply.json()).sort((one, other) => other.edition.length - one.edition.length);
  const seats = Array(4).fill("random");
  client.practice = { do: "play", variant: app.games[0].edition[0].id, seed: 1, seats, names: seats, moves: [] };
  fill(tabs, Object.keys(SCREENS).map((screen) =>
    el("a", { href: `#${screen}`, "data-screen": screen, onclick: (event) => {
      event.preventDefault();
      localStorage.setItem("cardlaw-screen", screen);
      app.go(screen, kept(screen));
    } }, t(`tab-${screen}`)),
  ));
  cancel.textContent = t("cancel");
  document.getElementById("tongue-label").textContent = t("language");
  document.getElementById("skip").textContent = t("skip");
  bar.setAttribute("aria-label", t("progress"));
}

const tongue = document.getElementById("tongue");
add(tongue, Object.entries(LANGUAGES).map(([code, name]) => el("option", { value: code, lang: code }, name)));
tongue.addEventListener("change", async () => {
  localStorage.setItem("cardlaw-language", tongue.value);
  await dressed(tongue.value);
  open(shown, kept(shown));
});
document.getElementById("skip").addEventListener("click", (event) => {
  event.preventDefault();
  main.focus();
});

addEventListener("hashchange", () => location.hash !== ownAddress && route());
addEventListener("popstate", () => location.hash !== ownAddress && route());
await dressed(usual());
tongue.value = language;
route();
document.body.classList.add("open");
if ("serviceWorker" in navigator && isSecureContext) navigator.serviceWorker.register(new URL("offline.js", import.meta.url)).catch(() => {});
