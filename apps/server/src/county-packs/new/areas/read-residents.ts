import { parseResidentCount } from '../../../features/places/ingest/read-population.ts';
import { readFileBytes } from '../../../ingest/files/read-file-bytes.ts';
import { formatCount, formatList } from '../../../ingest/format-counts.ts';
import { type CsvTableRow, parseCsvTable } from '../../../ingest/rows/parse-csv-table.ts';
import { Failure } from '../../../platform/failure.ts';
import type { NewAreas } from './read-areas.ts';

export interface NewResidents {
  readonly rows: readonly { area: string; residents: number; year: number | null }[];
  readonly columns: { readonly area: string; readonly residents: string };
  readonly remarks: readonly string[];
}

const RESIDENTS = /^(tot(al)?[ _]?)?(pop|population|residents|inhabitants)/i;
const POSSIBLY_RESIDENTS = /pop|resident|inhabit|persons|people|total/i;
/** The year in the name of a column: `Population 2020`, `pop_2020`. */
const YEAR = /(?<!\d)(1[89]|20)\d{2}(?!\d)/;

/**
 * Reads residents per area from a table, finding the column that names the areas and the one with the numbers.
 * @param requested the column with the numbers that the operator chose
 * @throws Failure with the columns of the file
 */
export async function readNewResidents(
  path: string,
  areas: NewAreas,
  requested?: string,
): Promise<NewResidents> {
  const file = await readFileBytes(path);
  const { columns, rows } = parseCsvTable(file);
  const { names } = columns;
  const offered = `The columns are ${names.map((name) => `"${name}"`).join(', ')}`;
  const texts = (at: number) => rows.map(({ fields }) => (fields[at] ?? '').trim());
  const matched = names.map((_, at) => texts(at).filter((text) => areas.find(text)).length);
  const most = Math.max(...matched);
  if (most * 2 < Math.min(rows.length, areas.areas.length))
    throw new Failure(
      `${file.origin}: no column has the names or codes of the areas of ${areas.origin}, such as "${areas.areas[0]?.name}". ${offered}`,
    );
  const area = matched.indexOf(most);
  const residents =
    requested === undefined ? findNumbers(names, texts, area) : columns.find(requested);
  if (residents < 0)
    throw new Failure(
      requested === undefined
        ? `${file.origin}: no column has the number of residents; choose one with --residents-column. ${offered}`
        : `${file.origin}: no column "${requested}" (--residents-column). ${offered}`,
    );
  const year = columns.find('year');
  const yearOfAll = Number(YEAR.exec(names[residents] as string)?.[0]) || null;
  const known = new Map<string, { area: string; residents: number; year: number | null }>();
  const faults: string[] = [];
  for (const { line, fields } of rows as readonly CsvTableRow[]) {
    const id = areas.find(fields[area] ?? '');
    if (id === undefined) continue;
    const count = parseResidentCount(fields[residents] ?? '');
    if (typeof count === 'string') faults.push(`line ${line}: ${fields[area]} ${count}`);
    else if (known.has(id)) faults.push(`line ${line}: ${fields[area]} occurs twice`);
    else known.set(id, { area: id, residents: count, year: Number(fields[year]) || yearOfAll });
  }
  const without = areas.areas.filter(({ slug }) => !known.has(slug)).map(({ name }) => name);
  return {
    rows: [...known.values()],
    columns: { area: names[area] as string, residents: names[residents] as string },
    remarks: [
      ...faults,
      ...(without.length === 0
        ? []
        : [`${formatCount(without.length, 'area')} without residents: ${formatList(without)}`]),
    ],
  };
}

function findNumbers(
  names: readonly string[],
  texts: (at: number) => readonly string[],
  area: number,
): number {
  const isCount = (at: number) => {
    const filled = texts(at).filter((text) => text !== '');
    const counts = filled.filter((text) => typeof parseResidentCount(text) === 'number');
    return filled.length > 0 && counts.length >= filled.length * 0.9;
  };
  const numbers = names
    .keys()
    .filter((at) => at !== area && isCount(at))
    .toArray();
  return (
    numbers.find((at) => RESIDENTS.test(names[at] as string)) ??
    numbers.find((at) => POSSIBLY_RESIDENTS.test(names[at] as string)) ??
    -1
  );
}
