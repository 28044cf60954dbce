import { strToU8, zipSync } from 'fflate';
import type { Position } from '../geometry/ring.ts';

export type TestShape = { ring: Position[]; name: string };

export const WGS84_PRJ =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';
/** The projection of the county's agencies: EPSG:2229. */
export const STATE_PLANE_PRJ =
  'PROJCS["NAD_1983_StatePlane_California_V_FIPS_0405_Feet",GEOGCS["GCS_North_American_1983",DATUM["D_North_American_1983",SPHEROID["GRS_1980",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Lambert_Conformal_Conic"],PARAMETER["False_Easting",6561666.666666666],PARAMETER["False_Northing",1640416.666666667],PARAMETER["Central_Meridian",-118.0],PARAMETER["Standard_Parallel_1",34.03333333333333],PARAMETER["Standard_Parallel_2",35.46666666666667],PARAMETER["Latitude_Of_Origin",33.5],UNIT["Foot_US",0.3048006096012192]]';

/** Creates a zip archive with a shapefile of single-ring polygons and the column NAME. */
export function zipShapefile(
  shapes: readonly TestShape[],
  {
    prj = WGS84_PRJ,
    encoding = 'utf8',
    more = {},
    without = [],
  }: {
    prj?: string;
    encoding?: BufferEncoding;
    more?: Record<string, Uint8Array>;
    without?: readonly string[];
  } = {},
): Uint8Array {
  const files: Record<string, Uint8Array> = {
    'data/areas.shp': encodeShp(shapes),
    'data/areas.dbf': encodeDbf(shapes, encoding),
    'data/areas.prj': strToU8(prj),
    ...more,
  };
  for (const name of without) delete files[name];
  return zipSync(files);
}

export function encodeShp(shapes: readonly TestShape[]): Uint8Array {
  const records = shapes.map(({ ring }, at) => {
    // outlines of shapefiles run clockwise
    const points = ring.toReversed();
    const record = Buffer.alloc(8 + 48 + points.length * 16);
    record.writeInt32BE(at + 1, 0);
    record.writeInt32BE((record.length - 8) / 2, 4);
    record.writeInt32LE(5, 8);
    record.writeInt32LE(1, 44);
    record.writeInt32LE(points.length, 48);
    for (const [i, [x, y]] of points.entries()) {
      record.writeDoubleLE(x, 56 + i * 16);
      record.writeDoubleLE(y, 64 + i * 16);
    }
    return record;
  });
  const header = Buffer.alloc(100);
  header.writeInt32BE(9994, 0);
  header.writeInt32BE((100 + records.reduce((sum, { length }) => sum + length, 0)) / 2, 24);
  header.writeInt32LE(1000, 28);
  header.writeInt32LE(5, 32);
  return Buffer.concat([header, ...records]);
}

export function encodeDbf(
  shapes: readonly TestShape[],
  encoding: BufferEncoding = 'utf8',
): Uint8Array {
  const width = 40;
  const header = Buffer.alloc(65);
  header.set([0x03, 126, 11, 27]);
  header.writeUInt32LE(shapes.length, 4);
  header.writeUInt16LE(header.length, 8);
  header.writeUInt16LE(1 + width, 10);
  header.write('NAME', 32, 'latin1');
  header.write('C', 43, 'latin1');
  header[48] = width;
  header[64] = 0x0d;
  const rows = shapes.map(({ name }) => {
    const row = Buffer.alloc(1 + width, ' ');
    row.write(name, 1, encoding);
    return row;
  });
  return Buffer.concat([header, ...rows]);
}
