import { strToU8, zipSync } from 'fflate';
import proj4 from 'proj4';
import { expect, test } from 'vitest';
import { squareRing } from '../../../features/places/testing/test-files.ts';
import {
  encodeDbf,
  encodeShp,
  STATE_PLANE_PRJ,
  type TestShape,
  WGS84_PRJ,
  zipShapefile,
} from '../../../features/places/testing/test-shapefile.ts';
import { parseFeatures } from '../../rows/parse-features.ts';

const RING = squareRing([-118.4, 34]);
const ACTON: TestShape = { name: 'Acton', ring: RING };
/** The projection of the county's crime records. */
const EPSG_2229 =
  '+proj=lcc +lat_0=33.5 +lon_0=-118 +lat_1=35.4666666666667 +lat_2=34.0333333333333 +x_0=2000000.0001016 +y_0=500000.0001016 +datum=NAD83 +units=us-ft +no_defs';

const read = (bytes: Uint8Array) =>
  parseFeatures({ origin: 'areas.zip', bytes: Buffer.from(bytes), sha256: '' });

function outlineOf(bytes: Uint8Array): number[][] {
  const [geometry] = read(bytes).map(
    (feature) => feature.geometry as { coordinates: number[][][] },
  );
  return geometry?.coordinates[0] ?? [];
}

test('a shapefile has its shapes, its names and its order', () => {
  const bell = { name: 'Bell', ring: squareRing([-118.3, 34]) };
  expect(read(zipShapefile([ACTON, bell]))).toMatchObject(
    [ACTON, bell].map(({ name, ring }, at) => ({
      number: at + 1,
      properties: { NAME: name },
      geometry: { type: 'Polygon', coordinates: [ring.toReversed()] },
    })),
  );
});

test('State Plane feet become degrees, to within a centimeter', () => {
  const feet = RING.map((at) => proj4(EPSG_2229, 'WGS84').inverse(at) as [number, number]);
  const outline = outlineOf(
    zipShapefile([{ name: 'Acton', ring: feet }], { prj: STATE_PLANE_PRJ }),
  );
  for (const [at, position] of outline.toReversed().entries()) {
    expect(position[0]).toBeCloseTo(RING[at]?.[0] as number, 7);
    expect(position[1]).toBeCloseTo(RING[at]?.[1] as number, 7);
  }
});

test('degrees of NAD 83 stay what they are', () => {
  const prj = WGS84_PRJ.replaceAll('WGS_1984', 'North_American_1983');
  expect(outlineOf(zipShapefile([ACTON], { prj }))).toEqual(RING.toReversed());
});

test.each([
  ['', 'utf8', {}],
  [' without a .cpg', 'latin1', {}],
  [' with one', 'latin1', { 'data/areas.cpg': strToU8('ISO-8859-1') }],
] as const)('accents are read in UTF-8 and in Latin-1%s', (_, encoding, more) => {
  const [feature] = read(zipShapefile([{ name: 'La Cañada', ring: RING }], { encoding, more }));
  expect(feature?.properties).toEqual({ NAME: 'La Cañada' });
});

test.each<[string, (shp: Buffer, dbf: Buffer) => void, string]>([
  [
    'a record of a negative length',
    (shp) => shp.writeInt32BE(-4, 104),
    'its .shp is cut off or damaged',
  ],
  [
    'a record beyond the end',
    (shp) => shp.writeInt32BE(1 << 28, 104),
    'its .shp is cut off or damaged',
  ],
  ['no record length', (shp) => shp.writeInt32BE(0, 104), 'its .shp is cut off or damaged'],
  [
    'a million rings',
    (shp) => shp.writeInt32LE(1_000_000, 144),
    'it has a shape of more than 5,000 rings',
  ],
  ['no shapefile', (shp) => shp.writeInt32BE(1, 0), 'its .shp is none'],
  ['four billion rows', (_, dbf) => dbf.writeUInt32LE(0xffffffff, 4), 'its .dbf is cut off'],
])('a hostile shapefile ends with a sentence: %s', (_, damage, fault) => {
  const [shp, dbf] = [Buffer.from(encodeShp([ACTON])), Buffer.from(encodeDbf([ACTON]))];
  damage(shp, dbf);
  const zip = zipShapefile([ACTON], { more: { 'data/areas.shp': shp, 'data/areas.dbf': dbf } });
  expect(() => read(zip)).toThrow(`areas.zip: the shapefile is damaged: ${fault}; fetch it again`);
});

test('more points than the record has', () => {
  const shp = Buffer.from(encodeShp([ACTON]));
  shp.writeInt32LE(1 << 30, 148);
  expect(() => read(zipShapefile([ACTON], { more: { 'data/areas.shp': shp } }))).toThrow(
    /^areas\.zip: the shapefile is damaged: .*; fetch it again$/,
  );
});

test('a zip bomb is refused before it is unpacked', () => {
  const zip = zipShapefile([ACTON], { more: { 'data/areas.dbf': new Uint8Array(80_000_000) } });
  expect(zip.length).toBeLessThan(100_000);
  expect(() => read(zip)).toThrow(
    'areas.zip: the zip archive unpacks to 80 MB, more than real boundaries do; nothing was published. Is it the right file?',
  );
});

test('an archive that declares less than its actual size is not unpacked beyond that', () => {
  const zip = Buffer.from(
    zipShapefile([ACTON], { more: { 'data/areas.dbf': new Uint8Array(80_000_000) } }),
  );
  const central = zip.lastIndexOf('data/areas.dbf');
  // offset of the size in the directory entry: 22 bytes before the name
  zip.writeUInt32LE(100, central - 22);
  const before = process.memoryUsage().arrayBuffers;
  expect(() => read(zip)).toThrow(/^areas\.zip: /);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
});

test('entry names with parent paths are treated as ordinary names', () => {
  const zip = zipSync({
    '../../areas.shp': encodeShp([ACTON]),
    '../../areas.dbf': encodeDbf([ACTON]),
    '../../areas.prj': strToU8(WGS84_PRJ),
  });
  expect(read(zip)).toHaveLength(1);
});
