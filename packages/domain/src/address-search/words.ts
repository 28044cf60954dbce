/** Input is cut after this number: no address has more tokens, and each costs a look-up. */
const MOST_WORDS = 12;

/** Lowercases and removes accents: `La Cañada` and `la canada` become equal. */
export function plainText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** Splits normalized text at everything that is neither a letter nor a digit. */
export function plainWords(text: string): string[] {
  return plainText(text)
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
}
