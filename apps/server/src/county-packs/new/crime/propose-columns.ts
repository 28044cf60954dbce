import { parseTimeOfDay } from '../../../ingest/rows/local-moment.ts';
import { Failure } from '../../../platform/failure.ts';
import { COLUMN_NAMES, type RecordField } from './column-names.ts';
import {
  areNumericValues,
  type ColumnValues,
  doValuesFit,
  listColumnValues,
  MIN_FITTING_SHARE,
} from './column-values.ts';
import { isDate } from './propose-date-order.ts';
import { proposeOffenseColumns } from './propose-offense-columns.ts';
import type { SampledRecords } from './read-records.ts';

/** The name of the column of each field that was found. */
export type ProposedColumns = Partial<Record<RecordField, string>>;

/** A value of a status by which an agency withdraws a record. */
export const WITHDRAWN_STATUS = /^unfounded\b/i;

const HAS_TIME = /\d:\d\d/;
const MIDNIGHT = /\b(00:00|0:00|12:00(:00)? AM)/i;
/** How different the numbers have to be, the strictest first: of two columns, one may be shared by several victims. */
const DISTINCT_NUMBERS = [1, 0.99, MIN_FITTING_SHARE] as const;

/**
 * Finds the columns of a file of records by their names and their values.
 * @param requested columns that the operator chose
 * @throws Failure with the fields that were not found, and the columns of the file
 */
export function proposeColumns(table: SampledRecords, requested: ProposedColumns): ProposedColumns {
  const columns = listColumnValues(table);
  const found: ProposedColumns = { ...requested };
  for (const name of Object.values(requested))
    if (!table.header.includes(name))
      throw new Failure(`${table.origin}: no column "${name}" (--column); ${listColumns(table)}`);
  const choose = (
    field: keyof typeof COLUMN_NAMES,
    fits: (column: ColumnValues) => boolean,
  ): void => {
    const used = Object.values(found);
    if (found[field] !== undefined) return;
    const column = COLUMN_NAMES[field]
      .flatMap((pattern) => columns.filter(({ key }) => pattern.test(key)))
      .find((one) => !used.includes(one.name) && fits(one));
    if (column !== undefined) found[field] = column.name;
  };
  choosePlace(found, choose);
  choose(
    'date',
    ({ texts, filled }) => doValuesFit(filled, isDate) && filled.length > texts.length / 2,
  );
  const dates = columns.find(({ name }) => name === found.date)?.filled ?? [];
  if (!doValuesFit(dates, (text) => HAS_TIME.test(text) && !MIDNIGHT.test(text)))
    choose('time', ({ filled }) => doValuesFit(filled, (text) => parseTimeOfDay(text) !== null));
  for (const share of DISTINCT_NUMBERS)
    choose('number', ({ texts, filled, kinds }) => {
      const isComplete = share === MIN_FITTING_SHARE || filled.length === texts.length;
      return isComplete && kinds > 0 && kinds >= filled.length * share;
    });
  const used = new Set([found.date, found.time, found.number]);
  const unused = columns.filter(({ name }) => !used.has(name));
  Object.assign(found, { ...proposeOffenseColumns(unused, requested.code), ...requested });
  choose('deleted', ({ filled }) => doValuesFit(filled, (text) => /^[YN]$/i.test(text)));
  choose('status', ({ filled }) => filled.some((text) => WITHDRAWN_STATUS.test(text)));
  requireFields(found, table);
  return found;
}

/** Degrees are preferred to projected coordinates; one coordinate alone is none. */
function choosePlace(
  found: ProposedColumns,
  choose: (field: keyof typeof COLUMN_NAMES, fits: (column: ColumnValues) => boolean) => void,
): void {
  for (const [one, other, most] of [
    ['latitude', 'longitude', 180],
    ['x', 'y', 1e8],
  ] as const) {
    if (found.latitude !== undefined || found.x !== undefined) return;
    choose(one, ({ filled }) => areNumericValues(filled, one === 'latitude' ? 90 : most));
    choose(other, ({ filled }) => areNumericValues(filled, most));
    if (found[one] !== undefined && found[other] !== undefined) return;
    delete found[one];
    delete found[other];
  }
}

function requireFields(found: ProposedColumns, table: SampledRecords): void {
  const missing = [
    ...(['number', 'code', 'date'] as const).filter((field) => found[field] === undefined),
    ...(found.latitude === undefined && found.x === undefined ? ['latitude', 'longitude'] : []),
  ];
  if (missing.length === 0) return;
  const options = missing.map((field) => `--column ${field}=…`).join(' ');
  throw new Failure(
    `${table.origin}: no column was recognized as ${missing.join(', ')}; name it: ${options}. ${listColumns(table)}`,
  );
}

function listColumns({ header }: SampledRecords): string {
  return `The columns are ${header.map((name) => `"${name}"`).join(', ')}`;
}
