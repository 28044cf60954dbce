/**
 * Breakpoints in tenths of µg/m³ and of the index, copied from EPA's tables and the specification, not from the
 * product.
 */
const TABLES = {
  site: [
    [0, 155, 0, 51],
    [155, 405, 51, 101],
    [405, 655, 101, 151],
    [655, 1505, 151, 201],
    [1505, 2504, 201, 300],
    [2505, 5004, 301, 500],
  ],
  'epa-2012': [
    [0, 120, 0, 50],
    [121, 354, 51, 100],
    [355, 554, 101, 150],
    [555, 1504, 151, 200],
    [1505, 2504, 201, 300],
    [2505, 3504, 301, 400],
    [3505, 5004, 401, 500],
  ],
  'epa-2024': [
    [0, 90, 0, 50],
    [91, 354, 51, 100],
    [355, 554, 101, 150],
    [555, 1254, 151, 200],
    [1255, 2254, 201, 300],
    [2255, 3254, 301, 500],
  ],
} as const;

export type Scale = keyof typeof TABLES;

/** Returns the index of a concentration in tenths, in integer arithmetic: halves are rounded up. */
export function computeIndex(tenths: number, scale: Scale): number {
  for (const [from, to, low, high] of TABLES[scale])
    if (tenths <= to) {
      const [rise, run] = [(tenths - from) * (high - low), to - from];
      return low + Math.floor((2 * rise + run) / (2 * run));
    }
  return 500;
}

/**
 * EPA's NowCast in tenths. @param hours tenths, the newest of twelve first; null without a reading
 * @returns null unless two of the last three hours have a reading
 */
export function computeNowCast(hours: readonly (number | null)[]): number | null {
  if (hours.slice(0, 3).filter((one) => one !== null).length < 2) return null;
  const known = hours.filter((one) => one !== null);
  const highest = Math.max(...known);
  if (highest === 0) return 0;
  const weight = Math.max(0.5, Math.min(...known) / highest);
  let [sum, weights] = [0, 0];
  for (const [ago, one] of hours.entries()) {
    if (one === null) continue;
    sum += one * weight ** ago;
    weights += weight ** ago;
  }
  return Math.floor(sum / weights + 1e-6);
}
