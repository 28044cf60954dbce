import { z } from 'zod';
import { readSmallText } from '../../../loading/files/read-bytes.ts';
import { parseJson } from '../../../loading/rows/parse-json.ts';
import { Failure } from '../../../platform/failure.ts';
import { isMicrograms, isOtherPollutant, isPm25 } from './read-concentration.ts';

/** How a county's or an agency's own CSV files are read. */
export type AirMapping = z.infer<typeof airMapping>;

const column = z.string().min(1);
const microgramsUnit = z
  .string()
  .refine(isMicrograms, { message: 'only micrograms per cubic meter ("UG/M3") can be read' });

/** Which columns of the stations file say what; names that are usual are found without. */
export const stationColumns = z.strictObject({
  code: column.optional(),
  name: column.optional(),
  latitude: column.optional(),
  longitude: column.optional(),
  /** What a wide file calls the station in its header, where that is not the code. */
  heading: column.optional(),
});

export const airMapping = z
  .strictObject({
    /** A row a reading, or a row an hour with a column a station. */
    layout: z.enum(['long', 'wide']),
    columns: z.strictObject({
      /** Holds date and hour, or the date alone where `time` is another. */
      date: column,
      time: column.optional(),
      station: column.optional(),
      value: column.optional(),
      unit: column.optional(),
      /** Rows of another pollutant than PM2.5 are passed over. */
      parameter: column.optional(),
    }),
    /** What the values are of, where no column says it. */
    parameter: z
      .string()
      .refine(isPm25, { message: 'only PM2.5 can be read: "PM2.5" or 88101' })
      .optional(),
    /** `county` follows the county's clocks with their summer time; `county-standard` is its winter time all year. */
    clock: z.enum(['utc', 'county', 'county-standard']),
    /** An hour is labeled by the time at which it begins, or by that at which it ends. */
    hours: z.enum(['beginning', 'ending']).default('beginning'),
    dateOrder: z.enum(['month-day-year', 'day-month-year']).default('month-day-year'),
    unit: microgramsUnit.optional(),
    stations: stationColumns.default({}),
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

/** @throws Failure that says what is wrong with the file */
export async function readAirMapping(path: string): Promise<AirMapping> {
  const mapping = airMapping.safeParse(
    parseJson(await readSmallText(path, 'check --mapping'), path),
  );
  if (mapping.success) return mapping.data;
  const problems = mapping.error.issues
    .map((issue) => `${issue.path.join('.') || 'the file'}: ${issue.message}`)
    .join('; ');
  throw new Failure(`${path}: ${problems}. docs/operations/air.md describes the mapping`);
}
