/**
 * Ranks values in descending order: 1 is the highest; ties share a rank, and the next rank counts all of them. `null`
 * values are unranked.
 */
export function rankDescending(figures: readonly (number | null)[]): (number | null)[] {
  const order = figures.filter((figure) => figure !== null).sort((a, b) => b - a);
  const ranks = new Map<number, number>();
  order.forEach((figure, place) => {
    if (!ranks.has(figure)) ranks.set(figure, place + 1);
  });
  return figures.map((figure) => (figure === null ? null : (ranks.get(figure) ?? null)));
}
