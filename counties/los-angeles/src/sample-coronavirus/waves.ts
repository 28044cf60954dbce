import type { Day } from '@townlight/domain/time';

/** The middle of each wave in days before the end of the series, its width in days, and its share of all cases. */
const WAVES = [
  { before: 295, width: 13, share: 0.52 },
  { before: 118, width: 22, share: 0.22 },
] as const;

/** The share of cases at the beginning of the series, and the share that is spread evenly. */
const AT_THE_BEGINNING = 0.08;
const EVENLY = 0.18;

/** Reporting delay in days by day of the week, Sunday first: weekend cases are reported by Tuesday. */
const BEHIND = [0.9, 0.5, 0.1, 0, 0, 0.1, 0.6];

/** Returns the share of all cases that is reported by the end of a day, 0 to 1, never falling. */
export function computeReportedShare(
  day: Day,
  series: { readonly first: Day; readonly last: Day },
): number {
  const at = day - (BEHIND[(day + 4) % 7] ?? 0);
  const waves = WAVES.reduce(
    (sum, { before, width, share }) =>
      sum + share / (1 + Math.exp((series.last - before - at) / (width / 2))),
    0,
  );
  const passed = (at - series.first) / (series.last - series.first);
  return AT_THE_BEGINNING + Math.max(0, EVENLY * passed) + waves;
}
