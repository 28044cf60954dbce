/** Names that differ only in case, accents, spaces and signs are one: `La Cañada Flintridge`, `La Canada-Flintridge`. */
export function placeKey(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
