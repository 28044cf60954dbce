import proj4 from 'proj4';
import { expect, test } from 'vitest';
import { STATE_PLANE_PRJ, WGS84_PRJ } from '../../../features/places/testing/test-shapefile.ts';
import { parseProjection } from './projection.ts';

const NAD83 = WGS84_PRJ.replaceAll('WGS_1984', 'North_American_1983');
const projected = (name: string, base: string, rest: string) =>
  `PROJCS["${name}",${base},${rest},UNIT["Meter",1.0]]`;
const UTM = projected(
  'NAD_1983_UTM_Zone_11N',
  NAD83,
  'PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",500000.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",-117.0],PARAMETER["Scale_Factor",0.9996],PARAMETER["Latitude_Of_Origin",0.0]',
);
const WEB_MERCATOR = projected(
  'WGS_1984_Web_Mercator_Auxiliary_Sphere',
  WGS84_PRJ,
  'PROJECTION["Mercator_Auxiliary_Sphere"],PARAMETER["False_Easting",0.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",0.0],PARAMETER["Standard_Parallel_1",0.0],PARAMETER["Auxiliary_Sphere_Type",0.0]',
);

test('degrees of WGS 84 and NAD 83 are left as they are', () => {
  for (const prj of [WGS84_PRJ, NAD83]) expect(parseProjection(prj, 'a.zip')).toBeUndefined();
});

test.each([
  ['UTM', UTM, [370_708.175, 3_763_039.383]],
  ['Web Mercator', WEB_MERCATOR, [-13_180_227.71, 4_028_802.026]],
  ['State Plane', STATE_PLANE_PRJ, proj4(STATE_PLANE_PRJ).forward([-118.4, 34])],
])('%s is turned into degrees', (_, prj, position) => {
  const projection = parseProjection(prj, 'a.zip') as string;
  const [x = 0, y = 0] = proj4(projection).inverse(position as [number, number]);
  expect(x).toBeCloseTo(-118.4, 6);
  expect(y).toBeCloseTo(34, 6);
});

test.each([
  [
    'another datum',
    WGS84_PRJ.replaceAll('WGS_1984', 'North_American_1927'),
    'GCS_North_American_1927',
  ],
  [
    'an unknown projection',
    projected('Two points', NAD83, 'PROJECTION["Two_Point_Equidistant"]'),
    'Two points',
  ],
  ['no text of a system', 'EPSG:2229', 'EPSG:2229'],
])('%s is refused by name', (_, prj, name) => {
  expect(() => parseProjection(prj, 'a.zip')).toThrow(
    `a.zip: the shapefile is in "${name}", which cannot be turned into degrees of WGS 84 here; export it as WGS 84 (EPSG:4326)`,
  );
});
