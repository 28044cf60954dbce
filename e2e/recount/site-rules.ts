import { bundleScheme } from '@townlight/contract/bundles';
import { areaAgenciesList, crimeStatus } from '@townlight/contract/crime';
import { crimeCoverage } from '@townlight/contract/crime-coverage';
import { parseYearMonth } from '@townlight/domain/time';
import type { PartitionName } from './records-list.ts';

/** What no file tells and the site therefore states: how codes are put together, and what the agencies supplied. */
export interface SiteRules {
  readonly sample: boolean;
  /** Months since year 0. */
  readonly first: number;
  readonly last: number;
  /** Areas with fewer residents have no rank. */
  readonly leastResidents: number;
  /** Agency, code, crime type. */
  readonly typeOfCode: readonly string[][];
  /** Category, crime type. */
  readonly typeOfCategory: readonly string[][];
  /** Agency and a month that it has supplied whole. */
  readonly supplied: readonly (string | number)[][];
  /** Partition, area, agency that polices it. */
  readonly polices: readonly string[][];
}

export type ReadSite = (path: string) => Promise<unknown>;

export async function readSiteRules(
  read: ReadSite,
  partitions: readonly PartitionName[],
): Promise<SiteRules> {
  const status = crimeStatus.parse(await read('/api/crimes/status'));
  const scheme = bundleScheme.parse(await read('/api/bundles/scheme'));
  const coverage = crimeCoverage.parse(await read('/api/neighborhoods/coverage'));
  const typeOf = new Map(scheme.nicknames.map((one) => [one.name, one.small_bundle_name]));
  const polices: string[][] = [];
  for (const partition of partitions)
    for (const { id, agencies } of areaAgenciesList.parse(await read(`/api/${partition}/agencies`)))
      for (const { agency } of agencies) polices.push([partition, id, agency]);
  return {
    sample: status.sample,
    first: monthIn(status.first_month),
    last: monthIn(status.data_through),
    leastResidents: 1_000,
    typeOfCode: scheme.crime_descriptions.flatMap(({ agency, code, nickname }) => {
      const type = typeOf.get(nickname ?? '');
      return type ? [[agency, code, type]] : [];
    }),
    typeOfCategory: scheme.small_bundles.flatMap(({ name, big_bundles: categories }) =>
      categories.map((category) => [category, name]),
    ),
    supplied: coverage.agencies.flatMap(({ agency, runs }) =>
      runs
        .filter(({ state }) => state === 'whole')
        .flatMap(({ from, to }) => {
          const [start, end] = [monthIn(from), monthIn(to)];
          return Array.from({ length: end - start + 1 }, (_, at) => [agency, start + at]);
        }),
    ),
    polices,
  };
}

function monthIn(text: string | null): number {
  const month = parseYearMonth(text ?? '');
  if (month === null) throw new Error('the site has no month of crime on record');
  return month;
}
