/** Longer input is cut: nobody's address has more words, and each costs a look-up. */
const MOST_WORDS = 12;

/** Lower case without accents: `La Cañada` and `la canada` are the same. */
export function plainText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** The words of a name or a query: plain text, cut at whatever is neither letter nor digit. */
export function plainWords(text: string): string[] {
  return plainText(text)
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
}
