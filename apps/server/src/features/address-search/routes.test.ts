import { placeSuggestions } from '@townlight/contract/place-search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/database/open-database.ts';
import { describeOnStore } from '../../platform/testing/databases.ts';
import { makeArea } from '../../testing/make-area.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { makeTestFeatures } from '../../testing/test-features.ts';
import type { GeocoderClient } from './geocoders/geocoder-client.ts';
import { type PlaceSearchRouteOptions, registerPlaceSearchRoutes } from './routes.ts';
import {
  COUNTY_BOUNDS,
  createRangeFeature,
  formatOpenAddressesCsv,
  loadAddresses,
  writeTempFile,
} from './testing/address-files.ts';

const NO_GEOCODER = { mapboxToken: undefined, geocoderUrl: undefined };

const HOUSES = [
  [-118.35, 34.148, 1700, 'VINE ST', 'LOS ANGELES', '90028'],
  [-118.35, 34.15, 1720, 'VINE ST', 'LOS ANGELES', '90028'],
  [-118.35, 34.1502, 6301, 'HOLLYWOOD BLVD', 'LOS ANGELES', '90028'],
  [-118.34, 34.1502, 6201, 'HOLLYWOOD BLVD', 'LOS ANGELES', '90028'],
  [-118.36, 34.12, 1100, 'W 39TH PL', 'LOS ANGELES', '90037'],
  [-118.45, 33.95, 1100, 'W 39TH PL', 'VENICE', '90291'],
  [-118.36, 34.12, 500, 'LA CAÑADA AVE', 'LOS ANGELES', '90028'],
  [-118.45, 33.95, 12, 'PASEO DE LA PLAYA', 'VENICE', '90291'],
  [-118.36, 34.13, 10, 'MACARTHUR ST', 'LOS ANGELES', '90028'],
  [-119.3, 33.0, 77, 'LIGHTHOUSE RD', 'NOWHERE', ''],
  [-118.35, 34.128, 900, 'VINE ST', 'LOS ANGELES', '90038'],
  [-118.35, 34.12, 1300, 'E 39TH PL', 'LOS ANGELES', '90037'],
  [-118.38, 34.199, 100, 'N EDGE AVE', 'LOS ANGELES', '90028'],
  [-118.38, 34.201, 140, 'N EDGE AVE', 'LOS ANGELES', '90046'],
] as const;

async function openCounty(database: Database, geocoder?: GeocoderClient): Promise<TestApp> {
  await makeArea(database.pool, { name: 'Hollywood', corner: [-118.4, 34.1] });
  await makeArea(database.pool, { name: 'Venice', corner: [-118.5, 33.9] });
  await makeArea(database.pool, { name: 'Studio City', corner: [-118.4, 34.2] });
  await makeArea(database.pool, { partition: 'zipcodes', name: '90028', corner: [-118.4, 34.1] });
  await makeArea(database.pool, {
    partition: 'tracts',
    name: '06037190700',
    corner: [-118.4, 34.1],
  });
  const { places, bundles, crime, search } = makeTestFeatures(NO_GEOCODER);
  const options = {
    bounds: COUNTY_BOUNDS,
    geocoder,
    known: {
      everydayNames: {
        venice: ['dogtown', 'la playa'],
        'studio-city': ['the valley'],
        hollywood: ['the valley'],
      },
      placesOutside: [
        {
          name: 'San Diego',
          otherNames: ['gaslamp'],
          within: 'San Diego County',
          longitude: -117.161,
          latitude: 32.716,
          nearest: 'venice',
        },
      ],
      pointsOfInterest: [
        {
          name: 'Griffith Observatory',
          otherNames: ['observatorio griffith'],
          type: 'poi',
          longitude: -118.2004,
          latitude: 34.1184,
        },
        {
          name: 'Signal Tower',
          otherNames: [],
          type: 'poi',
          longitude: -118.35,
          latitude: 34.15,
        },
        { name: 'Hollywood', otherNames: [], type: 'poi', longitude: -100, latitude: 34 },
      ],
    },
  } satisfies PlaceSearchRouteOptions;
  const searchWithPoints: typeof search = {
    ...search,
    serve: async ({ current }) => ({
      routes: (app) =>
        registerPlaceSearchRoutes(
          app,
          () => ({ search: current().of(search), places: current().of(places) }),
          options,
        ),
    }),
  };
  const testApp = await openTestApp(database, {
    features: [places, bundles, crime, searchWithPoints],
  });
  await testApp.snapshots.first;
  return testApp;
}

describeOnStore('searching places', (open) => {
  let database: Database;
  let testApp: TestApp;
  beforeAll(async () => {
    database = await open();
    testApp = await openCounty(database);
  });
  afterAll(() => testApp.close());

  const get = async (query: Record<string, string>) =>
    await testApp.app.inject({ url: '/api/places', query });
  const find = async (q: string, more: Record<string, string> = {}) =>
    placeSuggestions.parse((await get({ q, ...more })).json());
  const labels = async (q: string, more: Record<string, string> = {}) =>
    (await find(q, more)).map(({ label }) => label);

  test('a fresh installation finds areas and points of interest, and its status reports no addresses', async () => {
    expect((await testApp.app.inject('/api/places/status')).json()).toEqual({
      addresses: false,
      houses: 0,
      ranges: 0,
      geocoder: null,
    });
    expect(await find('holly')).toEqual([
      {
        type: 'neighborhood',
        label: 'Hollywood',
        address: 'Hollywood',
        center: [-118.35, 34.15],
        certainty: 'exact',
        neighbors: [],
        neighborhoods: [],
        nearest: null,
        neighborhood: 'hollywood',
        area: 'hollywood',
        notice: null,
        typedPlace: null,
      },
    ]);
    expect(await labels('1700 vine st')).toEqual([]);
    expect(await labels('900')).toEqual(['90028']);
  });

  test('after a load, the running server finds the addresses', async () => {
    await loadAddresses(database, writeTempFile('la.csv', formatOpenAddressesCsv(HOUSES)));
    const range = createRangeFeature(
      'Vine St',
      [
        [-118.36, 34.16],
        [-118.36, 34.17],
      ],
      {
        left: [1901, 1999],
      },
    );
    await loadAddresses(database, writeTempFile('r.geojson', JSON.stringify(range)), {
      source: 'census',
    });
    await testApp.snapshots.checkNow();
    expect((await testApp.app.inject('/api/places/status')).json()).toMatchObject({
      addresses: true,
      houses: 14,
      ranges: 1,
    });
    expect((await find('1700 vine st'))[0]).toEqual({
      type: 'address',
      label: '1700 Vine St',
      address: '1700 Vine St, Los Angeles 90028',
      center: [-118.35, 34.148],
      certainty: 'exact',
      neighbors: [],
      neighborhoods: [],
      nearest: null,
      neighborhood: 'hollywood',
      area: null,
      notice: null,
      typedPlace: null,
    });
  });

  test.each([
    ['1100 w 39th pl', '1100 W 39th Pl'],
    ['1100 West 39 Place, Los Angeles, CA 90037', '1100 W 39th Pl'],
    ['1100 w 39t', '1100 W 39th Pl'],
    ['1700 vien st', '1700 Vine St'],
    ['6301 hollywod boulevrad', '6301 Hollywood Blvd'],
    ['500 la canada', '500 La Cañada Ave'],
    ['12 PASEO DE LA PLAYA', '12 Paseo de la Playa'],
    ['10 mac arthur st', '10 Macarthur St'],
    ['1700 vine st apt 3', '1700 Vine St'],
    ['calle vine', 'Vine St'],
    ['griffith ob', 'Griffith Observatory'],
    ['observatorio', 'Griffith Observatory'],
    ['grifith observatroy', 'Griffith Observatory'],
  ])('%s is %s', async (typed, label) => {
    expect((await labels(typed))[0]).toBe(label);
  });

  test('a typed city that does not fit is named and does not hide the address', async () => {
    expect((await find('1700 vine st, venice'))[0]).toMatchObject({
      label: '1700 Vine St',
      notice: 'other-place',
      typedPlace: 'Venice',
    });
    expect((await find('1100 w 39th pl, venice, ca'))[0]).toMatchObject({
      neighborhood: 'venice',
      notice: null,
    });
    expect((await find('1700 vine st, hollywood'))[0]).toMatchObject({ notice: null });
    expect((await find('1700 vine st, 90046'))[0]).toMatchObject({ label: '1700 Vine St' });
  });

  test('an unknown address or a post office box returns its city or zip code', async () => {
    expect(await find('5 nowhere lane, venice, ca')).toMatchObject([
      { label: 'Venice', notice: 'unknown-address' },
    ]);
    expect(await find('5 nowhere lane, ca 90028')).toMatchObject([
      { label: '90028', notice: 'unknown-address' },
    ]);
    expect(await find('po box 12, venice')).toMatchObject([
      { label: 'Venice', notice: 'post-office-box' },
    ]);
    expect(await find('po box 12')).toEqual([]);
    expect(await find('5 nowhere lane, venice', { types: 'address' })).toEqual([]);
  });

  test('a name without a match returns similar names', async () => {
    expect(await find('beniz')).toMatchObject([{ label: 'Venice', notice: 'similar-name' }]);
    // a name alone is compared with places; with a number or street type, streets are compared by sound as well
    expect(await find('holiwud')).toMatchObject([{ label: 'Hollywood', notice: 'similar-name' }]);
    expect((await labels('6301 holliwud blvd'))[0]).toBe('6301 Hollywood Blvd');
    expect(await find('xyzzy')).toEqual([]);
    expect(await find('x, '.repeat(60))).toEqual([]);
  });

  test.each([
    ['venice, ca', 'Venice'],
    ['hollywood, california, usa', 'Hollywood'],
    ['cerca de venice', 'Venice'],
    ['90028-1234', '90028'],
    ['hollywood, ca 90028', '90028'],
    ['vine st 1700', '1700 Vine St'],
    ['esquina de vine y hollywood', 'Vine St & Hollywood Blvd'],
    ['hollywood & vine, hollywood', 'Hollywood Blvd & Vine St'],
  ])('around a name, what people add is understood: %s', async (typed, label) => {
    expect((await labels(typed))[0]).toBe(label);
  });

  test('the zip codes of a city follow it where more than its name was typed', async () => {
    expect(await labels('hollywood, ca')).toEqual(['Hollywood', '90028', 'Hollywood Blvd']);
    expect(await labels('holly')).not.toContain('90028');
  });

  test('the address of a landmark includes its neighborhood, if it is in one', async () => {
    expect((await find('signal tower'))[0]).toMatchObject({ address: 'Signal Tower, Hollywood' });
    expect((await find('griffith'))[0]).toMatchObject({ address: 'Griffith Observatory' });
  });

  test('a number between two houses is interpolated, and a number in an address range by proportion', async () => {
    expect((await find('1705 vine st'))[0]).toMatchObject({ label: '1705 Vine St' });
    expect((await find('1710 vine st'))[0]?.center).toEqual([-118.35, 34.149]);
    expect((await find('1950 vine st'))[0]?.label).toBe('1950 Vine St');
    expect((await find('1951 vine st'))[0]?.center[1]).toBeCloseTo(34.1651, 3);
  });

  test('an unknown house number is marked as near, with the known numbers next to it', async () => {
    expect((await find('1710 vine st'))[0]).toMatchObject({
      label: '1710 Vine St',
      address: '1710 Vine St, Los Angeles 90028',
      certainty: 'near',
      neighbors: [
        { number: 1700, center: [-118.35, 34.148], neighborhood: 'hollywood' },
        { number: 1720, center: [-118.35, 34.15], neighborhood: 'hollywood' },
      ],
    });
    const [suggestion] = await find('1120 w 39th pl 90037');
    expect(suggestion?.neighbors.map(({ number }) => number)).toEqual([1100]);
    const [far] = await find('9900 w 39th pl 90037');
    expect(far).toMatchObject({ label: 'W 39th Pl', certainty: 'street', neighbors: [] });
  });

  test('between two zip codes and two neighborhoods, the zip code is omitted and both neighborhoods are returned', async () => {
    const [edge] = await find('120 n edge ave');
    expect(edge).toMatchObject({ address: '120 N Edge Ave, Los Angeles', certainty: 'near' });
    const areas = edge?.neighbors.map(({ neighborhood }) => neighborhood);
    expect(areas).toEqual(['hollywood', 'studio-city']);
  });

  test('a typed direction is never changed, nor a typed city or zip code, while the street has it', async () => {
    // only East 39th Place has this number
    expect((await labels('1300 w 39th pl'))[0]).toBe('1300 W 39th Pl');
    expect((await labels('5000 w 39th pl'))[0]).toBe('W 39th Pl');
    for (const typed of ['1300 w 39th pl', '5000 west 39 place', '39th pl w', '1300 w 39th p'])
      for (const label of await labels(typed)) expect(label, typed).not.toMatch(/\bE\b/);
    // the street has no other number: an approximate match beats no result
    expect((await labels('100 s edge ave'))[0]).toBe('100 N Edge Ave');
    expect((await find('1700 vine st 90038')).map(({ address }) => address).slice(0, 2)).toEqual([
      'Vine St, Los Angeles 90038',
      '1700 Vine St, Los Angeles 90028',
    ]);
    expect((await find('1300 w 39th pl venice'))[0]?.address).toBe('1300 W 39th Pl, Venice 90291');
  });

  test('a colloquial name returns the areas that it refers to', async () => {
    expect((await find('dogtown'))[0]).toMatchObject({ label: 'Venice', area: 'venice' });
    expect(await labels('the valley')).toEqual(['Hollywood', 'Studio City']);
    expect((await labels('dogtwon'))[0]).toBe('Venice');
  });

  test('a place outside of the county is named, with the nearest area in it', async () => {
    for (const typed of ['san diego', 'san deigo', 'gaslamp'])
      expect((await find(typed))[0], typed).toMatchObject({
        label: 'San Diego',
        address: 'San Diego, San Diego County',
        neighborhood: null,
        area: null,
        nearest: { id: 'venice', name: 'Venice' },
      });
    expect((await find('venice'))[0]).toMatchObject({ nearest: null });
  });

  test('a zip code includes the neighborhoods that overlap it', async () => {
    expect((await find('90028'))[0]).toMatchObject({
      type: 'postcode',
      neighborhoods: [{ id: 'hollywood', name: 'Hollywood' }],
    });
  });

  test('an intersection is located where its two streets meet', async () => {
    for (const typed of ['hollywood and vine', 'vine & hollywood', 'hollywood blvd y vine st']) {
      const [corner] = await find(typed);
      expect(corner?.label.split(' & ').sort(), typed).toEqual(['Hollywood Blvd', 'Vine St']);
      expect(corner?.center[1]).toBeCloseTo(34.1501, 4);
    }
  });

  test('areas rank before streets of the same name, and proximity decides between streets of the same name', async () => {
    expect((await labels('hollywood')).slice(0, 2)).toEqual(['Hollywood', 'Hollywood Blvd']);
    const near = async (long: string, lat: string) =>
      (await find('1100 w 39th pl', { long, lat }))[0]?.neighborhood;
    expect(await near('-118.45', '33.95')).toBe('venice');
    expect(await near('-118.36', '34.12')).toBe('hollywood');
    expect((await find('1100 w 39th pl venice'))[0]?.neighborhood).toBe('venice');
    expect((await find('1100 w 39th pl 90291'))[0]?.neighborhood).toBe('venice');
  });

  test('only the requested types are suggested, at most five results', async () => {
    const typesOf = async (types: string) =>
      new Set((await find('hollywood', { types })).map(({ type }) => type));
    expect(await typesOf('address,poi')).toEqual(new Set(['address']));
    expect(await typesOf('neighborhood')).toEqual(new Set(['neighborhood']));
    expect((await find('h')).length).toBeLessThanOrEqual(5);
  });

  test('no place outside the bounds is suggested; a place outside all neighborhoods has no neighborhood', async () => {
    for (const { center } of await find('hollywood')) expect(center[0]).toBeLessThan(-117.5);
    expect((await find('77 lighthouse rd'))[0]).toMatchObject({ neighborhood: null });
    const outside = await testApp.app.inject(
      '/api/neighborhoods/get_neighborhood?lat=33&long=-119.3',
    );
    expect(outside.json()).toEqual([]);
  });

  test('case and blanks are ignored, and responses are not cached', async () => {
    const reply = await get({ q: '  1700 VINE ST ' });
    expect(reply.json()[0].label).toBe('1700 Vine St');
    expect(reply.headers['cache-control']).toBe('private, no-store');
  });

  test.each([
    [{ q: '  ' }, /^q: /],
    [{ q: 'a'.repeat(201) }, /^q: /],
    [{ q: 'a', types: 'planet' }, /types.*address, poi, neighborhood, place, postcode/],
    [{ q: 'a', lat: '34' }, /lat and long go together/],
    [{ q: 'a', lat: '34', long: '-400' }, /^long: /],
    [{}, /^q /],
  ] as [Record<string, string>, RegExp][])(
    '%j is refused in a sentence',
    async (query, sentence) => {
      const reply = await get(query);
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toMatchObject({ error: true, message: expect.stringMatching(sentence) });
    },
  );

  test('unusual input returns 200', async () => {
    for (const q of [
      "'; drop table area; --",
      '%_\\',
      '🏠',
      'a b c d e f g h i j k l m n o p',
      '& & &',
      '1/2',
    ])
      expect((await get({ q })).statusCode, q).toBe(200);
  });
});

describeOnStore('searching places with a geocoder configured', (open) => {
  const theirs = (label: string, center: [number, number]) =>
    ({ type: 'address', label, address: `${label}, there`, center, area: null }) as const;

  test.each([
    [
      'an answer of its own comes after our areas',
      [theirs('Hollywood Blvd', [-118.35, 34.15])],
      ['Hollywood', 'Hollywood Blvd'],
    ],
    [
      'what lies outside the box is left out',
      [theirs('Hollywood, Florida', [-80.1, 26])],
      ['Hollywood'],
    ],
    ['nothing found leaves ours', [], ['Hollywood']],
    ['a service that fails leaves ours', null, ['Hollywood']],
  ] as const)('%s', async (_, answer, labels) => {
    const database = await open();
    const geocoder = { name: 'photon', search: async () => answer } as const;
    const testApp = await openCounty(database, geocoder);
    const reply = await testApp.app.inject('/api/places?q=hollywood');
    expect(reply.json().map(({ label }: { label: string }) => label)).toEqual(labels);
    for (const { neighborhood } of reply.json()) expect(neighborhood).toBe('hollywood');
    const status = await testApp.app.inject('/api/places/status');
    expect(status.json()).toMatchObject({ addresses: true, geocoder: 'photon' });
    await testApp.close();
  });
});
