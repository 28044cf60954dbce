import { readConfig } from '../config.ts';
import { listParts } from '../parts.ts';
import { madeFile } from '../places/testing/made-files.ts';
import { runCommandLine } from '../platform/command-line/run-command-line.ts';
import type { StoreConfig } from '../platform/database/open-database.ts';
import { ingestCommands } from '../platform/parts/part-list.ts';
import { silentLog } from '../platform/testing/databases.ts';

/**
 * Runs `townlight ingest` with a temporary file.
 * @param print receives all output, including errors
 * @returns its exit code
 */
export async function ingestMade(
  store: StoreConfig,
  print: (line: string) => void,
  words: readonly string[],
  { name, content }: { name: string; content: string | Uint8Array },
): Promise<number> {
  const parts = listParts(readConfig({}));
  return await runCommandLine(
    ['ingest', ...words, '--file', madeFile(name, content)],
    [ingestCommands(parts)],
    { log: silentLog, store, version: 'test', print, printError: print },
  );
}
