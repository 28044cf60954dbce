import type { CommandContext } from '../platform/command-line/run-command-line.ts';
import type { Database } from '../platform/database/open-database.ts';
import { describeLoad, type LoadSummary } from './release/describe-load.ts';
import type { LoadReport, LoadResult } from './release/load-result.ts';
import { rejectsFolderPath } from './release/with-rejects-file.ts';

/** Receives progress; `done` is 0 to 1, `null` when the size is unknown. */
export type ProgressListener = (rows: number, done: number | null) => void;

/** The context of a load, in a terminal or a job. */
export interface LoadContext {
  readonly rejectsFolder: string;
  readonly onProgress?: ProgressListener | undefined;
}

/** Runs a load in a terminal: progress on standard error, the result on standard output. Creates the store if necessary. */
export async function runLoadCommand<Report extends LoadReport>(
  context: CommandContext,
  summary: LoadSummary<Report>,
  load: (database: Database, context: LoadContext) => Promise<LoadResult<Report>>,
): Promise<LoadResult<Report>> {
  const { store, print, printJson, output, warn } = context;
  const database = await context.openDatabase({ mayCreate: true });
  const progress = context.openProgressBar();
  const loaded = await load(database, {
    rejectsFolder: rejectsFolderPath(store.dataFolder),
    onProgress: (rows, done) => progress.show(`${rows.toLocaleString('en')} rows read`, done),
  }).finally(progress.end);
  for (const line of describeLoad(loaded, summary)) print(line);
  printJson(loaded);
  if (output.quiet && loaded.outcome === 'published' && loaded.rejects !== null)
    warn(`${loaded.report.origin}: some rows were rejected; the reasons are in ${loaded.rejects}`);
  return loaded;
}
