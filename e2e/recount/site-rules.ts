import { bundleScheme } from '@townlight/contract/bundles/scheme';
import { crimeStatus } from '@townlight/contract/crime';
import { crimeCoverage } from '@townlight/contract/crime-coverage';
import { methodsSchema } from '@townlight/contract/methods';
import { publishedReleases } from '@townlight/contract/open-data';
import { parseYearMonth } from '@townlight/domain/time';
import type { PartitionName } from './records-list.ts';

/** What no file contains, so that the site states it: how codes are grouped, and which months the agencies supplied. */
export interface SiteRules {
  readonly sample: boolean;
  /** Months since year 0. */
  readonly first: number;
  readonly last: number;
  /** Areas with fewer residents have no rank. */
  readonly minResidents: number;
  /** With fewer reports there is no rate. */
  readonly minReports: number;
  /** Agency, code, crime type. */
  readonly typeOfCode: readonly string[][];
  /** Category, crime type. */
  readonly typeOfCategory: readonly string[][];
  /**
   * Agency, a month that one of its releases states as complete, and the area it states it for; empty for all areas.
   */
  readonly supplied: readonly (readonly [string, number, string])[];
  /** Partition and an area of which other agencies police more than a tenth, so that it is never complete. */
  readonly polices: readonly string[][];
  /** Partition and an area that is only partly policed by known agencies, and therefore never complete. */
  readonly partlyPoliced: readonly string[][];
  /** Crime types that all crime leaves out. */
  readonly outside: readonly string[];
  /** The crime types that are counted one by one. */
  readonly single: readonly string[];
  /** Crime types that an agency's rules cannot record. */
  readonly notRecorded: readonly NotRecorded[];
  /** Which agency's records follow which rules. */
  readonly rulesOf: readonly RulesOfAgency[];
}

export interface NotRecorded {
  readonly rules: string;
  readonly crimeType: string;
  /** The crime types that include such reports instead; empty where none does. */
  readonly countedUnder: readonly string[];
}

/** Both months included. */
export interface RulesOfAgency {
  readonly agency: string;
  readonly rules: string;
  readonly from: number;
  readonly to: number;
}

export type ReadSite = (path: string) => Promise<unknown>;

export async function readSiteRules(
  read: ReadSite,
  partitions: readonly PartitionName[],
): Promise<SiteRules> {
  const status = crimeStatus.parse(await read('/api/crimes/status'));
  const scheme = bundleScheme.parse(await read('/api/bundles/scheme'));
  const methodology = methodsSchema.parse(await read('/api/methods'));
  const releases = publishedReleases.parse(await read('/api/releases'));
  const typeOf = new Map(scheme.nicknames.map((one) => [one.name, one.small_bundle_name]));
  const polices: string[][] = [];
  const partlyPoliced: string[][] = [];
  for (const partition of partitions) {
    const { areas } = crimeCoverage.parse(await read(`/api/${partition}/coverage`));
    for (const { id, agencies, policed_in_part } of areas) {
      for (const agency of agencies) polices.push([partition, id, agency]);
      if (policed_in_part) partlyPoliced.push([partition, id]);
    }
  }
  return {
    sample: status.sample,
    first: monthIn(status.first_month),
    last: monthIn(status.data_through),
    minResidents: 1_000,
    minReports: 10,
    typeOfCode: scheme.crime_descriptions.flatMap(({ agency, code, nickname }) => {
      const type = typeOf.get(nickname ?? '');
      return type ? [[agency, code, type]] : [];
    }),
    typeOfCategory: scheme.small_bundles.flatMap(({ name, big_bundles: categories }) =>
      categories.map((category) => [category, name]),
    ),
    supplied: releases
      .filter(({ kind, withdrawn_at }) => kind === 'crime' && withdrawn_at === null)
      .flatMap(({ agency, months, areas }) =>
        months.flatMap(({ from, to }) =>
          monthsFrom(from, to).flatMap((month) =>
            (areas ?? ['']).map((area) => [agency ?? '', month, area] as const),
          ),
        ),
      ),
    polices,
    partlyPoliced,
    outside: status.outside_all_crime,
    single: status.counted_singly,
    notRecorded: methodology.not_recorded.map(({ rules, crime_type, counted_under }) => ({
      rules,
      crimeType: crime_type,
      countedUnder: counted_under,
    })),
    rulesOf: methodology.agencies.flatMap(({ agency, rules }) =>
      rules.map((run) => ({
        agency,
        rules: run.rules,
        from: monthIn(run.from),
        to: monthIn(run.to),
      })),
    ),
  };
}

function monthsFrom(from: string, to: string): number[] {
  const start = monthIn(from);
  return Array.from({ length: monthIn(to) - start + 1 }, (_, at) => start + at);
}

function monthIn(text: string | null): number {
  const month = parseYearMonth(text ?? '');
  if (month === null) throw new Error('the site has no month of crime on record');
  return month;
}
