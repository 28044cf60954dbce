import { titleCaseCrimeType } from '@townlight/domain/bundles';
import { countAreaByMonth, SINGLY_COUNTED_CRIME_MONTHS } from '@townlight/domain/crime';
import { addMonths, type YearMonth } from '@townlight/domain/time';
import type { CrimeSnapshot } from '../../snapshot/crime-snapshot.ts';
import { isRecordedInArea } from '../../snapshot/recording.ts';
import { selectCrimeType } from '../choose-categories.ts';

/** The number of a crime of which each one matters, in one neighborhood. */
export interface SinglyCountedCrime {
  /** Display name of the crime type. */
  readonly name: string;
  readonly count: number;
  /** Reports on record from `since` to the month, 36 months where the records go back that far. */
  readonly recent: number;
  readonly since: YearMonth;
}

/** Lists the crime types that are counted singly, also those without a report; those not recorded are omitted. */
export function listSinglyCountedCrimes(
  snapshot: CrimeSnapshot,
  area: number,
  month: YearMonth,
): SinglyCountedCrime[] {
  const { data } = snapshot;
  const partition = data.partitions.neighborhoods;
  const since = Math.max(
    addMonths(month, 1 - SINGLY_COUNTED_CRIME_MONTHS),
    data.first,
  ) as YearMonth;
  const known = data.recording.countedSingly.filter((name) => snapshot.names.small.has(name));
  return known.flatMap((name) => {
    const { series, types } = selectCrimeType(snapshot, name);
    const range = { from: since, to: month };
    if (!isRecordedInArea(data, partition, area, types, range)) return [];
    const counts = countAreaByMonth(partition.bundles, area, range, series);
    const recent = counts.reduce((sum, count) => sum + count, 0);
    return [{ name: titleCaseCrimeType(name), count: counts.at(-1) ?? 0, recent, since }];
  });
}
