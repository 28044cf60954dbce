/** Advance of a character that the font does not have, in ems. */
const UNKNOWN = 0.6;

/**
 * Reads the advance width of each character of a TrueType font, in ems. Images are laid out in the main thread, where
 * measuring with the renderer would take a thousand times longer.
 * @throws RangeError for a file that is not such a font
 */
export function readFontAdvances(file: Buffer): (codePoint: number) => number {
  const tables = tablesOf(file);
  const unitsPerEm = file.readUInt16BE(tables('head') + 18);
  const metrics = file.readUInt16BE(tables('hhea') + 34);
  const hmtx = tables('hmtx');
  const glyphOf = readCharacterMap(file, tables('cmap'));
  return (codePoint) => {
    const glyph = glyphOf(codePoint);
    if (glyph === 0) return UNKNOWN;
    // glyphs after the last metric share it
    return file.readUInt16BE(hmtx + 4 * Math.min(glyph, metrics - 1)) / unitsPerEm;
  };
}

function tablesOf(file: Buffer): (tag: string) => number {
  const offsets = new Map<string, number>();
  for (let i = 0; i < file.readUInt16BE(4); i++) {
    const entry = 12 + 16 * i;
    offsets.set(file.toString('latin1', entry, entry + 4), file.readUInt32BE(entry + 8));
  }
  return (tag) => {
    const offset = offsets.get(tag);
    if (offset === undefined) throw new RangeError(`the font has no table "${tag}"`);
    return offset;
  };
}

/** The subtable of format 4, which every font for Latin has: runs of letters with their glyphs. */
function readCharacterMap(file: Buffer, cmap: number): (codePoint: number) => number {
  const glyphs = new Map<number, number>();
  for (let i = 0; i < file.readUInt16BE(cmap + 2); i++) {
    const table = cmap + file.readUInt32BE(cmap + 4 + 8 * i + 4);
    if (file.readUInt16BE(table) !== 4) continue;
    const doubled = file.readUInt16BE(table + 6);
    for (let at = 0; at < doubled; at += 2) {
      const end = file.readUInt16BE(table + 14 + at);
      const start = file.readUInt16BE(table + 16 + doubled + at);
      const delta = file.readUInt16BE(table + 16 + 2 * doubled + at);
      const rangeAt = table + 16 + 3 * doubled + at;
      const range = file.readUInt16BE(rangeAt);
      for (let code = start; code <= end && code < 0xffff; code++) {
        const glyph = range === 0 ? code : file.readUInt16BE(rangeAt + range + 2 * (code - start));
        glyphs.set(code, glyph === 0 ? 0 : (glyph + delta) & 0xffff);
      }
    }
  }
  if (glyphs.size === 0) throw new RangeError('the font has no character map of format 4');
  return (codePoint) => glyphs.get(codePoint) ?? 0;
}
