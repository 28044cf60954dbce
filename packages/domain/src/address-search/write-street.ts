const KEPT_SMALL = new Set(['de', 'la', 'del', 'el', 'las', 'los', 'y', 'of', 'the']);

/** Title-cases a street's name for display: `W 39TH PL` becomes `W 39th Pl`; mixed case stays unchanged. */
export function writeStreet(name: string): string {
  const tidy = name.trim().replace(/\s+/g, ' ');
  if (tidy !== tidy.toUpperCase() && tidy !== tidy.toLowerCase()) return tidy;
  return tidy
    .toLowerCase()
    .split(' ')
    .map((word, at) => (at > 0 && KEPT_SMALL.has(word) ? word : capital(word)))
    .join(' ');
}

function capital(word: string): string {
  if (/^(?:ne|nw|se|sw)$/.test(word)) return word.toUpperCase();
  if (/^\d/.test(word)) return word;
  return word.replace(/(^|[-'’])(mc(?=\p{L}{2}))?(\p{L})/gu, (_, before, mc, letter) =>
    mc === undefined ? before + letter.toUpperCase() : `${before}Mc${letter.toUpperCase()}`,
  );
}
