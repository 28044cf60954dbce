import { mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { downloadFile } from '../../../ingest/files/download-file.ts';
import { sha256OfFile } from '../../../ingest/files/read-file-bytes.ts';
import { refuseRowLimitedUrl } from '../../../ingest/files/row-limited-url.ts';
import type { FetchRun } from '../portal/fetch-changes.ts';

const fileMark = z.object({ sha256: z.string() });

/**
 * Fetches the file at an address, of any size, and passes it to `use` unless it is the one that was loaded last.
 * @returns undefined when the file is unchanged
 */
export async function fetchNewFile<Result>(
  run: FetchRun,
  use: (file: string) => Promise<Result>,
): Promise<Result | undefined> {
  refuseRowLimitedUrl(run.place);
  const folder = join(run.dataFolder, 'sources', run.name);
  mkdirSync(folder, { recursive: true });
  // releases are named after the file
  const file = join(folder, basename(new URL(run.place).pathname) || `${run.name}.csv`);
  try {
    const { fetch } = run.portal;
    await downloadFile(run.place, file, run.reportProgress, { fetch, signal: run.signal });
    const sha256 = await sha256OfFile(file);
    if (fileMark.safeParse(run.mark).data?.sha256 === sha256) return undefined;
    const result = await use(file);
    await run.saveMark({ sha256 });
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
