import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import Papa from 'papaparse';

export type PortalRow = Readonly<Record<string, unknown>>;

/**
 * Writes pages of rows as a CSV file.
 * @param toHeader returns the header of the file, given the columns of the first page
 * @param onPage receives the number of rows written after each page
 * @returns the number of rows
 */
export async function writePages(
  file: string,
  pages: AsyncIterable<readonly PortalRow[]>,
  toHeader: (given: readonly string[]) => readonly string[],
  onPage: (rows: number) => void = () => undefined,
): Promise<number> {
  const out = createWriteStream(file);
  const written = finished(out);
  written.catch(() => undefined);
  let header: readonly string[] | undefined;
  let rows = 0;
  try {
    for await (const page of pages) {
      if (header === undefined) {
        header = toHeader([...new Set(page.flatMap((row) => Object.keys(row)))]);
        out.write(`${Papa.unparse([[...header]])}\n`);
      }
      const fields = header;
      const lines = page.map((row) => fields.map((name) => textOf(row[name])));
      rows += lines.length;
      if (!out.write(`${Papa.unparse(lines)}\n`))
        await Promise.race([written, new Promise<void>((resolve) => out.once('drain', resolve))]);
      onPage(rows);
    }
  } finally {
    out.end();
  }
  await written;
  return rows;
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
