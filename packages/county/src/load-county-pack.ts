import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type Bounds, METHOD_NAMES } from '@townlight/domain/county';
import { z } from 'zod';
import { readCategories } from './categories/read-categories.ts';
import { contactsSchema, EMPTY_CONTACTS } from './contacts-schema.ts';
import { readCoronavirus } from './coronavirus/read-coronavirus.ts';
import type { CountyPack } from './county-pack.ts';
import { type CountyFile, countySchema, toCountyFacts } from './county-schema.ts';
import { agenciesSchema, sourcesSchema } from './crime/agencies-and-sources.ts';
import { type CountyDataset, datasetsSchema } from './datasets-schema.ts';
import { readMethodNotes } from './method-notes.ts';
import { readCrimeSynonyms, readEverydayNames, readSpanishNames } from './names.ts';
import { CountyPackError, openPackFolder, type PackFolder } from './pack-folder.ts';
import { daytimeSchema, EMPTY_DAYTIME_TABLE } from './places/daytime-schema.ts';
import { readMainStreets } from './places/main-streets.ts';
import { readPlacesOutsideCounty } from './places/outside-places.ts';
import { readPointsOfInterest } from './places/points-of-interest.ts';
import { sourceTermsSchema } from './source-terms-schema.ts';

const NOTHING = { type: 'FeatureCollection', features: [] } as const;
/** Without a coastline all is land: pictures would show a county inland in the middle of a sea. */
const LAND_EVERYWHERE = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: {},
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [-180, -85],
            [180, -85],
            [180, 85],
            [-180, 85],
            [-180, -85],
          ],
        ],
      },
    },
  ],
} as const;

const seaSchema = z.object({
  type: z.literal('Polygon'),
  coordinates: z.array(z.array(z.tuple([z.number(), z.number()]))),
});

/**
 * Loads a county pack from its folder, once per process. `county.yaml` is required; any other file may be missing.
 * @param path absolute path of the folder
 * @throws CountyPackError with the file, the place in it and the remedy
 */
export function loadCountyPack(path: string): CountyPack {
  const known = loaded.get(path);
  if (known !== undefined) return known;
  const pack = readPack(path);
  loaded.set(path, pack);
  return pack;
}
const loaded = new Map<string, CountyPack>();

function readPack(path: string): CountyPack {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new CountyPackError(
      `${path} is not a folder; a county pack is a folder with county.yaml`,
    );
  const folder = openPackFolder(path);
  const county = folder.readYaml('county.yaml', countySchema);
  const agencies = folder.readYamlOr('agencies.yaml', agenciesSchema, []);
  const crimeSources = folder.readYamlOr('sources.yaml', sourcesSchema, {
    sources: {},
    projections: {},
  });
  requireAgencies(
    folder,
    agencies.map(({ slug }) => slug),
    crimeSources.sources,
  );
  const sourceTerms = folder.readYamlOr('source-terms.yaml', sourceTermsSchema, []);
  const datasets = folder.readYamlOr('datasets.yaml', datasetsSchema, {});
  requireNames(folder, datasets, {
    sources: Object.keys(crimeSources.sources),
    terms: sourceTerms.map(({ id }) => id),
  });
  const methodNotes = readMethodNotes(folder);
  const noted = METHOD_NAMES.filter((name) => name in methodNotes);
  const sample = folder.find('sample.ts') ?? folder.find('sample.mjs');
  return {
    folder: path,
    facts: {
      ...toCountyFacts(county),
      methodNotes: noted.length === 0 ? undefined : noted,
    },
    methodNotes,
    startPage: county.startPage,
    agencies,
    crimeSources,
    ...readCategories(folder, agencies),
    contacts: {
      emergency: county.emergencyNumber ?? null,
      ...folder.readYamlOr('contacts.yaml', contactsSchema, EMPTY_CONTACTS),
    },
    sourceTerms,
    datasets,
    daytimePlaces: folder.readYamlOr('daytime-places.yaml', daytimeSchema, EMPTY_DAYTIME_TABLE),
    coronavirus: readCoronavirus(folder),
    trafficUrl: county.trafficUrl,
    baseMap: {
      embedded: folder.find('geography/basemap.pmtiles'),
      bounds: (county.baseMapBounds ?? county.searchBounds) as Bounds,
      sea: () =>
        folder.find('geography/basemap/sea.json') === undefined
          ? []
          : seaSchema.parse(folder.readJsonOr('geography/basemap/sea.json', undefined)).coordinates,
    },
    spanishNames: readSpanishNames(folder, 'names.es.csv'),
    spanishNicknames: readSpanishNames(folder, 'nicknames.es.csv'),
    everydayNames: readEverydayNames(folder),
    crimeSynonyms: readCrimeSynonyms(folder),
    placesOutside: readPlacesOutsideCounty(folder),
    pointsOfInterest: () => readPointsOfInterest(folder),
    mainStreets: () => readMainStreets(folder, streetOrigin(county)),
    scenery: () => ({
      land: folder.readJsonOr('geography/basemap/land.json', LAND_EVERYWHERE),
      freeways: folder.readJsonOr('geography/basemap/freeways.json', NOTHING),
    }),
    sampleUrl: sample && pathToFileURL(sample).href,
    sample: county.sample,
  };
}

/** Without an address to count from, numbers begin in the middle of the map. */
function streetOrigin({ streetNumbersFrom, safetyMapView }: CountyFile) {
  return streetNumbersFrom ?? ([safetyMapView.longitude, safetyMapView.latitude] as const);
}

function requireAgencies(
  folder: PackFolder,
  agencies: readonly string[],
  sources: Readonly<Record<string, { readonly agency: string }>>,
): void {
  for (const [name, { agency }] of Object.entries(sources))
    if (!agencies.includes(agency))
      throw new CountyPackError(
        `${folder.path}/sources.yaml, sources.${name}.agency: "${agency}" is not in agencies.yaml; add it there`,
      );
}

function requireNames(
  folder: PackFolder,
  datasets: Readonly<Record<string, CountyDataset>>,
  known: { readonly sources: readonly string[]; readonly terms: readonly string[] },
): void {
  const require = (name: string, where: string, names: readonly string[], file: string) => {
    if (!names.includes(name))
      throw new CountyPackError(
        `${folder.path}/datasets.yaml, ${where}: "${name}" is not in ${file}; add it there`,
      );
  };
  for (const [name, dataset] of Object.entries(datasets)) {
    if (dataset.loads === 'crime')
      require(dataset.source, `${name}.source`, known.sources, 'sources.yaml');
    if (dataset.terms !== undefined)
      require(dataset.terms, `${name}.terms`, known.terms, 'source-terms.yaml');
  }
}
