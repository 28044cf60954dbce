import { z } from 'zod';

/**
 * How one agency's records are read: which column holds what. Columns are found by name, whatever
 * their order, company, case and punctuation (`DATE OCC` = `date_occ`); the first of several
 * columns of one name counts.
 */
export const crimeSource = z
  .strictObject({
    /** Slug of the agency, e.g. `long-beach-pd`. */
    agency: z.string().regex(/^[a-z0-9-]+$/),
    /** Its name in full, shown as the source. */
    agencyName: z.string().min(1),
    /** Set before each code where an agency has used one code for two things (LAPD: 220 in both its systems). */
    codePrefix: z.string().default(''),
    /** Order of day and month in dates written with slashes. */
    dateOrder: z.enum(['month-day-year', 'day-month-year']).default('month-day-year'),
    columns: z.strictObject({
      /** The agency's own number of the record. */
      number: z.string(),
      code: z.string(),
      /** The official description; without it the code serves as label. */
      description: z.string().optional(),
      /** When it happened: a date, or a date with a time. */
      date: z.string(),
      /** Time of day as HHMM or HH:MM, where a column of its own has it. */
      time: z.string().optional(),
      latitude: z.string().optional(),
      longitude: z.string().optional(),
      /** Projected coordinates instead of degrees. */
      x: z.string().optional(),
      y: z.string().optional(),
      /** A column whose value `Y` marks a record that the agency has withdrawn. */
      deleted: z.string().optional(),
    }),
    /** The system of `x` and `y`. */
    projection: z.enum(['EPSG:2229']).optional(),
    /** Points that the agency writes when it has no place (its own address): such records are unplaced. */
    fillerPoints: z
      .array(z.tuple([z.number(), z.number()]))
      .default([])
      .describe('[longitude, latitude], compared to four decimals'),
  })
  .refine((s) => (s.columns.x === undefined) === (s.columns.y === undefined), {
    message: 'columns.x and columns.y go together',
  })
  .refine((s) => s.columns.x === undefined || s.projection !== undefined, {
    message: 'columns.x and columns.y need "projection": "EPSG:2229"',
  });

export type CrimeSource = z.infer<typeof crimeSource>;

/**
 * Sources whose records follow the newer counting rules whatever their month: a series made of them alone does not
 * break at the agency's change-over (reading 17).
 */
export const SOURCES_BY_NEW_RULES: ReadonlySet<string> = new Set(['lapd-nibrs']);

const lapd = { agency: 'lapd', agencyName: 'Los Angeles Police Department' } as const;

/** The sources whose columns are known; any other agency brings a mapping file (`--source csv`). */
export const KNOWN_SOURCES: Record<'lapd-legacy' | 'lapd-nibrs' | 'lasd', CrimeSource> = {
  'lapd-legacy': crimeSource.parse({
    ...lapd,
    columns: {
      number: 'DR_NO',
      code: 'Crm Cd',
      description: 'Crm Cd Desc',
      date: 'DATE OCC',
      time: 'TIME OCC',
      latitude: 'LAT',
      longitude: 'LON',
    },
  }),
  'lapd-nibrs': crimeSource.parse({
    ...lapd,
    codePrefix: 'NIBRS-',
    columns: {
      // one row an offence: the case number repeats, this one does not
      number: 'uniquenibrno',
      code: 'nibr_code',
      description: 'nibr_description',
      date: 'date_occ',
      time: 'time_occ',
      latitude: 'hndrdth_lat',
      longitude: 'hndrdth_lon',
    },
  }),
  lasd: crimeSource.parse({
    agency: 'lasd',
    agencyName: "Los Angeles County Sheriff's Department",
    projection: 'EPSG:2229',
    columns: {
      number: 'LURN_SAK',
      code: 'STAT',
      description: 'STAT_DESC',
      date: 'INCIDENT_DATE',
      x: 'X_COORDINATE',
      y: 'Y_COORDINATE',
      deleted: 'DELETED',
    },
  }),
};
