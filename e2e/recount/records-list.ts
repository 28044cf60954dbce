import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import * as z from 'zod/mini';

/** The names of a police file's columns. */
export interface CrimeColumns {
  readonly number: string;
  readonly code: string;
  readonly date: string;
  readonly latitude?: string | undefined;
  readonly longitude?: string | undefined;
  /** California State Plane, zone 5, in feet. */
  readonly x?: string | undefined;
  readonly y?: string | undefined;
  /** The column in which `Y` marks a record that the agency has withdrawn. */
  readonly deleted?: string | undefined;
  /** The column in which a value of `unfounded` marks such a record, too. */
  readonly status?: string | undefined;
  /** The column in which `Yes` adds `-DV` to an assault's code. */
  readonly domestic?: string | undefined;
  /** The unit that wrote the record: records of jails and courts have no place. */
  readonly unit?: string | undefined;
}

export interface CrimeFile {
  readonly file: string;
  readonly agency: string;
  readonly codePrefix: string;
  readonly columns: CrimeColumns;
  readonly unfounded: readonly string[];
}

export const PARTITIONS = ['neighborhoods', 'zipcodes', 'tracts'] as const;
export type PartitionName = (typeof PARTITIONS)[number];

/** The raw files of a site, with absolute paths. */
export interface RecordsList {
  /** `id`: the property that is the area's id. */
  readonly boundaries: Readonly<Partial<Record<PartitionName, { file: string; id: string }>>>;
  readonly population: Readonly<
    Partial<
      Record<
        PartitionName,
        { file: string; area: string; residents: string; latin1?: boolean | undefined }
      >
    >
  >;
  readonly coverage: string;
  /** In the order in which they were loaded. */
  readonly crime: readonly CrimeFile[];
}

/**
 * The columns of the built-in sources of `townlight ingest crime`, copied by hand so that no code of the product is
 * used.
 */
const SOURCES: Readonly<Record<string, Omit<CrimeFile, 'file'>>> = {
  'lapd-legacy': {
    agency: 'lapd',
    codePrefix: '',
    columns: {
      number: 'DR_NO',
      code: 'Crm Cd',
      date: 'DATE OCC',
      latitude: 'LAT',
      longitude: 'LON',
      status: 'Status Desc',
    },
    unfounded: ['Unfounded'],
  },
  'lapd-nibrs': {
    agency: 'lapd',
    codePrefix: 'NIBRS-',
    columns: {
      number: 'uniquenibrno',
      code: 'nibr_code',
      date: 'date_occ',
      latitude: 'hndrdth_lat',
      longitude: 'hndrdth_lon',
      status: 'status_desc',
      domestic: 'domestic_violence_crime',
    },
    unfounded: ['Unfounded'],
  },
  lasd: {
    agency: 'lasd',
    codePrefix: '',
    columns: {
      number: 'LURN_SAK',
      code: 'STAT',
      date: 'INCIDENT_DATE',
      x: 'X_COORDINATE',
      y: 'Y_COORDINATE',
      deleted: 'DELETED',
      unit: 'UNIT_NAME',
    },
    unfounded: [],
  },
};

const text = z.string();
const some = z.optional(text);
const boundaryFile = z.optional(z.object({ file: text, id: text }));
const populationFile = z.optional(
  z.object({ file: text, area: text, residents: text, latin1: z.optional(z.boolean()) }),
);
const listFile = z.object({
  boundaries: z.object({
    neighborhoods: boundaryFile,
    zipcodes: boundaryFile,
    tracts: boundaryFile,
  }),
  population: z.object({
    neighborhoods: populationFile,
    zipcodes: populationFile,
    tracts: populationFile,
  }),
  coverage: z.object({ file: text }),
  crime: z.array(z.object({ file: text, source: some, mapping: some })),
});
const mappingFile = z.object({
  agency: text,
  codePrefix: some,
  columns: z.object({
    number: text,
    code: text,
    date: text,
    latitude: some,
    longitude: some,
    x: some,
    y: some,
    deleted: some,
    status: some,
  }),
  unfounded: z.optional(z.array(text)),
});

/**
 * Reads `records.json`; paths in it are relative to it.
 * @throws Error that names the file and what is wrong with it
 */
export function readRecordsList(path: string): RecordsList {
  const list = listFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  const at = (file: string) => {
    const absolute = resolve(dirname(path), file);
    if (!existsSync(absolute)) throw new Error(`${path} names ${file}, which is not there`);
    return absolute;
  };
  const placed = <Named extends { file: string }>(
    named: {
      readonly [Name in PartitionName]?: Named | undefined;
    },
  ) =>
    Object.fromEntries(
      Object.entries(named).flatMap(([partition, one]) =>
        one === undefined ? [] : [[partition, { ...one, file: at(one.file) }]],
      ),
    ) as Partial<Record<PartitionName, Named>>;
  return {
    boundaries: placed(list.boundaries),
    population: placed(list.population),
    coverage: at(list.coverage.file),
    crime: list.crime.map(({ file, source, mapping }) => ({
      file: at(file),
      ...(mapping === undefined ? knownSource(source, path) : readMapping(at(mapping))),
    })),
  };
}

function knownSource(name: string | undefined, path: string): Omit<CrimeFile, 'file'> {
  const known = SOURCES[name ?? ''];
  if (known === undefined)
    throw new Error(
      `${path}: "source" of a crime file is one of ${Object.keys(SOURCES).join(', ')}, or "mapping" names its columns`,
    );
  return known;
}

function readMapping(path: string): Omit<CrimeFile, 'file'> {
  const {
    agency,
    codePrefix = '',
    columns,
    unfounded = [],
  } = mappingFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  return { agency, codePrefix, columns, unfounded };
}
