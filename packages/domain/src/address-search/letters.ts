/** Returns a bit mask of the characters in a token: one bit per letter, and bits for digits. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    letters |= code >= 97 && code <= 122 ? 1 << (code - 97) : 1 << (26 + (code % 5));
  }
  return letters;
}

function countBits(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/**
 * Returns whether two tokens can match within the edit limit: one edit changes at most two bits.
 * @param isPrefix the typed token may be incomplete
 */
export function mayBeMeant(typed: number, theirs: number, most: number, open: boolean): boolean {
  return open ? countBits(typed & ~theirs) <= most : countBits(typed ^ theirs) <= 2 * most;
}
