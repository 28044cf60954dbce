import { readFileSync } from 'node:fs';
import {
  type CoronavirusReporter,
  placeKey,
  type ReportingArea,
} from '@townlight/domain/coronavirus';

/** Who governs an area stands before its name. In the order in which a bare name is looked for. */
const GOVERNED = ['City of ', 'Los Angeles - ', 'Unincorporated - '];

/** Cities with a health department of their own. */
const OWN_DEPARTMENTS: Readonly<Record<string, CoronavirusReporter>> = {
  'City of Long Beach': 'long-beach',
  'City of Pasadena': 'pasadena',
};

/** All areas that cases are reported for, from `coronavirus/reporting-areas.csv`. In Node only. */
export function reportingAreas(): readonly ReportingArea[] {
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
        reporter: OWN_DEPARTMENTS[label] ?? 'county',
      };
    });
}

/** The area's label, by itself or by its bare name as newspapers use it: of areas of one name the city's, then the neighborhood's. */
export function labelOf(place: string): string | undefined {
  labels ??= new Map(reportingAreas().map(({ label }) => [placeKey(label), label]));
  for (const before of ['', ...GOVERNED]) {
    const label = labels.get(placeKey(before + place));
    if (label !== undefined) return label;
  }
  return undefined;
}
let labels: ReadonlyMap<string, string> | undefined;

function bareName(label: string): string {
  const before = GOVERNED.find((words) => label.startsWith(words)) ?? '';
  return label.slice(before.length);
}
