// Rules of one's own as they are written: what they are called, and what they are put on.
export const FILE = "ours";
const HEAD = /^(variant|pack)\s+([a-z][a-z0-9-]*)(?:\s+(?:extends|for)\s+([a-z][a-z0-9-]*))?/m;
const TITLE = /^\s+title\s+"([^"\n]+)"/m;
// An edition or variant, with house rules and choices if there are any.
const NAMED = /^[a-z0-9-]+( with [a-z0-9-]+(, [a-z0-9-]+)*)?(\[[a-z0-9-]+=[a-z0-9-]+(, [a-z0-9-]+=[a-z0-9-]+)*\])?$/;

// What a text is: the rulebook to play by (`variant`) and the one it changes (`before`); null if it is none yet.
export function own(text, base) {
  const found = HEAD.exec(text);
  if (!found) return null;
  const [, sort, name, of] = found;
  const title = TITLE.exec(text)?.[1] ?? name;
  return sort === "pack" ? { sort, name, title, variant: `${base} with ${name}`, before: base } : { sort, name, title, variant: name, before: of ?? base };
}

// What was written last on this machine, if it can be told what it is.
export function written() {
  try {
    const { text, base } = JSON.parse(localStorage.getItem("cardlaw-write"));
    const found = own(text, base);
    return found && { ...found, text };
  } catch {
    return null;
  }
}

// The game of a rulebook by the name of the edition or variant that it begins with.
export function gameOf(id, app) {
  const base = id.split(/[ []/)[0];
  return app.games.find((game) => [...game.edition, ...game.variant].some((each) => each.id === base))?.game ?? null;
}

export const isNamed = (id) => typeof id === "string" && id.length < 2000 && NAMED.test(id);

// Whether a rulebook is made with the text that came along.
export function isOwn(id, files) {
  const name = own(files[FILE], "")?.name;
  return Boolean(name) && id.split(/[ [,]/).includes(name);
}

// The texts that came with a link, if they are texts.
export function texts(given) {
  const text = given?.[FILE];
  return typeof text === "string" && text.length <= 400_000 ? { [FILE]: text } : null;
}
