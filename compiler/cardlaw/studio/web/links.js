// What a screen shows ↔ the part of an address after `#`: compressed JSON, in letters, digits, `-` and `_`.
const LONGEST = 1_000_000;

export class Damaged extends Error {}

async function through(bytes, stream, most = Infinity) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new Damaged("too long");
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

export async function written(screen, state) {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(state)), new CompressionStream("deflate"));
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `#${screen}=${btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

export async function read(hash) {
  const found = /^#([a-z]+)(?:=([A-Za-z0-9_-]*))?$/.exec(hash);
  if (!found) return hash.length > 1 && hash !== "#main" ? { damaged: true } : null;
  if (!found[2]) return { screen: found[1], state: null };
  try {
    if (found[2].length > LONGEST) throw new Damaged("too long");
    const binary = atob(found[2].replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = await through(Uint8Array.from(binary, (c) => c.charCodeAt(0)), new DecompressionStream("deflate"), LONGEST);
    const state = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    if (state === null || typeof state !== "object" || Array.isArray(state)) throw new Damaged("no state");
    return { screen: found[1], state };
  } catch {
    return { screen: found[1], state: null, damaged: true };
  }
}

export async function address(screen, state) {
  return new URL(await written(screen, state), location.href).href;
}
