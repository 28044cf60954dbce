import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Database } from '../../../platform/database/open-database.ts';
import { readDataVersion } from '../../../platform/database/version.ts';
import { describeOnStore } from '../../../platform/testing/databases.ts';
import { openTestApp } from '../../../testing/open-test-app.ts';
import {
  createRejectsFolder,
  geojsonText,
  polygonFeature,
  squareFeature,
  squareRing,
  writeTestFile,
} from '../testing/test-files.ts';
import { type BoundariesLoadOptions, ingestBoundaries } from './ingest-boundaries.ts';

const six = Array.from({ length: 6 }, (_, i) =>
  squareFeature(`Area ${i + 1}`, [-118 + i / 10, 34]),
);
const text = geojsonText(six);
const inFeet = six.map((_, i) =>
  polygonFeature(`Area ${i}`, [squareRing([6_474_000 + i, 1_900_000], 1000)]),
);
const points = six.map((one) => ({ ...one, geometry: { type: 'Point', coordinates: [-118, 34] } }));
const ofOneCity = six.map((one, i) => ({
  ...one,
  properties: { name: `Area ${i}`, city: 'Los Angeles' },
}));

/** Files with typical defects, and the beginning of the error message for each. */
const MALFORMED: readonly [
  what: string,
  content: string | Uint8Array,
  says: RegExp,
  more?: Partial<BoundariesLoadOptions>,
][] = [
  [
    'a web page in place of the file',
    '<!doctype html><title>Sign in</title>',
    /^areas\.geojson: is a web page \("Sign in"\)/,
  ],
  [
    'a file cut in the middle',
    text.slice(0, text.length / 2),
    /the file ends in the middle of its JSON/,
  ],
  ['a gzip file cut in the middle', gzipSync(text).subarray(0, 90), /damaged or cut off/],
  [
    'State Plane feet',
    geojsonText(inFeet),
    /projected system \(State Plane\?\): export it as WGS 84/,
  ],
  [
    'points in place of polygons',
    geojsonText(points),
    /is a Point; only Polygon and MultiPolygon are areas/,
  ],
  [
    'points but for one polygon',
    geojsonText([six[0], ...points.slice(1)]),
    /5 of 6 features are not areas, so nothing was published and the current boundaries stay; feature 2/,
  ],
  [
    'no property that is an id',
    geojsonText(six.map((one) => ({ ...one, properties: { shape: 1 } }))),
    /no property has the ids of neighborhoods; name one with --id-property/,
  ],
  [
    'one id for all',
    geojsonText(ofOneCity),
    /"city" has only 1 id for 6 features with different names/,
    { idProperty: 'city' },
  ],
  [
    'lists in place of features',
    '{"type":"FeatureCollection","features":[[],[]]}',
    /no property has|no geometry/,
  ],
  [
    'a geometry without its collection',
    JSON.stringify(six[0]?.geometry),
    /is not a GeoJSON FeatureCollection/,
  ],
];

describeOnStore('a malformed boundary file', (open) => {
  const ingest = (database: Database, content: string | Uint8Array, more = {}) =>
    ingestBoundaries(database, {
      partition: 'neighborhoods',
      file: writeTestFile('areas.geojson', content),
      rejectsFolder: createRejectsFolder(),
      ...more,
    });

  test('is refused with a sentence, and the boundaries before it stay in use', async () => {
    const database = await open();
    await ingest(database, text);
    const { app, snapshots, close } = await openTestApp(database);
    await snapshots.first;
    const shown = () => app.inject('/api/neighborhoods/geojson');
    const before = await shown();
    const version = await readDataVersion(database.pool, 'places');
    for (const [what, content, message, more] of MALFORMED) {
      await expect(ingest(database, content, more), what).rejects.toThrow(message);
      await snapshots.checkNow();
      expect(await readDataVersion(database.pool, 'places'), what).toBe(version);
      expect((await shown()).headers.etag, what).toBe(before.headers.etag);
    }
    const { rows } = await database.pool.query('select count(*)::int as releases from release');
    expect(rows).toEqual([{ releases: 1 }]);
    expect(before.json().features).toHaveLength(6);
    await close();
  });
});
