/** Why a reading is kept out of estimates. It stays on record with its flag. */
export const READING_FLAGS = ['negative', 'too-high', 'stuck', 'duplicate'] as const;
export type ReadingFlag = (typeof READING_FLAGS)[number];

/** Above this a reading in µg/m³ is a fault of the instrument: monitors end here, and the worst smoke measured is below. */
export const HIGHEST_PLAUSIBLE = 1_000;

/** The same reading to the tenth for this many hours in a row is an instrument that hangs. */
export const STUCK_HOURS = 8;

/** Clean air reads 0 for hours on end; only this long is it an instrument that hangs. */
export const STUCK_AT_ZERO_HOURS = 24;

/**
 * Looks through one station's hourly readings in µg/m³, oldest first and without a missing hour left out: `null` stands
 * for an hour without a reading. Gives each hour its flag, `null` where the reading may be used or there is none.
 * A run counts as stuck from its first hour on.
 */
export function checkReadings(hours: readonly (number | null)[]): (ReadingFlag | null)[] {
  const flags = hours.map(flagOfValue);
  let start = 0;
  for (let i = 1; i <= hours.length; i++) {
    if (i < hours.length && hours[i] === hours[start]) continue;
    const value = hours[start] ?? null;
    const longest = value === 0 ? STUCK_AT_ZERO_HOURS : STUCK_HOURS;
    if (value !== null && i - start >= longest) {
      for (let k = start; k < i; k++) flags[k] ??= 'stuck';
    }
    start = i;
  }
  return flags;
}

function flagOfValue(value: number | null): ReadingFlag | null {
  if (value === null) return null;
  if (value < 0) return 'negative';
  return value > HIGHEST_PLAUSIBLE ? 'too-high' : null;
}
