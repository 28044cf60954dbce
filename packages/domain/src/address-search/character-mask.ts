/** Returns a bit mask of the characters in a token: one bit per letter, and bits for digits. */
export function toCharacterMask(token: string): number {
  let mask = 0;
  for (let at = 0; at < token.length; at++) {
    const code = token.charCodeAt(at);
    mask |= code >= 97 && code <= 122 ? 1 << (code - 97) : 1 << (26 + (code % 5));
  }
  return mask;
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
export function canMatchMasks(
  typed: number,
  target: number,
  maxEdits: number,
  isPrefix: boolean,
): boolean {
  return isPrefix
    ? countBits(typed & ~target) <= maxEdits
    : countBits(typed ^ target) <= 2 * maxEdits;
}
