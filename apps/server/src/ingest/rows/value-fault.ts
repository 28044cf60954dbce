/** Real names, numbers and codes are far shorter; PostgreSQL indexes about 2,700 bytes at most. */
export const MAX_VALUE_LENGTH = 500;

/** Returns why a value cannot be stored, `has a NUL character`; `null` when it can. */
export function findValueFault(text: string): string | null {
  if (text.length > MAX_VALUE_LENGTH)
    return `has ${text.length.toLocaleString('en')} characters; at most ${MAX_VALUE_LENGTH} are allowed`;
  return text.includes('\0') ? 'has a NUL character, which text never has' : null;
}

/** Checks several values and adds the column's name: `NUMBER has a NUL character`. */
export function findFirstValueFault(
  values: readonly (readonly [column: string | undefined, text: string])[],
): string | null {
  for (const [column, text] of values) {
    const fault = findValueFault(text);
    if (fault !== null) return `${column} ${fault}`;
  }
  return null;
}

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
