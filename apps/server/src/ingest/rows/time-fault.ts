/** The range of times that a row may have. */
export interface PossibleTimes<Time extends number | string> {
  readonly first: Time;
  readonly last: Time;
  /** Name of the last time, e.g. `today`. */
  readonly lastIs: string;
  readonly format?: (time: Time) => string;
}

/** Returns why a time is impossible, `is after today, 2026-11-20`; `null` when it is possible. */
export function findTimeFault<Time extends number | string>(
  time: Time,
  { first, last, lastIs, format = String }: PossibleTimes<Time>,
): string | null {
  if (time > last) return `is after ${lastIs}, ${format(last)}`;
  return time < first ? `is before ${format(first)}` : null;
}
