import type { CountHistory } from '@townlight/domain/crime';

/**
 * Returns the same months in random order, each with all its areas: differences between two of them are the usual
 * variation and no change. Events that areas share in a month, such as an outage, remain together.
 */
export function shuffleMonths(history: CountHistory, random: () => number): CountHistory {
  const { areas, months, counts } = history;
  const order = Array.from({ length: months }, (_, month) => month);
  for (let left = months - 1; left > 0; left--) {
    const other = Math.floor(random() * (left + 1));
    [order[left], order[other]] = [order[other] as number, order[left] as number];
  }
  const shuffled = new Uint32Array(counts.length);
  for (const [month, from] of order.entries()) {
    for (let area = 0; area < areas; area++) {
      shuffled[month * areas + area] = counts[from * areas + area] as number;
    }
  }
  return { ...history, counts: shuffled };
}
