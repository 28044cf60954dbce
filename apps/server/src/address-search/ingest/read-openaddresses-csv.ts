import type { Readable } from 'node:stream';
import { readCsv } from '../../crime/index.ts';
import { Failure } from '../../platform/failure.ts';
import type { AddressRow } from './address-record.ts';
import { parseHouse } from './parse-house.ts';

const NEEDED = ['LON', 'LAT', 'NUMBER', 'STREET'] as const;

/** Reads OpenAddresses CSV: columns LON, LAT, NUMBER, STREET and maybe CITY and POSTCODE, in any order. */
export async function* readOpenAddressesCsv(
  text: Readable,
  origin: string,
): AsyncGenerator<AddressRow[]> {
  let columns: Map<string, number> | null = null;
  for await (const { rows, lines } of readCsv(text, origin)) {
    const read: AddressRow[] = [];
    for (const [at, raw] of rows.entries()) {
      if (columns === null) columns = findColumns(raw, origin);
      else read.push({ line: lines[at] as number, raw, record: parseRow(raw, columns) });
    }
    yield read;
  }
}

function findColumns(header: readonly string[], origin: string): Map<string, number> {
  const columns = new Map(header.map((name, at) => [name.trim().toUpperCase(), at]));
  const missing = NEEDED.filter((name) => !columns.has(name));
  if (missing.length > 0)
    throw new Failure(
      `${origin}, line 1: no column ${missing.join(', ')}; the columns are ${header.map((name) => `"${name}"`).join(', ')}. ` +
        'An OpenAddresses file has LON, LAT, NUMBER, STREET and maybe UNIT, CITY, POSTCODE; name another --format if it is of another kind',
    );
  columns.set('(count)', header.length);
  return columns;
}

function parseRow(raw: readonly string[], columns: Map<string, number>): AddressRow['record'] {
  const expected = columns.get('(count)') as number;
  if (raw.length !== expected)
    return { rejected: `has ${raw.length} fields where the header has ${expected}` };
  const field = (name: string) => raw[columns.get(name) ?? -1] ?? '';
  return parseHouse({
    number: field('NUMBER'),
    street: field('STREET'),
    city: field('CITY'),
    postcode: field('POSTCODE'),
    longitude: field('LON'),
    latitude: field('LAT'),
  });
}
