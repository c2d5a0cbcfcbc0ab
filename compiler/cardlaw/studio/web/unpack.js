// An archive (tar) → files of the worker's Python; much quicker here than in Python itself.
const BLOCK = 512;

export function unpack(bytes, FS, folder) {
  const decoder = new TextDecoder();
  const text = (at, length) => decoder.decode(bytes.subarray(at, at + length)).replace(/\0.*$/s, "");
  const made = new Set();
  for (let at = 0; at + BLOCK <= bytes.length && bytes[at] !== 0; ) {
    const prefix = text(at + 345, 155);
    const name = (prefix ? `${prefix}/` : "") + text(at, 100);
    const size = parseInt(text(at + 124, 12).trim(), 8) || 0;
    const kind = String.fromCharCode(bytes[at + 156]);
    at += BLOCK;
    if (kind === "0" || kind === "\0") {
      const path = `${folder}/${name}`;
      const parent = path.slice(0, path.lastIndexOf("/"));
      if (!made.has(parent)) {
        FS.mkdirTree(parent);
        made.add(parent);
      }
      FS.writeFile(path, bytes.subarray(at, at + size));
    }
    at += Math.ceil(size / BLOCK) * BLOCK;
  }
}
