import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { sha256OfFile } from '../../../ingest/files/read-file-bytes.ts';
import { Failure } from '../../../platform/failure.ts';
import type { SourceRun } from '../source-kind.ts';

/** The processed files by name. */
const folderMark = z.record(
  z.string(),
  z.object({ bytes: z.number(), changedAt: z.number(), sha256: z.string() }),
);
type FolderMark = z.infer<typeof folderMark>;

/** A file that changed more recently may not be completely written. */
const MIN_FILE_AGE_MS = 30_000;

export type FolderRunResult = { readonly processed: readonly string[]; readonly waiting: number };

/**
 * Passes each new or changed file of a folder to `processFile` once, oldest first. Files are identified by their bytes,
 * so a copy under another name is skipped. A failed file does not block the others and is retried in the next run.
 * @throws Failure that names the failed files, after all others were processed
 */
export async function processNewFiles(
  run: Pick<SourceRun, 'place' | 'mark' | 'saveMark' | 'now' | 'signal'>,
  names: RegExp,
  processFile: (path: string) => Promise<void>,
): Promise<FolderRunResult> {
  const mark: FolderMark = { ...folderMark.safeParse(run.mark).data };
  const processed: string[] = [];
  const faults: string[] = [];
  let waiting = 0;
  for (const file of await listFiles(run.place, names)) {
    run.signal.throwIfAborted();
    const known = mark[file.name];
    if (known && known.bytes === file.bytes && known.changedAt === file.changedAt) continue;
    if (run.now.getTime() - file.changedAt < MIN_FILE_AGE_MS) {
      waiting++;
      continue;
    }
    const sha256 = await sha256OfFile(file.path);
    try {
      if (!Object.values(mark).some((one) => one.sha256 === sha256)) {
        await processFile(file.path);
        processed.push(file.name);
      }
    } catch (error) {
      run.signal.throwIfAborted();
      faults.push((error as Error).message);
      continue;
    }
    mark[file.name] = { bytes: file.bytes, changedAt: file.changedAt, sha256 };
    await run.saveMark(mark);
  }
  if (faults.length > 0) throw new Failure(faults.join('; '));
  return { processed, waiting };
}

async function listFiles(folder: string, names: RegExp) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      throw new Failure(
        error.code === 'ENOENT'
          ? `${folder}: there is no such folder`
          : `${folder}: cannot be read (${error.message})`,
      );
    },
  );
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && names.test(entry.name))
      .map(async ({ name }) => {
        const path = join(folder, name);
        const { size, mtimeMs } = await stat(path);
        return { name, path, bytes: size, changedAt: mtimeMs };
      }),
  );
  return files.sort((a, b) => a.changedAt - b.changedAt || a.name.localeCompare(b.name));
}
