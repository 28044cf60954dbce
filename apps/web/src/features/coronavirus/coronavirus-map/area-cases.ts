import type { CoronavirusRecord, CoronavirusStatus } from '@townlight/contract/coronavirus';
import type { AreaId } from '@townlight/domain/places';

/** Whether an area of the map has a color, or why not. */
export type CaseStatus =
  /** It has a rate and a rank. */
  | 'ranked'
  /** Its source does not publish the count. */
  | 'withheld'
  /** It has too few residents for a rate, or its population is unknown. */
  | 'unranked'
  /** No cases or data are reported. */
  | 'none';

/** The cases of one area of the map. */
export interface AreaCases {
  readonly id: AreaId;
  readonly name: string;
  /** Null where nothing is reported. */
  readonly record: CoronavirusRecord | null;
  readonly standing: CaseStatus;
}

/** The map's figures of all areas on one day. */
export interface CountyCases {
  readonly areas: ReadonlyMap<AreaId, AreaCases>;
  readonly rankedCount: number;
}

/** Neighborhoods that are reported together: each mapped to the area that represents them. */
export type MergedAreas = ReadonlyMap<AreaId, AreaId>;

/** Finds the neighborhoods that the map merges into one area. // spec 9 */
export function findMergedAreas(status: CoronavirusStatus | null | undefined): MergedAreas {
  const pairs = (status?.neighborhoods ?? []).filter((one) => one.neighborhoods.length > 1);
  return new Map(
    pairs.flatMap(({ neighborhood, neighborhoods }) =>
      neighborhoods.map((id): [AreaId, AreaId] => [id, neighborhood]),
    ),
  );
}

/**
 * Returns the names of the map's areas; merged neighborhoods have a joint name.
 * @param list joins names: `Athens and Westmont`
 */
export function mergeAreaNames(
  names: ReadonlyMap<AreaId, string>,
  mergedInto: MergedAreas,
  list: (names: string[]) => string,
): ReadonlyMap<AreaId, string> {
  const together = new Map<AreaId, string[]>();
  for (const [id, name] of names) {
    const area = mergedInto.get(id) ?? id;
    together.set(area, [...(together.get(area) ?? []), name]);
  }
  return new Map([...together].map(([id, members]) => [id, list(members)]));
}

/** Collects the cases of every area of the map, including areas without reports. */
export function collectCountyCases(
  records: readonly CoronavirusRecord[],
  names: ReadonlyMap<AreaId, string>,
): CountyCases {
  const known = new Map(records.map((record) => [record.neighborhood, record]));
  const areas = [...names].map(([id, name]): [AreaId, AreaCases] => {
    const record = known.get(id) ?? null;
    return [id, { id, name, record, standing: standingOf(record) }];
  });
  return {
    areas: new Map(areas),
    rankedCount: records.filter(({ ranking }) => ranking !== null).length,
  };
}

/** A higher number of residents per case is no whole number of people that a reader imagines. */
const MAX_RESIDENTS_PER_CASE = 20;

/**
 * Returns in how many residents one case was reported, as a whole number, over the areas with a rate; `null` where no
 * whole number is near, or no area has a rate.
 */
export function computeResidentsPerCase({ areas }: CountyCases): number | null {
  const ranked = [...areas.values()].flatMap(({ record, standing }) =>
    record !== null && standing === 'ranked' ? [record] : [],
  );
  const sum = (field: 'total_cases' | 'total_population') =>
    ranked.reduce((total, record) => total + (record[field] ?? 0), 0);
  const residents = sum('total_population') / sum('total_cases');
  const whole = Math.round(residents);
  const isNear = Math.abs(residents - whole) <= 0.1 * whole;
  return whole >= 2 && whole <= MAX_RESIDENTS_PER_CASE && isNear ? whole : null;
}

function standingOf(record: CoronavirusRecord | null): CaseStatus {
  if (record === null) return 'none';
  if (record.is_suppressed) return 'withheld';
  return record.ranking === null || record.infection_rate === null ? 'unranked' : 'ranked';
}
