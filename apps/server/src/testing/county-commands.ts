import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areaCrimesList } from '@townlight/contract/crime';
import { loadCountyPack } from '@townlight/county';
import { endOfMonth, parseYearMonth, startOfMonth, type YearMonth } from '@townlight/domain/time';
import { onTestFinished } from 'vitest';
import { readConfig } from '../config/config.ts';
import { countyCommands, setupCommand } from '../county-packs/index.ts';
import type { PublishedFiles } from '../county-packs/testing/published-files.ts';
import { listFeatures } from '../features.ts';
import {
  type RegisterCommands,
  runCommandLine,
} from '../platform/command-line/run-command-line.ts';
import type { StoreConfig } from '../platform/database/open-database.ts';
import { createIngestCommands, listFeatureCommands } from '../platform/features/feature-list.ts';
import { type OpenStore, silentLog } from '../platform/testing/databases.ts';
import { openTestApp } from './open-test-app.ts';

/** Runs a command; returns its exit code and the lines it printed. */
export async function run(
  commands: readonly RegisterCommands[],
  store: StoreConfig,
  args: string[],
) {
  const lines: string[] = [];
  const add = (line: string) => lines.push(line);
  const code = await runCommandLine(args, commands, {
    ...{ log: silentLog, store, version: 'test', print: add, printError: add },
    progressTo: { isTTY: false, write: () => true },
  });
  return { code, lines };
}

export const noStore: StoreConfig = { dataFolder: '/nowhere', databaseUrl: undefined };

export function makePack(files: PublishedFiles, ...more: string[]) {
  const folder = join(mkdtempSync(join(tmpdir(), 'townlight-new-')), 'city');
  const { boundaries, residents, crime } = files;
  const given = ['--boundaries', boundaries, '--residents', residents, '--crime', crime];
  const args = ['county', 'new', folder, ...given, '--agency', 'City Police', ...more];
  return { folder, made: run([countyCommands], noStore, args) };
}

/** Opens an empty store, and the commands of a pack. */
export async function openCounty(folder: string, open: OpenStore) {
  const config = readConfig({ TOWNLIGHT_COUNTY: folder });
  const features = listFeatures(config);
  const store = await open.newStore();
  const database = await open(store);
  const pack = loadCountyPack(folder);
  const setup = setupCommand({
    countyFolder: folder,
    commands: [createIngestCommands(features), ...listFeatureCommands(features)],
    features,
    appToken: undefined,
  });
  return { setup, store, database, features, config, pack };
}

/** Returns the rank and the number of reports of each area in a month, by its id, as the API has them. */
export async function readRanking(
  { database, features, config, pack }: Awaited<ReturnType<typeof openCounty>>,
  monthName: string,
): Promise<Record<string, [rank: number | null, reports: number | null]>> {
  const app = await openTestApp(database, {
    ...{ features, config, inThisThread: false },
    featuresUrl: new URL('../features.ts', import.meta.url).href,
  });
  onTestFinished(() => app.close());
  await app.snapshots.first;
  const month = parseYearMonth(monthName) as YearMonth;
  const { timeZone } = pack.facts;
  const query = `from=${startOfMonth(month, timeZone)}&to=${endOfMonth(month, timeZone)}`;
  const reply = await app.app.inject(`/api/neighborhoods/crimes?${query}`);
  return Object.fromEntries(
    areaCrimesList
      .parse(reply.json())
      .map(({ id, ranking, total_crime_count: reports }) => [id, [ranking, reports]]),
  );
}
