import type { ErrorSums } from '@townlight/domain/air';
import type { AreaId } from '@townlight/domain/places';
import type { Hour, YearMonth } from '@townlight/domain/time';

/** The air of all recorded hours as the snapshot builder posts it, with large arrays in shared memory. */
export interface AirData {
  readonly timeZone: string;
  /** The readings are sample data. */
  readonly sample: boolean;
  readonly record: StationReadingsRecord;
  readonly areas: AreaEstimates;
  /** µg/m³, [hour group][station]: the usual level, NaN with too few records. See `toHourGroup`. */
  readonly usual: Float64Array;
  /** Errors of predicting each station from the others, by month. */
  readonly misses: ReadonlyMap<YearMonth, ErrorSumsByClass>;
}

/** [level of the prediction][distance of the nearest other station] */
export type ErrorSumsByClass = readonly (readonly ErrorSums[])[];

/** The readings of the stations. The index of a reading is `(hour - first) * stations.length + station`. */
export interface StationReadingsRecord {
  /** Ordered by code. */
  readonly stations: readonly AirStation[];
  /** The first recorded hour and the number of hours; 0 before anything is loaded. */
  readonly first: Hour;
  readonly hours: number;
  /** The newest hour with an accepted reading; null without any. */
  readonly newest: Hour | null;
  /** Number of stored readings by release: the next build derives from it which readings are new. */
  readonly releases: ReadonlyMap<number, number>;
  /** µg/m³ that estimates use; NaN where there is none. */
  readonly accepted: Float64Array;
  /** µg/m³ of the readings that are excluded from estimates; NaN where there is none. */
  readonly refused: Float64Array;
  /** Why a reading is excluded: the index of its flag in `READING_FLAGS` plus one; 0 where nothing is excluded. */
  readonly flags: Uint8Array;
  /** By recorded hour: the month of the county's calendar and the hour of its clock. */
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
export interface AreaEstimates {
  /** Ordered by slug. */
  readonly slugs: readonly AreaId[];
  readonly names: readonly string[];
  /**
   * Tenths of µg/m³, [hour][area]; `NO_ESTIMATE` in an hour without a reading, `DOUBTFUL_ESTIMATE` in a doubtful hour.
   */
  readonly estimates: Uint16Array;
  /** Kilometers, [area][station]: the mean over the points at which the area is estimated. */
  readonly km: Float32Array;
}

/** Stored in place of an estimate where there is no reading. */
export const NO_ESTIMATE = 0xffff;
/** Stored in place of an estimate in a doubtful hour. */
export const DOUBTFUL_ESTIMATE = 0xfffe;
/** 6,553.3 µg/m³: a higher mean of stations is far beyond every index. */
export const MAX_STORED_ESTIMATE = 0xfffd;

/**
 * Returns tenths of µg/m³, truncated as an index truncates them: a concentration and its tenths have the same index.
 */
export function toTenths(concentration: number): number {
  return Math.floor(concentration * 10 + 1e-6);
}

/** Number of groups of similar hours: 12 months of the year times 24 hours of the day. */
export const HOUR_GROUPS = 12 * 24;

/** Returns the group of an hour; `month` from 1 to 12, `hourOfDay` from 0 to 23. */
export function toHourGroup(month: number, hourOfDay: number): number {
  return (month % 12) * 24 + hourOfDay;
}

/** Arrays grow in steps of this many hours, so that a new hour can reuse memory of the same size. */
const CAPACITY_STEP_HOURS = 1_024;

/** Returns the capacity in hours of the arrays for a record of this length. */
export function computeHourCapacity(hours: number): number {
  return Math.ceil((hours + 1) / CAPACITY_STEP_HOURS) * CAPACITY_STEP_HOURS;
}

/** Lists the shared buffers of the figures. */
export function listSharedBuffers({ record, areas, usual }: AirData): SharedArrayBuffer[] {
  const { accepted, refused, flags, months, clock } = record;
  return [accepted, refused, flags, months, clock, areas.estimates, areas.km, usual].map(
    ({ buffer }) => buffer as SharedArrayBuffer,
  );
}
