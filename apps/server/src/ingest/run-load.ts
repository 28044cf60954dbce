import type { CommandContext } from '../platform/command-line/run-command-line.ts';
import type { Database } from '../platform/database/open-database.ts';
import { createProgressLine } from './progress-line.ts';
import { describeLoad, type LoadSummary } from './release/describe-load.ts';
import type { LoadReport, LoadResult } from './release/load-result.ts';
import { rejectsFolderPath } from './release/rejects-folder.ts';

/** Receives progress; `done` is 0 to 1, `null` when the size is unknown. */
export type ProgressListener = (rows: number, done: number | null) => void;

/** The context of a load, in a terminal or a job. */
export interface LoadContext {
  readonly rejectsFolder: string;
  readonly onProgress?: ProgressListener | undefined;
}

/** Runs a load in a terminal: progress on standard error, the result on standard output. */
export async function runLoad<Report extends LoadReport>(
  { store, openDatabase, print }: CommandContext,
  summary: LoadSummary<Report>,
  load: (database: Database, context: LoadContext) => Promise<LoadResult<Report>>,
): Promise<LoadResult<Report>> {
  const database = await openDatabase();
  const progress = createProgressLine(process.stderr);
  const loaded = await load(database, {
    rejectsFolder: rejectsFolderPath(store.dataFolder),
    onProgress: progress.show,
  }).finally(progress.end);
  for (const line of describeLoad(loaded, summary)) print(line);
  return loaded;
}
