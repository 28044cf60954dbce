/** Input is cut after this number: no address has more tokens, and each costs a look-up. */
const MAX_TOKENS = 12;

/** Lowercases and removes accents: `La Cañada` and `la canada` become equal. */
export function normalizeText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** Splits normalized text at everything that is neither a letter nor a digit. */
export function tokenize(text: string): string[] {
  return normalizeText(text)
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token !== '')
    .slice(0, MAX_TOKENS);
}
