import type { YearMonth } from '@townlight/domain/time';
import type { Queryable } from '../../../platform/database/query.ts';
import { createSharedAllocator } from '../../../platform/features/shared-memory.ts';
import type { PlacesData } from '../../places/index.ts';
import { readNewestAirRelease } from '../store.ts';
import { type AirData, toHourGroup } from './air-data.ts';
import { listAreasWithPoints } from './area-points.ts';
import { crossValidateByMonth } from './cross-validate-by-month.ts';
import { estimateAreas } from './estimate-areas.ts';
import { listUnsettledHours } from './late-station-readings.ts';
import { type AirRecordUpdate, readAirRecord } from './read-air-record.ts';
import { computeUsualLevels } from './usual-levels.ts';

export interface AirBuildOptions {
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
  db: Queryable,
  { timeZone, places, placesMoved, before, spare }: AirBuildOptions,
): Promise<AirData> {
  const allocate = createSharedAllocator(spare);
  const { record, changed } = await readAirRecord(db, { timeZone, allocate }, before?.record);
  const areas = listAreasWithPoints(places);
  const sample = (await readNewestAirRelease(db))?.sample ?? false;
  if (before === undefined || changed === null)
    return {
      timeZone,
      sample,
      record,
      areas: estimateAreas(record, areas, allocate),
      usual: computeUsualLevels(record, allocate),
      misses: crossValidateByMonth(record),
    };
  const touched = findTouchedGroups({ record, changed });
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
          changed: new Set([...changed, ...listUnsettledHours(before.record)]),
        }),
    usual: computeUsualLevels(record, allocate, {
      before: before.usual,
      changed: touched.likeHours,
    }),
    misses: crossValidateByMonth(record, { before: before.misses, changed: touched.months }),
  };
}

function findTouchedGroups({ record, changed }: AirRecordUpdate) {
  const months = new Set<YearMonth>();
  const like = new Set<number>();
  for (const hour of changed ?? []) {
    const at = hour - record.first;
    const month = record.months[at] as YearMonth;
    months.add(month);
    like.add(toHourGroup(month, record.clock[at] as number));
  }
  return { months, likeHours: like };
}
