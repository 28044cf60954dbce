import type { CrimeSource } from '@townlight/domain/crime';
import { indexColumns, missingColumnFailure } from '../../../ingest/rows/columns.ts';
import { Failure } from '../../../platform/failure.ts';

/** Index of each field in a row; -1 when the file lacks it. */
export type CrimeColumnIndexes = Record<keyof CrimeSource['columns'], number>;

const REQUIRED: readonly (keyof CrimeSource['columns'])[] = ['number', 'code', 'date'];

/**
 * Finds a source's columns in a header.
 * @throws Failure that lists the missing columns and those found instead
 */
export function findCrimeColumns(
  source: CrimeSource,
  header: readonly string[],
  origin: string,
): CrimeColumnIndexes {
  const columns = indexColumns(header);
  const position = (name: string | undefined) => (name === undefined ? -1 : columns.find(name));
  const c = source.columns;
  const positions: CrimeColumnIndexes = {
    number: position(c.number),
    code: position(c.code),
    description: position(c.description),
    category: position(c.category),
    date: position(c.date),
    time: position(c.time),
    latitude: position(c.latitude),
    longitude: position(c.longitude),
    x: position(c.x),
    y: position(c.y),
    division: position(c.division),
    deleted: position(c.deleted),
    status: position(c.status),
    domestic: position(c.domestic),
    unit: position(c.unit),
  };
  const missing = REQUIRED.filter((field) => positions[field] < 0).map((field) => c[field]);
  if (missing.length > 0) {
    throw missingColumnFailure(
      columns,
      origin,
      missing.map((name) => `"${name}"`).join(', '),
      'Choose the --source that fits the file, or name its columns in a mapping file (--source csv --mapping M.json)',
    );
  }
  for (const [one, other] of [
    ['latitude', 'longitude'],
    ['x', 'y'],
  ] as const) {
    if (positions[one] < 0 !== positions[other] < 0) {
      const lost = positions[one] < 0 ? one : other;
      throw new Failure(
        `${origin}, line 1: no column "${c[lost]}" next to "${c[lost === one ? other : one]}"; a location needs both`,
      );
    }
  }
  return positions;
}
