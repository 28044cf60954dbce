/** Why a reading is excluded from estimates. It is stored with its flag. */
export const READING_FLAGS = ['negative', 'too-high', 'stuck', 'duplicate'] as const;
export type ReadingFlag = (typeof READING_FLAGS)[number];

/** Readings above this, in µg/m³, need support: most monitors saturate here, and only the thickest smoke exceeds it. */
export const MAX_UNSUPPORTED_PM25 = 1_000;

/** Smallest adjacent reading that supports one above `MAX_UNSUPPORTED_PM25`, in µg/m³. */
export const MIN_SUPPORTING_PM25 = 250.5;

/** Maximum distance of the supporting reading in hours, with no reading between. */
export const MAX_HOURS_TO_SUPPORTING_READING = 3;

/** No monitor measures more, in µg/m³: higher values are instrument codes, even with support. */
export const MAX_MEASURABLE_PM25 = 10_000;

/** Identical readings for this many hours in a row indicate a stuck instrument. */
export const MIN_STUCK_HOURS = 8;

/** Clean air can read 0 for hours; only this many indicate a stuck instrument. */
export const MIN_STUCK_AT_ZERO_HOURS = 24;

/**
 * Flags one station's hourly readings in µg/m³, oldest first without gaps: `null` is an hour without a reading.
 * Returns a flag per hour, `null` where the reading is usable or missing. A stuck run is flagged from its first hour.
 */
export function flagReadings(hours: readonly (number | null)[]): (ReadingFlag | null)[] {
  const flags = hours.map((_, at) => flagOfValue(hours, at));
  let start = 0;
  for (let i = 1; i <= hours.length; i++) {
    if (i < hours.length && hours[i] === hours[start]) continue;
    const value = hours[start] ?? null;
    const longest = value === 0 ? MIN_STUCK_AT_ZERO_HOURS : MIN_STUCK_HOURS;
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
  if (value <= MAX_UNSUPPORTED_PM25) return null;
  const isSupported = [-1, 1].some(
    (step) => nearestReading(hours, at, step) >= MIN_SUPPORTING_PM25,
  );
  return isSupported && value <= MAX_MEASURABLE_PM25 ? null : 'too-high';
}

function nearestReading(hours: readonly (number | null)[], at: number, step: number): number {
  for (let away = 1; away <= MAX_HOURS_TO_SUPPORTING_READING; away++) {
    const value = hours[at + away * step] ?? null;
    if (value !== null) return value;
  }
  return Number.NaN;
}
