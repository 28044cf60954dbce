import type { Agency } from '@townlight/domain/county';
import {
  type AgencyRules,
  type CountingRulesRun,
  type CountyRecordingRules,
  canRecordCrimeTypes,
  findCountingRules,
} from '@townlight/domain/crime';
import { toSlug } from '@townlight/domain/places';
import { type MonthRange, parseYearMonth } from '@townlight/domain/time';
import type { CategoryNames } from '../../bundles/index.ts';
import type { CrimeData, PartitionCrime } from './crime-data.ts';

/**
 * Updates the crime type names in the county's recording rules to their current ones, since staff may have renamed
 * them.
 */
export function resolveRecordingNames(
  { outsideAllCrime, countedSingly, unrecorded }: CountyRecordingRules,
  { small, smallBySlug }: Pick<CategoryNames, 'small' | 'smallBySlug'>,
): CountyRecordingRules {
  const now = (name: string) => (small.has(name) ? name : (smallBySlug.get(toSlug(name)) ?? name));
  return {
    outsideAllCrime: outsideAllCrime.map(now),
    countedSingly: countedSingly.map(now),
    unrecorded: Object.fromEntries(
      Object.entries(unrecorded).map(([rules, types]) => [
        rules,
        types.map(({ crimeType, countedUnder }) => ({
          crimeType: now(crimeType),
          countedUnder: countedUnder.map(now),
        })),
      ]),
    ),
  };
}

/** Returns the rules of each agency's records by month; agencies without records are absent. */
export function findRulesByAgency(
  known: ReadonlyMap<string, AgencyRules['known']>,
  agencies: readonly Agency[],
  range: MonthRange | null,
): ReadonlyMap<string, readonly CountingRulesRun[]> {
  const ofSlug = new Map(agencies.map((agency) => [agency.slug, agency]));
  return new Map(
    [...known].map(([slug, months]) => {
      const { countingRules = [], changeOver } = ofSlug.get(slug) ?? {};
      const rules = { countingRules, changeOver: parseYearMonth(changeOver ?? ''), known: months };
      return [slug, range === null ? [] : findCountingRules(rules, range)];
    }),
  );
}

/**
 * Returns 1 for each area policed by an agency whose rules in the period cannot record the chosen types; null without
 * any.
 * @param types null for what every agency records
 */
export function findUnrecordedAreas(
  data: Pick<CrimeData, 'recording' | 'rulesOf'>,
  { policedBy }: Pick<PartitionCrime, 'policedBy'>,
  types: ReadonlySet<string> | null,
  period: MonthRange,
): Uint8Array | null {
  const without = findAgenciesWithout(data, types, period);
  if (without.size === 0) return null;
  return Uint8Array.from(policedBy, (agencies) => (agencies.some((a) => without.has(a)) ? 1 : 0));
}

/** Returns whether all agencies of an area record the chosen types in all months of the period. */
export function isRecordedInArea(
  data: Pick<CrimeData, 'recording' | 'rulesOf'>,
  { policedBy }: Pick<PartitionCrime, 'policedBy'>,
  area: number,
  types: ReadonlySet<string> | null,
  period: MonthRange,
): boolean {
  const without = findAgenciesWithout(data, types, period);
  return !policedBy[area]?.some((agency) => without.has(agency));
}

function findAgenciesWithout(
  { recording, rulesOf }: Pick<CrimeData, 'recording' | 'rulesOf'>,
  types: ReadonlySet<string> | null,
  period: MonthRange,
): ReadonlySet<string> {
  const without = new Set<string>();
  if (types === null) return without;
  const cannot = new Set(
    Object.entries(recording.unrecorded)
      .filter(([, unrecorded]) => !canRecordCrimeTypes(unrecorded, types))
      .map(([rules]) => rules),
  );
  if (cannot.size === 0) return without;
  for (const [agency, runs] of rulesOf)
    if (
      runs.some(
        ({ rules, from, to }) => cannot.has(rules) && from <= period.to && to >= period.from,
      )
    )
      without.add(agency);
  return without;
}
