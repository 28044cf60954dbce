/** Why a reading is kept out of estimates. It stays on record with its flag. */
export const READING_FLAGS = ['negative', 'too-high', 'stuck', 'duplicate'] as const;
export type ReadingFlag = (typeof READING_FLAGS)[number];

/** Above this a reading in µg/m³ needs support: most monitors end here, and only the thickest smoke is above. */
export const HIGHEST_UNSUPPORTED = 1_000;

/** The station's reading just before or just after supports one above `HIGHEST_UNSUPPORTED` from this on: smoke, too. */
export const SUPPORTED_FROM = 250.5;

/** How many hours away the supporting reading may be, with none between. */
export const SUPPORT_WITHIN_HOURS = 3;

/** No monitor reads more: above this it is a code of the instrument, whatever supports it. */
export const HIGHEST_MEASURABLE = 10_000;

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
  const flags = hours.map((_, at) => flagOfValue(hours, at));
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

function flagOfValue(hours: readonly (number | null)[], at: number): ReadingFlag | null {
  const value = hours[at] ?? null;
  if (value === null) return null;
  if (value < 0) return 'negative';
  if (value <= HIGHEST_UNSUPPORTED) return null;
  const isSupported = [-1, 1].some((step) => nearestReading(hours, at, step) >= SUPPORTED_FROM);
  return isSupported && value <= HIGHEST_MEASURABLE ? null : 'too-high';
}

function nearestReading(hours: readonly (number | null)[], at: number, step: number): number {
  for (let away = 1; away <= SUPPORT_WITHIN_HOURS; away++) {
    const value = hours[at + away * step] ?? null;
    if (value !== null) return value;
  }
  return Number.NaN;
}
