import { Failure } from '../../../platform/failure.ts';

/** Bytes needed to detect a format: comments may precede the first element of XML. */
export const FORMAT_DETECTION_BYTES = 4096;

/** The formats that a load accepts. */
export type AcceptedFormats = 'table' | 'boundaries' | 'addresses';

const WANTED: Readonly<Record<AcceptedFormats, string>> = {
  table: 'a CSV file',
  boundaries: 'GeoJSON or a zipped shapefile',
  addresses: 'CSV or GeoJSON',
};

/** A kind of file that no load reads, or not the current one. */
export interface ForeignKind {
  /** e.g. `a PDF document` */
  readonly what: string;
  /** Advice for the operator, or one for each wanted format. */
  readonly advice: string | Readonly<Record<AcceptedFormats, string>>;
}

export function foreignKindFailure(
  origin: string,
  { what, advice }: ForeignKind,
  wanted: AcceptedFormats,
) {
  return new Failure(
    `${origin}: is ${what}, not ${WANTED[wanted]}; ${typeof advice === 'string' ? advice : advice[wanted]}`,
  );
}

export const SAVE_AS_CSV_ADVICE = 'open it in a spreadsheet program and save it as CSV';
export const EXPORT_GEOMETRY_ADVICE = {
  table: 'export the table as CSV',
  boundaries: 'export the layer as GeoJSON (WGS 84), for instance with QGIS',
  addresses: 'export the layer as CSV or GeoJSON (WGS 84), for instance with QGIS',
} as const;
