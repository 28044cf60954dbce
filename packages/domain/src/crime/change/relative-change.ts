/**
 * Returns the relative change between two rates over the same residents and periods of equal length: 0.25 is a
 * quarter more; `null` without a baseline, 0 from 0 to 0.
 */
export function relativeChange(current: number, before: number): number | null {
  if (before === 0) return current === 0 ? 0 : null;
  return (current - before) / before;
}
