import type { CommandContext } from '../platform/command-line/run-command-line.ts';
import type { Database } from '../platform/database/open-database.ts';
import { progressLine } from './progress-line.ts';
import { describeLoaded, type Telling } from './release/describe-loaded.ts';
import type { Loaded, LoadReport } from './release/loaded.ts';
import { rejectsFolder } from './release/rejects-folder.ts';

/** Receives progress; `done` is 0 to 1, `null` when the size is unknown. */
export type ShowProgress = (rows: number, done: number | null) => void;

/** The context of a load, in a terminal or a job. */
export interface LoadSurroundings {
  readonly rejectsFolder: string;
  readonly onProgress?: ShowProgress | undefined;
}

/** Runs a load in a terminal: progress on standard error, the result on standard output. */
export async function runLoad<Report extends LoadReport>(
  { store, openDatabase, print }: CommandContext,
  telling: Telling<Report>,
  load: (database: Database, surroundings: LoadSurroundings) => Promise<Loaded<Report>>,
): Promise<Loaded<Report>> {
  const database = await openDatabase();
  const progress = progressLine(process.stderr);
  const loaded = await load(database, {
    rejectsFolder: rejectsFolder(store.dataFolder),
    onProgress: progress.show,
  }).finally(progress.end);
  for (const line of describeLoaded(loaded, telling)) print(line);
  return loaded;
}
