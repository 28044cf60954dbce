import type { MissSums } from '@townlight/domain/air';
import type { AreaId } from '@townlight/domain/places';
import type { Hour, YearMonth } from '@townlight/domain/time';

/** The air of all hours on record as the builder posts it, large arrays on shared memory. */
export interface AirData {
  readonly timeZone: string;
  /** The readings are invented. */
  readonly sample: boolean;
  readonly record: RecordedAir;
  readonly areas: AreaAir;
  /** µg/m³, [like hours][station]: the usual level, NaN where too little is on record. See `likeHours`. */
  readonly usual: Float64Array;
  /** How far each station was missed when predicted from the others, by month. */
  readonly misses: ReadonlyMap<YearMonth, MissesByClass>;
}

/** [level of the prediction][distance of the nearest other station] */
export type MissesByClass = readonly (readonly MissSums[])[];

/** What the stations read. The place of a reading is `(hour - first) * stations.length + station`. */
export interface RecordedAir {
  /** In the order of their codes. */
  readonly stations: readonly AirStation[];
  /** The first hour on record, and how many there are; 0 before anything is loaded. */
  readonly first: Hour;
  readonly hours: number;
  /** The newest hour with a reading that may be used; null without any. */
  readonly newest: Hour | null;
  /** Readings in the store by the release that brought them: from it the next build knows what is new. */
  readonly releases: ReadonlyMap<number, number>;
  /** µg/m³ that estimates are made of; NaN where there is none. */
  readonly accepted: Float64Array;
  /** µg/m³ as read, of readings that are kept out of estimates; NaN where there is none. */
  readonly refused: Float64Array;
  /** Why: one more than the place of its flag in `READING_FLAGS`; 0 where nothing is refused. */
  readonly flags: Uint8Array;
  /** By hour on record: the month of the county's calendar and the hour of its clock. */
  readonly months: Uint16Array;
  readonly clock: Uint8Array;
}

export interface AirStation {
  readonly code: string;
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
}

/** The neighborhoods' estimates. */
export interface AreaAir {
  /** In the order of slugs. */
  readonly slugs: readonly AreaId[];
  readonly names: readonly string[];
  /** Tenths of µg/m³, [hour][area]; `NO_ESTIMATE` in an hour without a reading, `DOUBTFUL_ESTIMATE` in a doubtful one. */
  readonly estimates: Uint16Array;
  /** Kilometers, [area][station]: the mean over the points at which the area is estimated. */
  readonly km: Float32Array;
}

export const NO_ESTIMATE = 0xffff;
export const DOUBTFUL_ESTIMATE = 0xfffe;
/** 6,553.3 µg/m³: a mean of stations above that is far beyond every index. */
export const HIGHEST_ESTIMATE = 0xfffd;

/** Whole tenths of µg/m³, cut as an index cuts them: a concentration and its tenths have one index. */
export function toTenths(concentration: number): number {
  return Math.floor(concentration * 10 + 1e-6);
}

/** Hours that are like each other: of one month of the year and one hour of the day; 288 in all. */
export const LIKE_HOURS = 12 * 24;

export function likeHours(month: number, hourOfDay: number): number {
  return (month % 12) * 24 + hourOfDay;
}

/** Arrays have room for so many hours more, so that a new hour finds memory of its size. */
const ROOM_FOR_HOURS = 1_024;

/** How many hours the arrays of a record of so many have room for. */
export function hoursWithRoom(hours: number): number {
  return Math.ceil((hours + 1) / ROOM_FOR_HOURS) * ROOM_FOR_HOURS;
}

/** The memory that the figures lie in. */
export function memoryOf({ record, areas, usual }: AirData): SharedArrayBuffer[] {
  const { accepted, refused, flags, months, clock } = record;
  return [accepted, refused, flags, months, clock, areas.estimates, areas.km, usual].map(
    ({ buffer }) => buffer as SharedArrayBuffer,
  );
}
