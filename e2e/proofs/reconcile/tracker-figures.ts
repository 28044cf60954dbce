import type { Pool } from 'pg';
import type { PlacedRecord } from './compare-records.ts';

/** The expected figures of the trackers, counted from the independent records. */
export interface TrackerFigures {
  /** Neighborhoods with the most records in the last month, the most first. */
  readonly neighborhoods: readonly string[];
  /** Crime types that all agencies record with the most records in the last month, the most first. */
  readonly crimes: readonly string[];
  readonly allCrimes: readonly string[];
  /** Crime types that only some agencies record. */
  readonly outside: ReadonlySet<string>;
  /** Records of a neighborhood in months from `from` to `to`, of one crime type or of all that all agencies record. */
  count(neighborhood: string, months: Months, crime?: string): number;
  /** The same in all neighborhoods. */
  countyCount(crime: string, months: Months): number;
}

export interface Months {
  /** Months since year 0. */
  readonly from: number;
  readonly to: number;
}

/** The crime type of each code, `lapd 310` → `Burglary`: that is the staff's choice, not the file's. */
export type CrimeOfCode = ReadonlyMap<string, string>;

export async function readCrimeOfCode(store: Pool): Promise<CrimeOfCode> {
  const { rows } = await store.query<{ agency: string; code: string; crime: string }>(
    `select c.agency, c.code, n.small_bundle as crime
       from crime_code c join nickname n on n.name = c.nickname where n.small_bundle is not null`,
  );
  return new Map(rows.map(({ agency, code, crime }) => [`${agency} ${code}`, crime]));
}

/**
 * @param outside crime types that all crime leaves out
 * @param slugs neighborhoods by `area.id`
 */
export function countTrackerFigures(
  crimeOf: CrimeOfCode,
  outside: ReadonlySet<string>,
  records: readonly PlacedRecord[],
  slugs: ReadonlyMap<number, string>,
  last: number,
): TrackerFigures {
  const neighborhoodRecords = records.flatMap((record) => {
    const slug = slugs.get(record.areaId);
    if (record.partition !== 'neighborhoods' || slug === undefined) return [];
    const crime = crimeOf.get(`${record.agency} ${record.code}`) ?? null;
    return [{ slug, crime, month: record.month }];
  });
  const within = ({ from, to }: Months) =>
    neighborhoodRecords.filter((r) => r.month >= from && r.month <= to);
  const byFrequency = (names: readonly string[]) =>
    [...Map.groupBy(names, (name) => name)]
      .sort(([, a], [, b]) => b.length - a.length)
      .map(([name]) => name);
  const ofLast = within({ from: last, to: last });
  return {
    neighborhoods: byFrequency(ofLast.map((r) => r.slug)).slice(0, 3),
    crimes: byFrequency(
      ofLast.flatMap((r) => (r.crime === null || outside.has(r.crime) ? [] : r.crime)),
    ).slice(0, 3),
    allCrimes: [...new Set(crimeOf.values())],
    outside,
    count: (neighborhood, months, crime) =>
      within(months).filter(
        (r) =>
          r.slug === neighborhood &&
          (crime === undefined ? !outside.has(r.crime ?? '') : r.crime === crime),
      ).length,
    countyCount: (crime, months) => within(months).filter((r) => r.crime === crime).length,
  };
}
