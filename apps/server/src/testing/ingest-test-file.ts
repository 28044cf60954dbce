import { readConfig } from '../config/config.ts';
import { writeTestFile } from '../features/places/testing/test-files.ts';
import { listFeatures } from '../features.ts';
import { runCommandLine } from '../platform/command-line/run-command-line.ts';
import type { StoreConfig } from '../platform/database/open-database.ts';
import { createIngestCommands } from '../platform/features/feature-list.ts';
import { silentLog } from '../platform/testing/databases.ts';

/**
 * Runs `townlight ingest` with a temporary file.
 * @param print receives all output, including errors
 * @returns its exit code
 */
export async function ingestTestFile(
  store: StoreConfig,
  print: (line: string) => void,
  args: readonly string[],
  { name, content }: { name: string; content: string | Uint8Array },
): Promise<number> {
  const features = listFeatures(readConfig({}));
  return await runCommandLine(
    ['ingest', ...args, '--file', writeTestFile(name, content)],
    [createIngestCommands(features)],
    { log: silentLog, store, version: 'test', print, printError: print },
  );
}
