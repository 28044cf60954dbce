import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CountyPack, CountyPackError, loadCountyPack } from '@townlight/county';
import { toSlug } from '@townlight/domain/places';
import Papa from 'papaparse';
import { z } from 'zod';
import { PACK_FILES } from './pack-files.ts';

const boundariesSchema = z.object({
  features: z.array(z.object({ properties: z.object({ id: z.string(), name: z.string() }) })),
});

/** The files of a pack, and what is wrong with them. */
export interface CountyPackFindings {
  readonly folder: string;
  /** Name of the county; null if `county.yaml` cannot be read. */
  readonly name: string | null;
  readonly files: readonly { readonly name: string; readonly missing: string | null }[];
  /** What a server would refuse, or show wrongly. */
  readonly faults: readonly string[];
  /** What is allowed, and costs something. */
  readonly gaps: readonly string[];
}

/** Checks the files of a pack, each by its schema, and whether they agree with each other. */
export function checkCountyPack(folder: string): CountyPackFindings {
  const files = PACK_FILES.map(({ name, without }) => ({
    name,
    missing: existsSync(join(folder, name)) ? null : without,
  }));
  try {
    const pack = loadCountyPack(folder);
    // read when they are first needed
    pack.pointsOfInterest();
    pack.mainStreets();
    pack.scenery();
    pack.baseMap.sea();
    return {
      folder,
      name: pack.facts.name,
      files: isInSpanish(pack) ? files : files.filter(({ name }) => !name.endsWith('.es.csv')),
      faults: [...checkDefaults(pack), ...checkAreas(pack)],
      gaps: listGaps(pack),
    };
  } catch (error) {
    if (!(error instanceof CountyPackError)) throw error;
    return { folder, name: null, files, faults: error.message.split('\n'), gaps: [] };
  }
}

function checkDefaults({ facts, categories }: CountyPack): string[] {
  const [west, south, east, north] = facts.searchBounds;
  const types = categories.smallBundles.map(({ name }) => toSlug(name));
  const outside = [
    ['safetyMapView', facts.safetyMapView],
    ['baseMapView', facts.baseMapView],
    ['defaultAirPlace', facts.defaultAirPlace],
  ] as const;
  return [
    ...outside.flatMap(([setting, { longitude, latitude }]) =>
      longitude >= west && longitude <= east && latitude >= south && latitude <= north
        ? []
        : [`county.yaml, ${setting}: is outside of searchBounds; correct one of them`],
    ),
    ...(types.length === 0 || types.includes(facts.defaultCrime)
      ? []
      : [
          `county.yaml, defaultCrime: "${facts.defaultCrime}" is not a small bundle of categories.yaml; write one of ${types.join(', ')}`,
        ]),
  ];
}

/** Compares the ids of areas in the files that name them. */
function checkAreas({
  folder,
  facts,
  agencies,
  daytimePlaces,
  everydayNames,
}: CountyPack): string[] {
  const boundaries = readIds(folder);
  if (boundaries === null) return [];
  const known = new Set(boundaries);
  const unknown = (file: string, ids: readonly string[]) =>
    ids
      .filter((id) => !known.has(id))
      .map((id) => `${file}: "${id}" is no id of geography/neighborhoods.geojson; correct it`);
  const coverage = readTable(join(folder, 'coverage.csv'));
  const policed = new Set(agencies.flatMap(({ slug, name }) => [slug, toSlug(name)]));
  return [
    ...unknown('county.yaml, defaultNeighborhood', [facts.defaultNeighborhood]),
    ...unknown(
      'residents.csv',
      readTable(join(folder, 'residents.csv')).map(({ area = '' }) => area),
    ),
    ...unknown(
      'coverage.csv',
      coverage.map(({ area = '' }) => area),
    ),
    ...new Set(
      coverage
        .filter(({ agency = '' }) => !policed.has(toSlug(agency)))
        .map(({ agency }) => `coverage.csv: "${agency}" is not in agencies.yaml; add it there`),
    ),
    ...unknown('everyday-names.csv', Object.keys(everydayNames)),
    ...unknown('daytime-places.yaml', Object.keys(daytimePlaces.places ?? {})),
  ];
}

/** @throws CountyPackError when the file is not what `county new` writes */
function readIds(folder: string): string[] | null {
  const file = join(folder, 'geography/neighborhoods.geojson');
  if (!existsSync(file)) return null;
  try {
    return boundariesSchema
      .parse(JSON.parse(readFileSync(file, 'utf8')))
      .features.map(({ properties }) => properties.id);
  } catch {
    throw new CountyPackError(
      `${file}: is not a FeatureCollection whose features have an id and a name in their properties`,
    );
  }
}

function readTable(file: string): Record<string, string>[] {
  if (!existsSync(file)) return [];
  return Papa.parse<Record<string, string>>(readFileSync(file, 'utf8'), {
    header: true,
    skipEmptyLines: true,
  }).data;
}

function isInSpanish({ facts }: CountyPack): boolean {
  return facts.languages?.includes('es') ?? true;
}

function listGaps(pack: CountyPack): string[] {
  const { agencies, codes, crimeSources, categories, datasets, facts, spanishNames } = pack;
  const untried = Object.entries(datasets).filter(([, { lastAnswered }]) => lastAnswered === null);
  const sourced = new Set(Object.values(crimeSources.sources).map(({ agency }) => agency));
  const unsourced = agencies.filter(({ slug }) => !sourced.has(slug));
  const open = codes.filter(({ nickname }) => nickname === null);
  const english = !isInSpanish(pack)
    ? []
    : [
        facts.name,
        ...agencies.map(({ name }) => name),
        ...categories.smallBundles.map(({ name }) => name),
      ].filter((name) => !(name in spanishNames));
  return [
    ...(facts.emergencyNumber === undefined
      ? ['county.yaml, emergencyNumber: pages do not say whom to call in an emergency']
      : []),
    ...(untried.length === 0
      ? []
      : [
          `datasets.yaml: ${untried.length} addresses were never seen to answer, such as that of ${untried[0]?.[0]}; try them, and write the day as lastAnswered`,
        ]),
    ...(open.length === 0
      ? []
      : [
          `codes.csv: ${open.length} of ${codes.length} codes have no nickname, so their records are in no crime type`,
        ]),
    ...(unsourced.length === 0 || sourced.size === 0
      ? []
      : [
          `sources.yaml: ${unsourced.length} of ${agencies.length} agencies have no source; their records need a mapping file`,
        ]),
    ...(english.length === 0
      ? []
      : [`names.es.csv: ${english.length} names have no Spanish, such as "${english[0]}"`]),
  ];
}

/** Formats the result of a check for the terminal. */
export function describeCountyPackFindings({
  folder,
  name,
  files,
  faults,
  gaps,
}: CountyPackFindings): string[] {
  const width = Math.max(...files.map((file) => file.name.length));
  return [
    name === null ? folder : `${name}: ${folder}`,
    ...files.map((file) =>
      file.missing === null
        ? `  ✓ ${file.name}`
        : `  – ${file.name.padEnd(width)}  ${file.missing}`,
    ),
    ...(gaps.length === 0 ? [] : ['', 'gaps:', ...gaps.map((gap) => `  ${gap}`)]),
    '',
    ...(faults.length === 0 ? ['no faults'] : ['faults:', ...faults.map((fault) => `  ${fault}`)]),
  ];
}
