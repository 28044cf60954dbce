/**
 * Returns a key without case, accents, spaces and punctuation: `La Cañada Flintridge` equals `La Canada-Flintridge`.
 */
export function toPlaceKey(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
