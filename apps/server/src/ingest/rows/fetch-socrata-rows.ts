import { Failure } from '../../platform/failure.ts';
import { fetchWithRetry, type RetryOptions } from '../files/fetch-with-retry.ts';
import { readTextStream } from '../files/read-file-bytes.ts';
import { parseJson } from './parse-json.ts';
import type { CsvChunk } from './read-csv.ts';

const PAGE_ROWS = 50_000;
/** A page of 50,000 crime records is about 30 MB. */
const MAX_PAGE_BYTES = 256_000_000;

/**
 * Fetches a dataset of an open-data portal (Socrata) page by page, ordered by row id so that no row is repeated or
 * missed. All values are text, and Socrata omits empty fields of a row; the header is the union of the first page's
 * fields and those of `expected`.
 */
export async function* fetchSocrataRows(
  address: string,
  expected: readonly string[],
  retryOptions: RetryOptions = {},
): AsyncGenerator<CsvChunk> {
  let header: string[] | null = null;
  let line = 2;
  for (let offset = 0; ; offset += PAGE_ROWS) {
    const url = pageUrl(address, offset);
    const page = await fetchRows(url, retryOptions);
    if (header === null) {
      header = [...new Set([...page.flatMap((row) => Object.keys(row)), ...expected])];
      yield { rows: [header], lines: [1] };
    }
    const names = header;
    const rows = page.map((row) => names.map((name) => textOf(fieldOf(row, name))));
    const lines = rows.map(() => line++);
    if (rows.length > 0) yield { rows, lines };
    if (page.length < PAGE_ROWS) return;
  }
}

type SocrataRow = Record<string, unknown>;

function fieldOf(row: SocrataRow, name: string): unknown {
  return row[name] ?? row[name.toLowerCase().replace(/[^a-z0-9]+/g, '_')];
}

function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}

function pageUrl(address: string, offset: number): string {
  const url = new URL(address);
  url.searchParams.set('$limit', String(PAGE_ROWS));
  url.searchParams.set('$offset', String(offset));
  url.searchParams.set('$order', ':id');
  return url.href;
}

async function fetchRows(url: string, retryOptions: RetryOptions): Promise<SocrataRow[]> {
  return await fetchWithRetry(
    url,
    async (reply) => {
      const text = await readTextStream(reply.body ?? [], url, MAX_PAGE_BYTES);
      const body = parseJson(text, url);
      if (Array.isArray(body)) return body as SocrataRow[];
      throw new Failure(
        `${url}: the answer is not a list of rows; is it the address of a dataset's .json?`,
      );
    },
    retryOptions,
  );
}
