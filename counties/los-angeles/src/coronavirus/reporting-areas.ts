import { readFileSync } from 'node:fs';
import {
  type CoronavirusReporter,
  type ReportingArea,
  toPlaceKey,
} from '@townlight/domain/coronavirus';

/** Prefixes of an area's name for its government, in the order in which a bare name is looked up. */
const GOVERNED = ['City of ', 'Los Angeles - ', 'Unincorporated - '];

/** Cities with a separate health department. */
const CITY_DEPARTMENTS: Readonly<Record<string, CoronavirusReporter>> = {
  'City of Long Beach': 'long-beach',
  'City of Pasadena': 'pasadena',
};

/** Loads all reporting areas from `coronavirus/reporting-areas.csv`. In Node only. */
export function loadReportingAreas(): readonly ReportingArea[] {
  known ??= readTable();
  return known;
}
let known: readonly ReportingArea[] | undefined;

function readTable(): ReportingArea[] {
  const file = new URL('../../coronavirus/reporting-areas.csv', import.meta.url);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [label = '', neighborhood = '', why = ''] = line.split(',');
      return {
        label,
        neighborhood: why === '' ? neighborhood || bareName(label) : null,
        why,
        reporter: CITY_DEPARTMENTS[label] ?? 'county',
      };
    });
}

/**
 * Finds an area's label by itself or by the bare name that newspapers use: of areas with the same name the city's,
 * then the neighborhood's.
 */
export function findAreaLabel(place: string): string | undefined {
  labels ??= new Map(loadReportingAreas().map(({ label }) => [toPlaceKey(label), label]));
  for (const before of ['', ...GOVERNED]) {
    const label = labels.get(toPlaceKey(before + place));
    if (label !== undefined) return label;
  }
  return undefined;
}
let labels: ReadonlyMap<string, string> | undefined;

function bareName(label: string): string {
  const before = GOVERNED.find((governor) => label.startsWith(governor)) ?? '';
  return label.slice(before.length);
}

/** Rows for a sum of areas, by the key of their name. */
const SUMS: Readonly<Record<string, string>> = {
  cityoflosangeles: 'the whole city, which is counted community by community',
  losangeles: 'the whole city, which is counted community by community',
  losangelescounty: 'the whole county, which is counted area by area',
  santaclaritaandstevensonranch: 'two areas in one row',
  smallerlosangelesneighborhoods: 'many areas in one row',
};

/**
 * Explains why a row is rejected whose area is a sum of others: it would count cases twice, and disclose suppressed
 * figures.
 */
export function explainAggregateRow(place: string): string | undefined {
  if (/\binc(l|luding|\.)?\b.*\ball communities\b/i.test(place)) return SUMS.cityoflosangeles;
  return SUMS[toPlaceKey(place)];
}

/** By name; `coronavirus/README.md` explains the choice. */
export const mergedPairs: readonly (readonly [string, string])[] = [
  ['Athens', 'Westmont'],
  ['Hancock Park', 'Windsor Square'],
  ['Stevenson Ranch', 'Unincorporated Santa Susana Mountains'],
  ['Topanga', 'Unincorporated Santa Monica Mountains'],
];
