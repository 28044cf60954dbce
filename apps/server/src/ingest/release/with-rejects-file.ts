import { join } from 'node:path';
import { Failure } from '../../platform/failure.ts';
import type { LoadResult, PublishResult } from './load-result.ts';
import { RejectsWriter } from './rejects-writer.ts';

/**
 * Runs a load with a file for its rejected rows, and adds the file's path to the result.
 * @param name what is loaded, used in the file name
 */
export async function withRejectsFile<Report>(
  file: { folder: string; name: string; header?: readonly string[] },
  load: (rejects: RejectsWriter) => Promise<PublishResult<Report>>,
): Promise<LoadResult<Report>> {
  const rejects = new RejectsWriter(file.folder, file.name, file.header);
  try {
    const published = await load(rejects);
    return published.outcome === 'published'
      ? { ...published, rejects: rejects.close().path }
      : published;
  } finally {
    rejects.close();
  }
}

/** @throws Failure when all rows were rejected: it is probably the wrong file */
export function refuseAllRejected(
  rejects: RejectsWriter,
  { origin, rowsRead, advice }: { origin: string; rowsRead: number; advice: string },
): void {
  if (rejects.count === 0 || rejects.count < rowsRead) return;
  const all =
    rowsRead === 1 ? 'the only row was' : `all ${rowsRead.toLocaleString('en')} rows were`;
  throw new Failure(
    `${origin}: ${all} rejected, so nothing was published; ${rejects.firstFault}. ` +
      `${advice}; all reasons are in ${rejects.close().path}`,
  );
}

/** Returns the folder for files of rejected rows. */
export function rejectsFolderPath(dataFolder: string): string {
  return join(dataFolder, 'rejects');
}
