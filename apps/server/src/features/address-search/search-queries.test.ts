import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  everydayNames,
  listMainStreets,
  losAngeles,
  placesOutside,
  pointsOfInterest,
} from '@townlight/county-los-angeles';
import {
  loadSampleGeography,
  type SampleAreaProperties,
} from '@townlight/county-los-angeles/sample';
import {
  normalizeStreetTokens,
  parsePostOfficeBox,
  tokenize,
} from '@townlight/domain/address-search';
import { PLACE_TYPES } from '@townlight/domain/places';
import type { Feature, MultiPolygon } from 'geojson';
import { describe, expect, test } from 'vitest';
import { createPointIndex } from '../places/index.ts';
import type { FoundSuggestion, LocalSearchIndexes } from './found-suggestion.ts';
import { buildAddressIndex } from './index/build-address-index.ts';
import { mergeStreets } from './index/merge-streets.ts';
import { createStreetSearch } from './index/search-streets.ts';
import { collectMainStreets } from './main-streets/collect-main-streets.ts';
import { createPlaceIndex } from './places/place-index.ts';
import { searchLocalPlaces } from './search-places.ts';
import type { SearchableArea } from './store.ts';
import { CALIFORNIA } from './testing/address-files.ts';

/** See `counties/los-angeles/search/README.md`. */
interface Query {
  readonly kind: string;
  readonly query: string;
  readonly expected: string;
}

/** Not places: they are found in the browser. */
const OTHER_KINDS = new Set(['crime', 'page']);
const MIN_SHARE = 0.97;

function readQueries(): Query[] {
  const file = fileURLToPath(
    import.meta.resolve('@townlight/county-los-angeles/search/queries.tsv'),
  );
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [kind = '', , , query = '', expected = ''] = line.split('\t');
    return { kind, query, expected };
  });
}

/** The search of the sample county as a new installation has it, without a database. */
async function openSampleSearch(): Promise<LocalSearchIndexes> {
  const [neighborhoods, zipcodes] = (['neighborhoods', 'zipcodes'] as const).map((partition) => {
    const found = loadSampleGeography().find((one) => one.partition === partition);
    const features = (found?.featureCollection.features ?? []).toSorted((a, b) =>
      a.properties.id < b.properties.id ? -1 : 1,
    );
    const index = createPointIndex(
      features.map(({ geometry }, at) => ({ id: at + 1, coordinates: geometry.coordinates })),
    );
    const locate = (x: number, y: number) => features[index.locate(x, y) - 1]?.properties;
    return { areas: features.map((one) => toSearchArea(partition, one)), locate };
  }) as [SamplePartition, SamplePartition];
  const streets = collectMainStreets(
    listMainStreets(),
    {
      cityAt: (x, y) => neighborhoods.locate(x, y)?.city ?? neighborhoods.locate(x, y)?.name ?? '',
      postcodeAt: (x, y) => zipcodes.locate(x, y)?.name ?? '',
    },
    true,
  );
  const locate = (x: number, y: number) => neighborhoods.locate(x, y)?.id ?? null;
  const names = { pointsOfInterest, everydayNames, placesOutside };
  return {
    places: createPlaceIndex(
      [...neighborhoods.areas, ...zipcodes.areas],
      names,
      locate,
      CALIFORNIA.ending,
    ),
    streets: createStreetSearch(
      buildAddressIndex(await mergeStreets([streets]), 'sample'),
      CALIFORNIA,
    ),
    bounds: losAngeles.searchBounds,
    isApproximate: true,
    locate,
  };
}

interface SamplePartition {
  readonly areas: SearchableArea[];
  locate(longitude: number, latitude: number): SampleAreaProperties | undefined;
}

function toSearchArea(
  partition: SearchableArea['partition'],
  { properties, geometry }: Feature<MultiPolygon, SampleAreaProperties>,
): SearchableArea {
  const { id: slug, name, kind = null, city = null } = properties;
  const ring = geometry.coordinates[0]?.[0] ?? [];
  const mean = (axis: 0 | 1) =>
    ring.reduce((sum, position) => sum + (position[axis] as number), 0) / ring.length;
  return { partition, slug, name, kind, city, longitude: mean(0), latitude: mean(1) };
}

/** Returns whether a query found what it should, and it is the first. */
function isRight({ query, expected }: Query, found: readonly FoundSuggestion[]): boolean {
  const [first] = found;
  const [kind, want = ''] = expected.split(':');
  if (kind === 'notice') return found.length === 0 && parsePostOfficeBox(query) === '';
  if (first === undefined) return false;
  const { type, area, label, certainty } = first;
  switch (kind) {
    case 'area':
      return area === want && type !== 'postcode';
    case 'zip':
      return area === want && type === 'postcode';
    case 'address':
      return type === 'address' && certainty !== 'street' && isSameStreet(label, want);
    case 'street':
      return type === 'address' && isSameStreet(label, want);
    case 'crossing':
      return type === 'address' && isSameStreet(label, want);
    default:
      return label === want;
  }
}

/** Returns whether two labels are the same address or crossing, except for abbreviations and directions. */
function isSameStreet(label: string, want: string): boolean {
  const [one, other] = [label, want].map((text) =>
    text
      .split('&')
      .map((side) => normalizeStreetTokens(tokenize(side)).filter((one) => !/^[nsew]$/.test(one)))
      .map((tokens) => tokens.join(' '))
      .sort()
      .join('&'),
  );
  return one === other;
}

describe('typed place names', async () => {
  const queries = readQueries();
  const data = await openSampleSearch();
  const search = (query: string) =>
    searchLocalPlaces(
      { text: query.trim().toLowerCase(), types: new Set(PLACE_TYPES), near: null },
      data,
    );
  const kinds = Map.groupBy(queries, ({ kind }) => kind);

  test('is in the table', () => {
    expect(queries.length).toBeGreaterThanOrEqual(300);
  });

  test.each([...kinds].filter(([kind]) => !OTHER_KINDS.has(kind)))(
    'finds the expected place first: %s',
    (_, all) => {
      const wrong = all.filter((one) => !isRight(one, search(one.query)));
      const allowed = Math.max(1, Math.floor((1 - MIN_SHARE) * all.length));
      expect(wrong.length <= allowed ? [] : wrong.map(({ query }) => query)).toEqual([]);
    },
  );

  test.each(['in Anaheim', 'en Anaheim', 'near the city of Anaheim'])(
    'does not compare what precedes a name with names: %s',
    (query) => {
      expect(search(query)[0]?.label).toBe('Anaheim');
    },
  );

  test('finds the expected place first in 97 of 100 searches of places', () => {
    const places = queries.filter(({ kind }) => !OTHER_KINDS.has(kind));
    const right = places.filter((one) => isRight(one, search(one.query))).length;
    expect(right / places.length).toBeGreaterThanOrEqual(MIN_SHARE);
  });
});
