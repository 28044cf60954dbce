import type { YearMonth } from '@townlight/domain/time';
import type { PlacesData } from '../../places/index.ts';
import { sharedMemory } from '../../platform/parts/shared-memory.ts';
import { type Reads, readNewestAirRelease } from '../store.ts';
import { type AirData, likeHours } from './air-data.ts';
import { areasWithPoints } from './area-points.ts';
import { unsettledHours } from './awaited-readings.ts';
import { estimateAreas } from './estimate-areas.ts';
import { measureMisses } from './measure-misses.ts';
import { type RecordRead, readRecord } from './read-record.ts';
import { usualLevels } from './usual-levels.ts';

export interface AirBuild {
  readonly timeZone: string;
  readonly places: PlacesData;
  /** The boundaries differ from those of `before`. */
  readonly placesMoved: boolean;
  readonly before: AirData | undefined;
  readonly spare: readonly SharedArrayBuffer[];
}

/**
 * Builds the air data of the snapshot. A new or revised hour costs only that hour; the others are copied from
 * `before`.
 */
export async function buildAirData(
  db: Reads,
  { timeZone, places, placesMoved, before, spare }: AirBuild,
): Promise<AirData> {
  const allocate = sharedMemory(spare);
  const { record, changed } = await readRecord(db, { timeZone, allocate }, before?.record);
  const areas = areasWithPoints(places);
  const sample = (await readNewestAirRelease(db))?.sample ?? false;
  if (before === undefined || changed === null)
    return {
      timeZone,
      sample,
      record,
      areas: estimateAreas(record, areas, allocate),
      usual: usualLevels(record, allocate),
      misses: measureMisses(record),
    };
  const touched = touchedBy({ record, changed });
  return {
    timeZone,
    sample,
    record,
    areas: placesMoved
      ? estimateAreas(record, areas, allocate)
      : estimateAreas(record, areas, allocate, {
          before: before.areas,
          hours: before.record.hours,
          // unsettled hours may have settled, and are then no longer doubtful because of awaited stations
          changed: new Set([...changed, ...unsettledHours(before.record)]),
        }),
    usual: usualLevels(record, allocate, { before: before.usual, changed: touched.likeHours }),
    misses: measureMisses(record, { before: before.misses, changed: touched.months }),
  };
}

function touchedBy({ record, changed }: RecordRead) {
  const months = new Set<YearMonth>();
  const like = new Set<number>();
  for (const hour of changed ?? []) {
    const at = hour - record.first;
    const month = record.months[at] as YearMonth;
    months.add(month);
    like.add(likeHours(month, record.clock[at] as number));
  }
  return { months, likeHours: like };
}
