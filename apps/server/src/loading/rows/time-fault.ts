/** The times that a row can be of: as early as the source can tell of, and none that is still to come. */
export interface PossibleTimes<Time extends number | string> {
  readonly first: Time;
  readonly last: Time;
  /** What the last is, e.g. `today`. */
  readonly lastIs: string;
  readonly say?: (time: Time) => string;
}

/** Why a row cannot be of a time, `lies after today, 2026-11-20`; `null` where it can. */
export function timeFault<Time extends number | string>(
  time: Time,
  { first, last, lastIs, say = String }: PossibleTimes<Time>,
): string | null {
  if (time > last) return `is after ${lastIs}, ${say(last)}`;
  return time < first ? `is before ${say(first)}` : null;
}
