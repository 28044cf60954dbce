import { openTextFile } from '../../../ingest/files/open-text-file.ts';
import { readCsv } from '../../../ingest/rows/read-csv.ts';
import type { ProgressListener } from '../../../ingest/run-load.ts';
import { Failure } from '../../../platform/failure.ts';

/** Rows of a file of records that are examined to find its columns. */
export interface SampledRecords {
  readonly origin: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The most rows of a sample. */
const MAX_SAMPLE = 20_000;

/** Reads every row of a CSV file, plain or gzip, after its header. */
export async function* readRecordRows(
  path: string,
  onProgress: ProgressListener = () => {},
): AsyncGenerator<{ origin: string; header: readonly string[]; rows: string[][] }> {
  const file = await openTextFile(path);
  let header: readonly string[] | undefined;
  let count = 0;
  for await (const { rows } of readCsv(file.text, file.origin)) {
    header ??= (rows.shift() ?? []).map((name) => name.trim());
    count += rows.length;
    onProgress(count, file.done());
    yield { origin: file.origin, header, rows };
  }
  if (count === 0) throw new Failure(`${file.origin}: has no rows`);
}

/** Reads rows from all parts of a file: each one, or each second, fourth, … of a large one. */
export async function sampleRecords(
  path: string,
  onProgress?: ProgressListener,
): Promise<SampledRecords> {
  let sampled: string[][] = [];
  let stride = 1;
  let index = 0;
  let table: Omit<SampledRecords, 'rows'> = { origin: '', header: [] };
  for await (const { rows, ...rest } of readRecordRows(path, onProgress)) {
    table = rest;
    for (const row of rows) {
      if (index++ % stride === 0) sampled.push(row);
      if (sampled.length <= MAX_SAMPLE) continue;
      stride *= 2;
      sampled = sampled.filter((_, at) => at % 2 === 0);
    }
  }
  return { ...table, rows: sampled };
}
