import {
  findCompleteAreas,
  MIN_RESIDENTS_FOR_RATE,
  RANK_STATUS_CODE,
  type Ranking,
  rankAreas,
  sumAllByArea,
  sumSeriesByArea,
  UNKNOWN_RESIDENTS,
} from '@townlight/domain/crime';
import type { MonthRange } from '@townlight/domain/time';
import type { PartitionCrime } from '../snapshot/crime-data.ts';

/** A ranking with its inputs, indexed by area. */
export interface RankedPartition {
  readonly counts: Uint32Array;
  readonly complete: Uint8Array;
  /** 1 if an agency that polices the area does not record the counted types; null if all agencies do. */
  readonly unrecorded: Uint8Array | null;
  readonly ranking: Ranking;
}

/** Ranks a partition's areas over a period by the chosen series, `null` for every report on record. */
export function rankPartition(
  { bundles, completeness, residents }: PartitionCrime,
  series: readonly number[] | null,
  period: MonthRange,
  unrecorded: Uint8Array | null = null,
): RankedPartition {
  const allCounts = sumAllByArea(bundles, period);
  const counts = series === null ? allCounts : sumSeriesByArea(bundles, series, period);
  const complete = findCompleteAreas(completeness, period);
  const ranking = rankAreas({ counts, allCounts, residents, complete, unrecorded });
  return { counts, complete, unrecorded, ranking };
}

/**
 * Returns whether an area is an outlier (reading 11). For incomplete or unrecorded areas only the number of residents
 * is considered, since a count of zero may result from the missing records.
 */
export function isOutlier(
  { residents }: PartitionCrime,
  { ranking }: RankedPartition,
  area: number,
): boolean {
  const standing = ranking.statuses[area];
  if (standing === RANK_STATUS_CODE.incomplete || standing === RANK_STATUS_CODE.notRecorded) {
    const people = residents[area] as number;
    return people !== UNKNOWN_RESIDENTS && people < MIN_RESIDENTS_FOR_RATE;
  }
  return standing === RANK_STATUS_CODE.outlier;
}
