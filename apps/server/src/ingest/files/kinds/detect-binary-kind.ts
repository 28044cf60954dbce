import {
  EXPORT_GEOMETRY_ADVICE,
  FORMAT_DETECTION_BYTES,
  type ForeignKind,
  SAVE_AS_CSV_ADVICE,
} from './accepted-formats.ts';

const SHAPEFILE_ADVICE = {
  table: EXPORT_GEOMETRY_ADVICE.table,
  boundaries: 'put its .shp, .dbf and .prj into one zip archive and load that',
  addresses: EXPORT_GEOMETRY_ADVICE.addresses,
} as const;
const UNPACK = 'unpack it and load the file in it';

interface Signature {
  readonly bytes: string;
  readonly at: number;
  readonly kind: ForeignKind;
}

/** Signatures that also occur in text: `mustard` contains the signature of a tar archive. */
const TEXT_SIGNATURES: readonly string[] = ['PAR1', 'GPKG', 'ustar'];

/** Magic numbers from the formats' specifications. */
const SIGNATURES: readonly Signature[] = [
  signature('%PDF', 'a PDF document', 'load the data that it was made of'),
  signature('PAR1', 'a Parquet file', 'export it as CSV'),
  signature('GPKG', 'a GeoPackage', EXPORT_GEOMETRY_ADVICE, 68),
  signature('SQLite format 3\0', 'a database of SQLite', 'export the table as CSV'),
  signature('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'an Excel workbook (.xls)', SAVE_AS_CSV_ADVICE),
  signature('\0\0\x27\x0a', 'one of the files of a shapefile (.shp or .shx)', SHAPEFILE_ADVICE),
  signature('fgb\x03', 'a FlatGeobuf file', EXPORT_GEOMETRY_ADVICE),
  signature('\x1f\x8b', 'packed with gzip twice', 'unpack it once (gunzip)'),
  signature('1AY&SY', 'packed with bzip2', UNPACK, 4),
  signature('\xfd7zXZ\0', 'packed with xz', UNPACK),
  signature('\x28\xb5\x2f\xfd', 'packed with zstd', UNPACK),
  signature('7z\xbc\xaf\x27\x1c', 'a 7z archive', UNPACK),
  signature('Rar!\x1a\x07', 'a RAR archive', UNPACK),
  signature('ustar', 'a tar archive', UNPACK, 257),
  signature('\x89PNG', 'a picture', 'load the data that it was drawn from'),
  signature('\xff\xd8\xff', 'a picture', 'load the data that it was drawn from'),
];

function signature(bytes: string, what: string, advice: ForeignKind['advice'], at = 0): Signature {
  return { bytes, at, kind: { what, advice } };
}

/** Returns whether a file begins like a zip archive. */
export function isZip(start: Uint8Array): boolean {
  return startsWith(start, 'PK\x03\x04') || startsWith(start, 'PK\x05\x06');
}

/** Returns the kind of a binary file, `null` when its first bytes are unknown. */
export function detectBinaryKind(start: Uint8Array): ForeignKind | null {
  const isBinary = start.subarray(0, FORMAT_DETECTION_BYTES).includes(0);
  for (const { bytes, at, kind } of SIGNATURES)
    if (startsWith(start, bytes, at) && (isBinary || !TEXT_SIGNATURES.includes(bytes))) return kind;
  return isDbf(start)
    ? { what: 'the table of a shapefile (.dbf)', advice: SHAPEFILE_ADVICE }
    : null;
}

/** Detects dBASE: the version byte, then the date of the last change. */
function isDbf(start: Uint8Array): boolean {
  const [version, , month = 0, day = 0] = start;
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= 31;
  return (version === 0x03 || version === 0x83) && isDay && start.subarray(0, 32).includes(0);
}

function startsWith(start: Uint8Array, bytes: string, at = 0): boolean {
  return Buffer.from(start.subarray(at, at + bytes.length)).equals(Buffer.from(bytes, 'latin1'));
}
