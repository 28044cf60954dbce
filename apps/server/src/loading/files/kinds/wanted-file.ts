import { Failure } from '../../../platform/failure.ts';

/** How much of a file shows what it is: a comment may stand before the first element of XML. */
export const START_BYTES = 4096;

/** What a load can read. */
export type WantedFile = 'table' | 'boundaries' | 'addresses';

const WANTED: Readonly<Record<WantedFile, string>> = {
  table: 'a CSV file',
  boundaries: 'GeoJSON or a zipped shapefile',
  addresses: 'CSV or GeoJSON',
};

/** A kind of file that no load reads, or not this one. */
export interface ForeignKind {
  /** e.g. `a PDF document` */
  readonly what: string;
  /** What to do, for one who wants to load it. */
  readonly mend: string | Readonly<Record<WantedFile, string>>;
}

export function refusedKind(origin: string, { what, mend }: ForeignKind, wanted: WantedFile) {
  return new Failure(
    `${origin}: is ${what}, not ${WANTED[wanted]}; ${typeof mend === 'string' ? mend : mend[wanted]}`,
  );
}

export const SAVE_AS_CSV = 'open it in a spreadsheet program and save it as CSV';
export const EXPORT_GEOMETRY = {
  table: 'export the table as CSV',
  boundaries: 'export the layer as GeoJSON (WGS 84), for instance with QGIS',
  addresses: 'export the layer as CSV or GeoJSON (WGS 84), for instance with QGIS',
} as const;
