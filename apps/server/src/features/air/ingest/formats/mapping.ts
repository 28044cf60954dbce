import { z } from 'zod';
import { readSmallText } from '../../../../ingest/files/read-file-bytes.ts';
import { parseJson } from '../../../../ingest/rows/parse-json.ts';
import { Failure } from '../../../../platform/failure.ts';
import { isMicrogramsPerCubicMeter, isOtherPollutant, isPm25 } from './parse-concentration.ts';

/** Describes the columns and units of a CSV file from a county or an agency. */
export type AirMapping = z.infer<typeof airMappingSchema>;

const column = z.string().min(1);
const microgramsUnit = z.string().refine(isMicrogramsPerCubicMeter, {
  message: 'only micrograms per cubic meter ("UG/M3") can be read',
});

/** Column names of the stations file; common names are detected. */
export const stationColumnsSchema = z.strictObject({
  code: column.optional(),
  name: column.optional(),
  latitude: column.optional(),
  longitude: column.optional(),
  /** Heading of the station in a wide file, where it is not the code. */
  heading: column.optional(),
});

export const airMappingSchema = z
  .strictObject({
    /** `long`: one row per reading. `wide`: one row per hour and one column per station. */
    layout: z.enum(['long', 'wide']),
    columns: z.strictObject({
      /** Contains date and hour, or only the date where `time` names another column. */
      date: column,
      time: column.optional(),
      station: column.optional(),
      value: column.optional(),
      unit: column.optional(),
      /** Rows of other pollutants than PM2.5 are skipped. */
      parameter: column.optional(),
    }),
    /** The pollutant, where no column names it. */
    parameter: z
      .string()
      .refine(isPm25, { message: 'only PM2.5 can be read: "PM2.5" or 88101' })
      .optional(),
    /**
     * `county` is the county's local time with daylight saving time; `county-standard` is its standard time all year.
     */
    clock: z.enum(['utc', 'county', 'county-standard']),
    /** Whether the label of an hour is the time at which it begins or ends. */
    hours: z.enum(['beginning', 'ending']).default('beginning'),
    dateOrder: z.enum(['month-day-year', 'day-month-year']).default('month-day-year'),
    unit: microgramsUnit.optional(),
    stations: stationColumnsSchema.default({}),
  })
  .refine(({ layout, columns }) => layout === 'wide' || (columns.station && columns.value), {
    message: 'a long file needs columns.station and columns.value',
  })
  .refine(({ layout, columns }) => layout === 'long' || !(columns.station || columns.value), {
    message:
      'a wide file has one column per station; columns.station and columns.value belong to long files',
  })
  .refine(
    ({ columns, parameter }) =>
      parameter || columns.parameter || !isOtherPollutant(columns.value ?? ''),
    {
      message:
        'columns.value names another pollutant; only PM2.5 can be read. If its values are PM2.5, add "parameter": "PM2.5"',
    },
  )
  .refine(({ layout, columns, unit }) => unit || (layout === 'long' && columns.unit), {
    message: 'name the unit: "unit": "UG/M3", or columns.unit in a long file',
  });

/**
 * Reads and validates a mapping file.
 * @throws Failure with all problems of the file
 */
export async function readAirMapping(path: string): Promise<AirMapping> {
  const mapping = airMappingSchema.safeParse(
    parseJson(await readSmallText(path, 'check --mapping'), path),
  );
  if (mapping.success) return mapping.data;
  const problems = mapping.error.issues
    .map((issue) => `${issue.path.join('.') || 'the file'}: ${issue.message}`)
    .join('; ');
  throw new Failure(`${path}: ${problems}. docs/operations/air.md describes the mapping`);
}
