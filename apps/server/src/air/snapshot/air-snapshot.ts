import {
  AIR_SETTLING_HOURS,
  type AirEstimate,
  DOUBTFUL,
  distanceClass,
  type EstimationError,
  type HourOfAir,
  isEnough,
  levelClass,
} from '@townlight/domain/air';
import type { AreaId } from '@townlight/domain/places';
import { addHours, type Hour } from '@townlight/domain/time';
import { type ReplyMemory, rememberReplies } from '../../platform/http/reply-memory.ts';
import { type AirData, DOUBTFUL_ESTIMATE, NO_ESTIMATE } from './air-data.ts';
import { type MeasuredErrors, measuredErrors } from './measured-errors.ts';

const MOST_KEPT_BYTES = 12 * 1024 * 1024;

/** The air as requests read it. Immutable but for the replies it remembers. */
export interface AirSnapshot {
  readonly data: AirData;
  /** Null before the first reading. */
  readonly hours: AirHoursOnRecord | null;
  /** Slug → the area's place in the figures. */
  readonly areaOf: ReadonlyMap<AreaId, number>;
  readonly errors: MeasuredErrors;
  readonly replies: ReplyMemory;
}

export interface AirHoursOnRecord {
  readonly first: Hour;
  /** The newest with a reading. */
  readonly newest: Hour;
  /** The hour that pages show: so long before the newest that readings are no longer revised as a rule. */
  readonly shown: Hour;
}

export function openAirSnapshot(data: AirData): AirSnapshot {
  const { first, newest } = data.record;
  return {
    data,
    hours: newest === null ? null : { first, newest, shown: shownHour(first, newest) },
    areaOf: new Map(data.areas.slugs.map((slug, area) => [slug, area])),
    errors: measuredErrors([...data.misses.values()]),
    replies: rememberReplies(MOST_KEPT_BYTES),
  };
}

function shownHour(first: Hour, newest: Hour): Hour {
  return Math.max(addHours(newest, -AIR_SETTLING_HOURS), first) as Hour;
}

/** µg/m³ in tenths of an area; null in an hour without a reading or with a doubtful one, and outside the record. */
export function areaConcentration(snapshot: AirSnapshot, area: number, hour: Hour): number | null {
  const air = areaAir(snapshot, area, hour);
  return air === DOUBTFUL ? null : air;
}

/** What is known of an area in an hour, µg/m³ in tenths. */
export function areaAir({ data }: AirSnapshot, area: number, hour: Hour): HourOfAir {
  const { record, areas } = data;
  const at = hour - record.first;
  if (at < 0 || at >= record.hours) return null;
  const tenths = areas.estimates[at * areas.slugs.length + area] as number;
  if (tenths === DOUBTFUL_ESTIMATE) return DOUBTFUL;
  return tenths === NO_ESTIMATE ? null : tenths / 10;
}

/** How far estimates of this level and at this distance from the nearest station miss. */
export function errorAt(
  { errors }: AirSnapshot,
  { concentration, nearestKm }: Pick<AirEstimate, 'concentration' | 'nearestKm'>,
): EstimationError | null {
  return errors.told[levelClass(concentration)]?.[distanceClass(nearestKm)] ?? null;
}

/**
 * How far estimates of all levels miss at this distance, in µg/m³: what bears on a mean over all hours. Where no station has
 * another so near, it is what was measured at the next greater distance: rather too much than too little.
 */
export function errorOfAllLevels({ errors }: AirSnapshot, nearestKm: number): number | null {
  return errors.byDistance.slice(distanceClass(nearestKm)).find(isEnough)?.meanAbsolute ?? null;
}

/** Kilometers from the area to the nearest station with a reading in the hour; to the nearest of all in one without. */
export function areaNearestKm({ data }: AirSnapshot, area: number, hour: Hour): number {
  const { record, areas } = data;
  const { stations, accepted, first } = record;
  let nearest = Number.POSITIVE_INFINITY;
  let nearestOfAll = Number.POSITIVE_INFINITY;
  for (let station = 0; station < stations.length; station++) {
    const km = areas.km[area * stations.length + station] as number;
    nearestOfAll = Math.min(nearestOfAll, km);
    const reading = accepted[(hour - first) * stations.length + station] as number;
    if (!Number.isNaN(reading)) nearest = Math.min(nearest, km);
  }
  return Number.isFinite(nearest) ? nearest : nearestOfAll;
}
