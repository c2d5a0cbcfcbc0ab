// The interface in the reader's language: one catalogue for each, all with the same messages.
export const LANGUAGES = { en: "English", fi: "Suomi", nb: "Norsk", it: "Italiano", sv: "Svenska" };

let catalogue = {};
export let language = "en";

export async function speak(wanted) {
  language = wanted in LANGUAGES ? wanted : "en";
  catalogue = await (await fetch(new URL(`languages/${language}.json`, import.meta.url))).json();
  document.documentElement.lang = language;
}

export function usual() {
  const kept = localStorage.getItem("cardlaw-language");
  if (kept in LANGUAGES) return kept;
  for (const each of navigator.languages ?? []) {
    const code = each.toLowerCase().split("-")[0].replace(/^(no|nn)$/, "nb");
    if (code in LANGUAGES) return code;
  }
  return "en";
}

export function t(key, parts = {}) {
  const said = catalogue[key] ?? key;
  return said.replace(/\{(\w+)\}/g, (whole, name) => (name in parts ? String(parts[name]) : whole));
}
