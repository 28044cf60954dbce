import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areaCrimesList } from '@townlight/contract/crime';
import { loadCountyPack } from '@townlight/county';
import { endOfMonth, parseYearMonth, startOfMonth, type YearMonth } from '@townlight/domain/time';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { countyCommands, setupCommand } from '../county-packs/index.ts';
import {
  type PublishedFiles,
  writeChicagoFiles,
  writeLondonFiles,
  writeNewYorkFiles,
} from '../county-packs/testing/published-files.ts';
import { listFeatures } from '../features.ts';
import type { RegisterCommands } from '../platform/command-line/run-command-line.ts';
import { runCommandLine } from '../platform/command-line/run-command-line.ts';
import type { StoreConfig } from '../platform/database/open-database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { createIngestCommands } from '../platform/features/feature-list.ts';
import { describeOnEmbeddedStore, silentLog } from '../platform/testing/databases.ts';
import { openTestApp } from '../testing/open-test-app.ts';

/** Runs a command; returns its exit code and the lines it printed. */
async function run(commands: readonly RegisterCommands[], store: StoreConfig, args: string[]) {
  const lines: string[] = [];
  const add = (line: string) => lines.push(line);
  const code = await runCommandLine(args, commands, {
    ...{ log: silentLog, store, version: 'test', print: add, printError: add },
    progressTo: { isTTY: false, write: () => true },
  });
  return { code, lines };
}

const noStore: StoreConfig = { dataFolder: '/nowhere', databaseUrl: undefined };

function makePack(files: PublishedFiles, ...more: string[]) {
  const folder = join(mkdtempSync(join(tmpdir(), 'townlight-new-')), 'city');
  const { boundaries, residents, crime } = files;
  const given = ['--boundaries', boundaries, '--residents', residents, '--crime', crime];
  const args = ['county', 'new', folder, ...given, '--agency', 'City Police', ...more];
  return { folder, made: run([countyCommands], noStore, args) };
}

describeOnEmbeddedStore('a county from its files alone', (open) => {
  test.each([
    // records of an area on a day × the days of the month, or 20 a month less those without a number
    ['Chicago-like', writeChicagoFiles(), '2025-02', (area: number) => area * 28],
    ['New York-like', writeNewYorkFiles(), '2025-02', (area: number) => area * 28],
    ['London-like', writeLondonFiles(), '2025-02', (area: number) => area * 16],
  ])('%s files become a ranked map in two commands', async (_, files, monthName, count) => {
    const { folder, made } = makePack(files);
    expect((await made).code, (await made).lines.at(-1)).toBe(0);
    const checked = await run([countyCommands], noStore, ['county', 'check', folder]);
    expect(checked.lines).toContain('no faults');

    const config = readConfig({ TOWNLIGHT_COUNTY: folder });
    const features = listFeatures(config);
    const store = await open.newStore();
    const database = await open(store);
    await inTransaction(database.pool, async (client) => {
      for (const feature of features) await feature.prepare?.(client);
    });
    const pack = loadCountyPack(folder);
    const setup = setupCommand({
      countyFolder: folder,
      crimeSources: Object.keys(pack.crimeSources.sources),
      registerIngest: createIngestCommands(features),
    });
    const loaded = await run([setup], store, ['setup', '--crime', files.crime]);
    expect(loaded.code, loaded.lines.at(-1)).toBe(0);
    const again = await run([setup], store, ['setup', '--crime', files.crime]);
    expect(again.lines.filter((line) => line.includes('nothing to do'))).toHaveLength(4);

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
    const ranked = areaCrimesList.parse(reply.json());
    expect(
      Object.fromEntries(ranked.map(({ id, ranking, total_crime_count: n }) => [id, [ranking, n]])),
    ).toEqual(Object.fromEntries(files.areas.map((id, at) => [id, [6 - at, count(at + 1)]])));
  });
});

describe('a pack that is made', () => {
  test('replaces none that exists', async () => {
    const { folder, made } = makePack(writeChicagoFiles());
    expect((await made).code).toBe(0);
    const again = await run([countyCommands], noStore, [
      ...['county', 'new', folder, '--boundaries', writeChicagoFiles().boundaries],
    ]);
    expect(again).toMatchObject({ code: 1, lines: [expect.stringContaining('exists; choose')] });
  });
});
