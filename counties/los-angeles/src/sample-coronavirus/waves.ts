import type { Day } from '@townlight/domain/time';

/** Where a wave has its middle, in days before the series ends; how long it takes; how much of all cases it brings. */
const WAVES = [
  { before: 295, width: 13, share: 0.52 },
  { before: 118, width: 22, share: 0.22 },
] as const;

/** What was there when the series begins; the rest comes evenly. */
const AT_THE_BEGINNING = 0.08;
const EVENLY = 0.18;

/** Saturday's and Sunday's cases are reported by Tuesday. By day of the week, Sunday first: days that reports are behind. */
const BEHIND = [0.9, 0.5, 0.1, 0, 0, 0.1, 0.6];

/** The share of all cases that is reported by the end of a day, 0 to 1, never falling. */
export function reportedBy(day: Day, series: { readonly first: Day; readonly last: Day }): number {
  const at = day - (BEHIND[(day + 4) % 7] ?? 0);
  const waves = WAVES.reduce(
    (sum, { before, width, share }) =>
      sum + share / (1 + Math.exp((series.last - before - at) / (width / 2))),
    0,
  );
  const passed = (at - series.first) / (series.last - series.first);
  return AT_THE_BEGINNING + Math.max(0, EVENLY * passed) + waves;
}
