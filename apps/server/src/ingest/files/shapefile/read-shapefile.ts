import { unzipSync } from 'fflate';
import { parseDbf, parseShp } from 'shpjs';
import { Failure } from '../../../platform/failure.ts';
import { computeMaxUnpackedBytes } from '../../../platform/files/unpack-limit.ts';
import { formatList } from '../../format-counts.ts';
import { withZipErrors, type ZipEntry } from '../kinds/detect-zip-kind.ts';
import { detectEncoding } from '../text-encoding.ts';
import { findDbfFault, findShpFault, readDbfRowCount } from './check-shapefile.ts';
import { parseProjection } from './projection.ts';

/** A row of the .dbf with its shape, in degrees of WGS 84. */
export type ShapefileFeature = { properties: Record<string, unknown>; geometry: object | null };

/** The same limit as for other files read into memory. */
const MAX_BYTES = 500_000_000;
const EXTENSIONS = ['shp', 'dbf', 'prj', 'cpg'] as const;
type Extension = (typeof EXTENSIONS)[number];

/**
 * Reads the only shapefile in a zip archive, in memory: nothing is written, and entry names are not used as paths.
 * @param entries the archive's directory
 * @throws Failure when something is missing, damaged, too large or in another coordinate system
 */
export function readZippedShapefile(
  zip: Uint8Array,
  entries: readonly ZipEntry[],
  origin: string,
): ShapefileFeature[] {
  const fileNames = findFileNames(entries, origin);
  const wanted = new Set(fileNames.values());
  const stated = entries.reduce(
    (sum, entry) => sum + (wanted.has(entry.name) ? entry.unpackedBytes : 0),
    0,
  );
  if (stated > Math.min(computeMaxUnpackedBytes(zip.length), MAX_BYTES))
    throw new Failure(
      `${origin}: the zip archive unpacks to ${Math.round(stated / 1_000_000).toLocaleString('en')} MB, more than real boundaries do; nothing was published. Is it the right file?`,
    );
  // the library never writes more than the size that an entry states
  const files = withZipErrors(origin, () =>
    unzipSync(zip, { filter: ({ name }) => wanted.has(name) }),
  );
  const bytes = (extension: Extension) => files[fileNames.get(extension) ?? ''];
  const damaged = (what: string) =>
    new Failure(`${origin}: the shapefile is damaged: ${what}; fetch it again`);
  const [shp, dbf] = [viewOf(bytes('shp')), viewOf(bytes('dbf'))];
  const fault = findShpFault(shp) ?? findDbfFault(dbf);
  if (fault !== null) throw damaged(fault);
  const projection = parseProjection(new TextDecoder().decode(bytes('prj')), origin);
  try {
    const shapes = parseShp(shp, projection);
    const rows = parseDbf(dbf, encodingOfDbf(dbf, bytes('cpg')));
    if (shapes.length === readDbfRowCount(dbf))
      return shapes.map((geometry, at) => ({ geometry, properties: rows[at] ?? {} }));
  } catch (error) {
    throw damaged((error as Error).message);
  }
  throw damaged('its .shp and its .dbf have different numbers of rows');
}

function findFileNames(entries: readonly ZipEntry[], origin: string): Map<Extension, string> {
  const shapefiles = entries.filter(({ name }) => /\.shp$/i.test(name));
  const [first, second] = shapefiles;
  if (first === undefined) throw new Error('look for a shapefile first');
  if (second !== undefined)
    throw new Failure(
      `${origin}: has ${shapefiles.length} shapefiles (${formatList(
        shapefiles.map(({ name }) => name),
        4,
      )}); load a zip archive with one of them`,
    );
  const base = first.name.slice(0, -'shp'.length).toLowerCase();
  const fileNames = new Map<Extension, string>();
  for (const extension of EXTENSIONS) {
    const found = entries.find(({ name }) => name.toLowerCase() === `${base}${extension}`);
    if (found !== undefined) fileNames.set(extension, found.name);
  }
  const missing = (['dbf', 'prj'] as const).filter((extension) => !fileNames.has(extension));
  if (missing.length > 0)
    throw new Failure(
      `${origin}: the shapefile ${first.name} has no ${missing.map((extension) => `.${extension}`).join(' and no ')} beside it; put its .shp, .dbf and .prj into the zip archive`,
    );
  return fileNames;
}

/** Returns the encoding in the .cpg; without one UTF-8 if valid, else windows-1252. */
function encodingOfDbf(dbf: DataView, cpg: Uint8Array | undefined): string {
  const stated = cpg && new TextDecoder().decode(cpg).trim();
  if (stated) return stated;
  const rows = new Uint8Array(dbf.buffer, dbf.byteOffset, dbf.byteLength).subarray(
    dbf.getUint16(8, true),
  );
  return detectEncoding(rows) === 'utf-8' ? 'utf-8' : 'windows-1252';
}

function viewOf(bytes: Uint8Array = new Uint8Array()): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
