/** The range of times that a row may have. */
export interface PossibleTimes<Time extends number | string> {
  readonly first: Time;
  readonly last: Time;
  /** Name of the last time, e.g. `today`. */
  readonly lastIs: string;
  readonly say?: (time: Time) => string;
}

/** Returns why a time is impossible, `is after today, 2026-11-20`; `null` when it is possible. */
export function timeFault<Time extends number | string>(
  time: Time,
  { first, last, lastIs, say = String }: PossibleTimes<Time>,
): string | null {
  if (time > last) return `is after ${lastIs}, ${say(last)}`;
  return time < first ? `is before ${say(first)}` : null;
}
