import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readFileBytes } from '../../../ingest/files/read-file-bytes.ts';
import { parseFeatures } from '../../../ingest/rows/parse-features.ts';
import { signedArea } from '../geometry/ring.ts';
import {
  geojsonFile,
  geojsonText,
  polygonFeature,
  squareFeature,
  squareRing,
  writeTestFile,
} from '../testing/test-files.ts';
import { type BoundariesOptions, readBoundaries } from './read-boundaries.ts';

async function read(path: string, options: Partial<BoundariesOptions> = {}) {
  const file = await readFileBytes(path);
  const all = { partition: 'neighborhoods', ...options } as BoundariesOptions;
  return readBoundaries(parseFeatures(file), all, file.origin);
}

const acton = squareFeature('Acton');

describe('an unreadable boundary file is reported with the problem, its location and a fix', () => {
  const text = geojsonText([acton]);
  test.each<[string, string | Uint8Array, string]>([
    ['an empty file', '', 'areas.geojson: the file is empty; fetch it again'],
    [
      'a file that was cut off',
      text.slice(0, 100),
      'areas.geojson, line 1: the file ends in the middle of its JSON, so it was cut off; fetch it again',
    ],
    [
      'a misplaced sign',
      '{\n"type": "FeatureCollection",,\n"features": []}',
      'areas.geojson, line 2, column 29: is not JSON (Expected double-quoted property name); fix that spot or export the file again',
    ],
    [
      'a word where a value is due',
      text.replace('"Acton"', 'Acton'),
      "areas.geojson, line 1, column 80: is not JSON (Unexpected token 'A'); fix that spot or export the file again",
    ],
    [
      'a damaged gzip file',
      gzipSync(text).subarray(0, 80),
      'areas.geojson: the gzip file is damaged or cut off (unexpected end of file); fetch it again',
    ],
    [
      'another kind of JSON',
      '{"type": "Topology"}',
      'areas.geojson: is a TopoJSON file, not GeoJSON or a zipped shapefile; convert it to GeoJSON, for instance with mapshaper',
    ],
    [
      'a collection of nothing',
      geojsonText([]),
      'areas.geojson: has no features; nothing was published',
    ],
    [
      'features without a known id',
      geojsonText([{ ...acton, properties: { OBJECT: 1, about: { code: 'x' } } }]),
      'areas.geojson: no property has the ids of neighborhoods; name one with --id-property. The properties are OBJECT, about.code',
    ],
  ])('%s', async (_, content, message) => {
    await expect(read(writeTestFile('areas.geojson', content))).rejects.toThrow(
      expect.objectContaining({ message }),
    );
  });

  test('a requested property that no feature has', async () => {
    await expect(read(geojsonFile([acton]), { idProperty: 'slug' })).rejects.toThrow(
      'areas.geojson: no feature has a property "slug" (--id-property); the properties are name',
    );
  });

  test('a file that is not there', async () => {
    await expect(read('/nowhere/areas.geojson')).rejects.toThrow(
      '/nowhere/areas.geojson: there is no such file; check --file',
    );
  });
});

describe('a feature that is no area is rejected by number and name', () => {
  test.each<[string, unknown, string]>([
    ['without a geometry', { ...acton, geometry: null }, 'has no geometry'],
    [
      'without a type',
      { ...acton, geometry: { coordinates: [] } },
      'has a geometry without a type; only Polygon and MultiPolygon are areas',
    ],
    [
      'a point',
      { ...acton, geometry: { type: 'Point', coordinates: [-118, 34] } },
      'is a Point; only Polygon and MultiPolygon are areas',
    ],
    [
      'in State Plane feet',
      polygonFeature('Acton', [squareRing([6_474_000, 1_900_000], 1000)]),
      'ring 1 of 1 holds (6474000, 1900000), which is not a longitude and latitude in degrees; the file is in a projected system (State Plane?): export it as WGS 84 (EPSG:4326)',
    ],
    [
      'with latitude first',
      polygonFeature('Acton', [squareRing([34, -118])]),
      'ring 1 of 1 holds (34, -118), which is not a longitude and latitude in degrees; latitude comes before longitude: swap them',
    ],
    [
      'with words among its positions',
      polygonFeature('Acton', [[['a', 'b'] as never, ...squareRing([0, 0])]]),
      'ring 1 of 1 holds ["a","b"], which is not a position in numbers',
    ],
    [
      'a line',
      polygonFeature('Acton', [
        [
          [-118, 34],
          [-118.1, 34.1],
          [-118, 34],
        ],
      ]),
      'has no area; all its rings are points or lines',
    ],
  ])('%s', async (_, feature, reason) => {
    const { areas, rejected } = await read(geojsonFile([squareFeature('Burbank'), feature]));
    expect(rejected).toEqual([{ number: 2, name: 'Acton', reason }]);
    expect(areas.map(({ name }) => name)).toEqual(['Burbank']);
  });

  test('without an id', async () => {
    const { rejected } = await read(geojsonFile([acton, acton, squareFeature('')]));
    expect(rejected).toEqual([
      {
        number: 3,
        name: 'no name',
        reason: 'has no "name"; fill it in, or choose another property with --id-property',
      },
    ]);
  });
});

describe('repairable geometry is repaired and reported', () => {
  test.each<[string, [number, number][][], string, number]>([
    [
      'a ring without an area',
      [
        squareRing([0, 0], 1),
        [
          [0.5, 0.5],
          [0.5, 0.5],
          [0.5, 0.5],
          [0.5, 0.5],
        ],
      ],
      'Acton: ring 2 of 2 has no area; it was dropped',
      1,
    ],
    [
      'an open ring',
      [squareRing([0, 0], 1).slice(0, 4)],
      'Acton: ring 1 of 1 was not closed; it is now',
      1,
    ],
    [
      'repeated points',
      [[[0, 0], ...squareRing([0, 0], 1)]],
      'Acton: ring 1 of 1 repeats points; they were dropped',
      1,
    ],
    [
      'an outline with the clock',
      [squareRing([0, 0], 1).reverse()],
      '1 ring wound the wrong way; reversed',
      1,
    ],
    [
      'a bow-tie',
      [
        [
          [0, 0],
          [1, 1],
          [1, 0],
          [0, 1],
          [0, 0],
        ],
      ],
      'Acton: rings cross, overlap or touch themselves at 0.50000, 0.50000; merged',
      0.5,
    ],
    [
      'a hole outside of its outline',
      [squareRing([0, 0], 1), squareRing([2, 2], 1).reverse()],
      'Acton: ring 2 of 2 is outside ring 1; kept as a separate part',
      2,
    ],
  ])('%s', async (_, rings, remark, area) => {
    const { areas, remarks } = await read(geojsonFile([polygonFeature('Acton', rings)]));
    expect(remarks).toContain(remark);
    const outlines = areas[0]?.coordinates.map(([outline]) => signedArea(outline ?? []) / 2);
    expect(outlines?.reduce((sum, size) => sum + size, 0)).toBeCloseTo(area, 9);
    expect(outlines?.every((size) => size > 0)).toBe(true);
  });

  test('several features of one area become one, without the edge between them', async () => {
    const { areas, remarks } = await read(
      geojsonFile([squareFeature('Acton', [0, 0]), squareFeature('Acton', [0.1, 0])]),
    );
    expect(areas).toHaveLength(1);
    expect(areas[0]).toMatchObject({ slug: 'acton', features: 2 });
    expect(areas[0]?.coordinates).toHaveLength(1);
    expect(remarks).toEqual(['Acton: 2 features merged']);
  });

  test('a hole is preserved, and the label point lies outside it', async () => {
    const hole = squareRing([0.3, 0.3], 0.4).reverse();
    const { areas, remarks } = await read(
      geojsonFile([polygonFeature('Acton', [squareRing([0, 0], 1), hole])]),
    );
    expect(remarks).toEqual([]);
    expect(areas[0]?.coordinates[0]).toHaveLength(2);
    const { longitude = 0.5, latitude = 0.5 } = areas[0] ?? {};
    expect(Math.max(Math.abs(longitude - 0.5), Math.abs(latitude - 0.5))).toBeGreaterThan(0.2);
  });
});

describe('names and characters are found in the files that are about', () => {
  test('a nested slug takes precedence over a longer one, and the area type is read', async () => {
    const metadata = { slug: 'acton', type: 'unincorporated-area', region: 'antelope-valley' };
    const { areas } = await read(
      geojsonFile([squareFeature('Acton', [0, 0], { slug: 'acton-v6', metadata })]),
    );
    expect(areas[0]).toMatchObject({
      slug: 'acton',
      name: 'Acton',
      kind: 'unincorporated',
      region: 'antelope-valley',
      city: null,
    });
  });

  test('a postcode of four digits is a text, and a number lost the zero of its zip code', async () => {
    const slugOf = async (postcode: unknown) =>
      (
        await read(geojsonFile([squareFeature('', [-118, 34], { postcode })]), {
          partition: 'zipcodes',
          idProperty: 'postcode',
        })
      ).areas[0]?.slug;
    expect([await slugOf('1010'), await slugOf(7001), await slugOf('90012')]).toEqual([
      '1010',
      '07001',
      '90012',
    ]);
  });

  test('zip codes and tracts retain their codes, whether numbers or strings', async () => {
    const zip = squareFeature('', [0, 0], { ZCTA5CE10: 90001 });
    expect((await read(geojsonFile([zip]), { partition: 'zipcodes' })).areas[0]).toMatchObject({
      slug: '90001',
      name: '90001',
    });
    const tract = squareFeature('', [0, 0], { GEOID: '06037101110', NAMELSAD: 'Tract 1011.10' });
    expect((await read(geojsonFile([tract]), { partition: 'tracts' })).areas[0]).toMatchObject({
      slug: '06037101110',
      name: 'Tract 1011.10',
    });
  });

  test('feature ids identify areas when no property does', async () => {
    const tract = { ...squareFeature('', [0, 0]), id: '06037101110', properties: { area: 1 } };
    expect((await read(geojsonFile([tract]), { partition: 'tracts' })).areas[0]?.slug).toBe(
      '06037101110',
    );
    const named = { ...squareFeature('', [0, 0]), id: 'acton', properties: null };
    expect((await read(geojsonFile([named]))).areas[0]?.slug).toBe('acton');
    // a property takes precedence
    const both = { ...squareFeature('Acton', [0, 0]), id: 'x1' };
    expect((await read(geojsonFile([both]))).areas[0]?.slug).toBe('acton');
    // sequential numbers are not ids
    const numbered = { ...squareFeature('', [0, 0]), id: 7, properties: { area: 1 } };
    for (const partition of ['neighborhoods', 'tracts'] as const)
      await expect(read(geojsonFile([numbered]), { partition })).rejects.toThrow(
        `areas.geojson: no property has the ids of ${partition}; name one with --id-property.`,
      );
  });

  // formerly the area "90012.0", which matched no residents and no records
  test('codes that a spreadsheet took for numbers are codes', async () => {
    const zip = squareFeature('', [0, 0], { ZCTA5CE10: '90012.0' });
    expect((await read(geojsonFile([zip]), { partition: 'zipcodes' })).areas[0]).toMatchObject({
      slug: '90012',
      name: '90012',
    });
    const tract = squareFeature('', [0, 0], { GEOID: 6037101110 });
    expect((await read(geojsonFile([tract]), { partition: 'tracts' })).areas[0]?.slug).toBe(
      '06037101110',
    );
  });

  test('gzip and a byte-order mark make no difference', async () => {
    const packed = gzipSync(`\uFEFF${geojsonText([acton])}`);
    expect((await read(writeTestFile('areas.geojson.gz', packed))).areas[0]?.name).toBe('Acton');
  });

  test('only features that match the filter are read', async () => {
    const file = geojsonFile([
      squareFeature('Acton', [0, 0], { county: 'los-angeles' }),
      squareFeature('Brea', [1, 0], { county: 'orange' }),
    ]);
    const where = { property: 'county', value: 'los-angeles' };
    expect(await read(file, { where })).toMatchObject({ areas: [{ name: 'Acton' }], leftOut: 1 });
  });
});
