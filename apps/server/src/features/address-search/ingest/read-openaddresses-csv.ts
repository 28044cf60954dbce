import type { Readable } from 'node:stream';
import {
  type ColumnIndexes,
  indexColumns,
  missingColumnFailure,
} from '../../../ingest/rows/columns.ts';
import { readCsv } from '../../../ingest/rows/read-csv.ts';
import type { AddressRow } from './address-record.ts';
import { parseHouse } from './parse-house.ts';

const NEEDED = ['LON', 'LAT', 'NUMBER', 'STREET'] as const;

/** Reads OpenAddresses CSV: columns LON, LAT, NUMBER, STREET and optionally CITY and POSTCODE, in any order. */
export async function* readOpenAddressesCsv(
  text: Readable,
  origin: string,
): AsyncGenerator<AddressRow[]> {
  let parse: ReturnType<typeof rowParser> | null = null;
  for await (const { rows, lines } of readCsv(text, origin)) {
    const read: AddressRow[] = [];
    for (const [at, raw] of rows.entries()) {
      if (parse === null) parse = rowParser(findColumns(raw, origin));
      else read.push({ line: lines[at] as number, raw, record: parse(raw) });
    }
    yield read;
  }
}

function findColumns(header: readonly string[], origin: string): ColumnIndexes {
  const columns = indexColumns(header);
  const missing = NEEDED.filter((name) => columns.find(name) < 0);
  if (missing.length === 0) return columns;
  throw missingColumnFailure(
    columns,
    origin,
    missing.map((name) => `"${name}"`).join(', '),
    'An OpenAddresses file has LON, LAT, NUMBER, STREET and maybe UNIT, CITY, POSTCODE; name another --format if the file has another one',
  );
}

function rowParser(columns: ColumnIndexes): (raw: readonly string[]) => AddressRow['record'] {
  const expected = columns.names.length;
  const [number, street, city, postcode, longitude, latitude] = [
    'NUMBER',
    'STREET',
    'CITY',
    'POSTCODE',
    'LON',
    'LAT',
  ].map((name) => columns.find(name)) as [number, number, number, number, number, number];
  return (raw) =>
    raw.length === expected
      ? parseHouse({
          number: raw[number] ?? '',
          street: raw[street] ?? '',
          city: raw[city] ?? '',
          postcode: raw[postcode] ?? '',
          longitude: raw[longitude] ?? '',
          latitude: raw[latitude] ?? '',
        })
      : { rejected: `has ${raw.length} fields where the header has ${expected}` };
}
