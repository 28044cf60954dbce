import type { CrimeSource } from '@townlight/domain/crime';
import { Failure } from '../../../platform/failure.ts';
import type { NewAreas } from '../areas/read-areas.ts';
import { type ProposedColumns, proposeColumns, WITHDRAWN_STATUS } from './propose-columns.ts';
import { proposeDateOrder } from './propose-date-order.ts';
import { type ProposedProjection, proposeProjection } from './propose-projection.ts';
import type { SampledRecords } from './read-records.ts';

/** What the operator stated about a file of crime records. */
export interface CrimeSourceOptions {
  /** Slug of the agency. */
  readonly agency: string;
  readonly agencyName: string;
  readonly columns: ProposedColumns;
  readonly dateOrder?: CrimeSource['dateOrder'] | undefined;
  /** PROJ string */
  readonly projection?: string | undefined;
}

/** How a file is read, and the coordinate system that was recognized. */
export interface CrimeSourceProposal {
  readonly source: CrimeSource;
  readonly projection: ProposedProjection | undefined;
}

/**
 * Proposes how to read a file of records.
 * @throws Failure when a column, the order of dates or the coordinate system was not found
 */
export function proposeCrimeSource(
  table: SampledRecords,
  areas: NewAreas,
  given: CrimeSourceOptions,
): CrimeSourceProposal {
  const columns = proposeColumns(table, given.columns);
  const read = (name: string | undefined) => {
    const at = table.header.indexOf(name ?? '');
    return table.rows.map((row) => (row[at] ?? '').trim());
  };
  const dateOrder = given.dateOrder ?? proposeDateOrder(read(columns.date));
  if (dateOrder === undefined)
    throw new Failure(
      `${table.origin}: dates in "${columns.date}" may be read in two orders; add --date-order month-day-year or day-month-year`,
    );
  const projection =
    columns.x === undefined || given.projection !== undefined
      ? undefined
      : findProjection(table.origin, read(columns.x), read(columns.y), areas);
  const leftOut = proposeLeftOut(columns.code as string, read(columns.code), read(columns.number));
  const definition = given.projection ?? projection?.definition;
  const unfounded = [
    ...new Set(read(columns.status).filter((status) => WITHDRAWN_STATUS.test(status))),
  ];
  return {
    projection,
    source: {
      agency: given.agency,
      agencyName: given.agencyName,
      codePrefix: '',
      dateOrder,
      columns: columns as CrimeSource['columns'],
      ...(leftOut === undefined ? {} : { leftOut }),
      ...(columns.status === undefined ? {} : { unfounded }),
      ...(definition === undefined ? {} : { projection: definition }),
      fillerPoints: [],
    },
  };
}

/** The share of rows without a number that one kind has to explain, and of the kind that has none. */
const NEARLY_ALL = 0.95;
/** A few empty cells are faults of their rows. */
const MIN_SHARE_UNNUMBERED = 0.01;

/**
 * Finds kinds of rows that never have a number, as incidents that are not recorded as crimes: nothing identifies such a
 * row, so it cannot be counted once.
 */
function proposeLeftOut(
  column: string,
  codes: readonly string[],
  numbers: readonly string[],
): CrimeSource['leftOut'] {
  const unnumbered = codes.filter((_, at) => numbers[at] === '');
  if (unnumbered.length < codes.length * MIN_SHARE_UNNUMBERED) return undefined;
  const count = (code: string, list: readonly string[]) =>
    list.filter((one) => one === code).length;
  const values = [...new Set(unnumbered)].filter(
    (code) => code !== '' && count(code, unnumbered) >= count(code, codes) * NEARLY_ALL,
  );
  const explained = unnumbered.filter((code) => values.includes(code)).length;
  return values.length > 0 && explained >= unnumbered.length * NEARLY_ALL
    ? { column, values }
    : undefined;
}

function findProjection(
  origin: string,
  xs: readonly string[],
  ys: readonly string[],
  areas: NewAreas,
): ProposedProjection {
  const points = xs
    .map((x, at) => [Number(x), Number(ys[at])] as const)
    .filter(([x, y]) => Number.isFinite(x) && Number.isFinite(y) && x !== 0 && y !== 0);
  const found = proposeProjection(
    points,
    areas.bounds,
    (longitude, latitude) => areas.locate(longitude, latitude) !== undefined,
  );
  if (found === undefined)
    throw new Failure(
      `${origin}: in no coordinate system in use there are the points in the areas of ${areas.origin}; ` +
        'are both of the same county? Else add --projection "+proj=…"',
    );
  return found;
}
