import { unzipSync } from 'fflate';
import { Failure } from '../../../platform/failure.ts';
import { formatList } from '../../format-counts.ts';
import {
  EXPORT_GEOMETRY_ADVICE,
  type ForeignKind,
  SAVE_AS_CSV_ADVICE,
} from './accepted-formats.ts';

/** An entry of a zip archive. Its name is never used as a path. */
export interface ZipEntry {
  readonly name: string;
  /** The size that the archive states. */
  readonly unpackedBytes: number;
}

/** Lists a zip archive without unpacking it. @throws Failure when it is damaged */
export function listZip(bytes: Uint8Array, origin: string): ZipEntry[] {
  const entries: ZipEntry[] = [];
  withZipErrors(origin, () =>
    unzipSync(bytes, {
      filter({ name, originalSize }) {
        // skips folders and the metadata that macOS adds to each file
        if (!name.endsWith('/') && !/(^|\/)(__MACOSX\/|\._)/.test(name))
          entries.push({ name, unpackedBytes: originalSize });
        return false;
      },
    }),
  );
  return entries;
}

/** Converts the library's errors. @throws Failure */
export function withZipErrors<Read>(origin: string, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    throw new Failure(
      `${origin}: the zip archive or workbook is damaged or cut off (${(error as Error).message}); fetch it again`,
    );
  }
}

/** Detects the kind of a zip archive; workbooks and word processor files are zip archives, too. */
export function detectZipKind(entries: readonly ZipEntry[]): ForeignKind {
  const names = entries.map(({ name }) => name);
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/^xl\/workbook\./))
    return { what: 'an Excel workbook (.xlsx)', advice: SAVE_AS_CSV_ADVICE };
  if (has(/^mimetype$/) && has(/^content\.xml$/))
    return { what: 'a spreadsheet of OpenDocument (.ods)', advice: SAVE_AS_CSV_ADVICE };
  if (has(/^word\/document\.xml$/)) return { what: 'a Word document', advice: SAVE_AS_CSV_ADVICE };
  if (has(/\.kml$/i)) return { what: 'a KMZ file', advice: EXPORT_GEOMETRY_ADVICE };
  if (has(/\.gdbtable$/i))
    return { what: 'a zip archive with an Esri geodatabase', advice: EXPORT_GEOMETRY_ADVICE };
  const what = `a zip archive with ${formatList(names, 4) || 'nothing in it'}`;
  if (has(/\.shp$/i))
    return {
      what: 'a zip archive with a shapefile',
      advice: { ...EXPORT_GEOMETRY_ADVICE, boundaries: 'load it with townlight ingest boundaries' },
    };
  return { what, advice: 'unpack it and load the file in it that has the data' };
}
