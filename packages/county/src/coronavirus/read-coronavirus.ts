import {
  type CaseReporter,
  COUNTY_REPORTER,
  type CoronavirusCounty,
  type ReportingArea,
  toPlaceKey,
} from '@townlight/domain/coronavirus';
import { toSlug } from '@townlight/domain/places';
import { z } from 'zod';
import type { PackFolder } from '../pack-folder.ts';

const FILE = 'coronavirus/coronavirus.yaml';

/** `coronavirus/coronavirus.yaml` */
export const coronavirusSchema = z.strictObject({
  /** The county's name in statewide files. */
  countyName: z.string(),
  /** Prefixes of an area's name for its government, in the order in which a bare name is looked up. */
  governments: z.array(z.string()).default([]),
  /** Name of a source of cases → its publisher. */
  sourceNames: z.record(z.string(), z.string()).default({}),
  /** Label of an area → the city of its health department; all others report to the county's. */
  reporters: z.record(z.string(), z.string().min(1)).default({}),
  /** Neighborhoods counted together because one reporting area covers both. */
  mergedPairs: z.array(z.tuple([z.string(), z.string()])).default([]),
  /** Rows for a sum of areas → why they are refused. */
  sums: z.record(z.string(), z.string()).default({}),
  /** Why a row whose name ends with "all communities" is refused. */
  allCommunities: z.string().default('many areas in one row'),
});

type CoronavirusFile = z.output<typeof coronavirusSchema>;

const NO_REPORTS: CoronavirusFile = {
  countyName: '',
  governments: [],
  sourceNames: {},
  reporters: {},
  mergedPairs: [],
  sums: {},
  allCommunities: '',
};

const areaSchema = z.strictObject({
  label: z.string().min(1),
  neighborhood: z.string(),
  why: z.string(),
});

/** The reporting areas of the county's coronavirus cases, and who reports them; no areas without the file. */
export function readCoronavirus(folder: PackFolder): CoronavirusCounty {
  const file = folder.readYamlOr(FILE, coronavirusSchema, NO_REPORTS);
  const sums = new Map(Object.entries(file.sums).map(([name, why]) => [toPlaceKey(name), why]));
  let areas: readonly ReportingArea[] | undefined;
  let labels: ReadonlyMap<string, string> | undefined;
  const reportingAreas = () => {
    areas ??= readAreas(folder, file);
    return areas;
  };
  return {
    countyName: file.countyName,
    sourceNames: file.sourceNames,
    mergedPairs: file.mergedPairs,
    reportingAreas,
    // a bare name, as newspapers use it, is the city's, then the neighborhood's
    labelOf(place) {
      labels ??= new Map(reportingAreas().map(({ label }) => [toPlaceKey(label), label]));
      for (const before of ['', ...file.governments]) {
        const label = labels.get(toPlaceKey(before + place));
        if (label !== undefined) return label;
      }
      return undefined;
    },
    explainAggregateRow: (place) =>
      /\binc(l|luding|\.)?\b.*\ball communities\b/i.test(place)
        ? file.allCommunities
        : sums.get(toPlaceKey(place)),
  };
}

function readAreas(folder: PackFolder, file: CoronavirusFile): ReportingArea[] {
  const bareName = (label: string): string => {
    const before = file.governments.find((government) => label.startsWith(government)) ?? '';
    return label.slice(before.length);
  };
  return folder
    .readCsv('coronavirus/reporting-areas.csv', areaSchema)
    .map(({ label, neighborhood, why }) => ({
      label,
      neighborhood: why === '' ? neighborhood || bareName(label) : null,
      why,
      reporter: toReporter(file.reporters[label] ?? null),
    }));
}

function toReporter(city: string | null): CaseReporter {
  return { id: city === null ? COUNTY_REPORTER : toSlug(city), city };
}
