import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countyCommands } from '../county-packs/index.ts';
import {
  writeChicagoFiles,
  writeLondonFiles,
  writeNewYorkFiles,
} from '../county-packs/testing/published-files.ts';
import { createStatusCommand } from '../platform/command-line/status-command.ts';
import { describeOnEmbeddedStore } from '../platform/testing/databases.ts';
import { makePack, noStore, openCounty, readRanking, run } from '../testing/county-commands.ts';

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

    const county = await openCounty(folder, open);
    const { setup, store } = county;
    const loaded = await run([setup], store, ['setup', '--crime', files.crime]);
    expect(loaded.code, loaded.lines.at(-1)).toBe(0);
    expect(loaded.lines.join('\n')).toMatch(/✓ ranking +6 of 6 neighborhoods in 2025-0[34]/);
    const again = await run([setup], store, ['setup', '--crime', files.crime]);
    expect(again.lines.filter((line) => line.includes('nothing to do'))).toHaveLength(4);

    const ranked = await readRanking(county, monthName);
    expect(ranked).toEqual(
      Object.fromEntries(files.areas.map((id, at) => [id, [6 - at, count(at + 1)]])),
    );
  });
});

describeOnEmbeddedStore('the status of a store', (open) => {
  test('lists missing data, its consequences and why an area cannot be ranked', async () => {
    const files = writeChicagoFiles();
    const { folder, made } = makePack(files);
    expect((await made).code).toBe(0);
    const { setup, store, features } = await openCounty(folder, open);
    const status = () => run([createStatusCommand(features)], store, ['status']);
    const empty = await status();
    expect(empty.lines.join('\n')).toMatch(
      /– boundaries +not loaded\n +townlight ingest boundaries/,
    );
    expect(empty.lines.join('\n')).toMatch(/– crime +no records with a complete month/);

    for (const [file, area] of [
      ['residents.csv', 'loop'],
      ['coverage.csv', 'uptown'],
    ] as const) {
      const path = join(folder, file);
      const lines = readFileSync(path, 'utf8').split('\n');
      writeFileSync(path, lines.filter((line) => !line.startsWith(area)).join('\n'));
    }
    await run([setup], store, ['setup', '--crime', files.crime]);
    expect((await status()).lines).toEqual([
      '✓ boundaries  6 neighborhoods',
      '! residents   5 of 6 neighborhoods',
      '              without residents: Loop',
      '! coverage    5 of 6 neighborhoods',
      '              policed by nobody: Uptown',
      '– air         not loaded',
      expect.stringContaining('townlight ingest air'),
      '! crime       records of 1 agency, through 2025-03',
      '              City Police: 2025-01 to 2025-03',
      '              315 records of 1 code in no crime type: assign them in the Bundle Tool',
      '! ranking     4 of 6 neighborhoods in 2025-03',
      '              1 not, as their residents are unknown: Loop',
      '              1 not, as nobody is known to police them (coverage): Uptown',
      '– addresses   not loaded',
      '              townlight ingest addresses --file FILE',
    ]);
    const json = await run([createStatusCommand(features)], store, ['status', '--json']);
    expect(JSON.parse(json.lines.join(''))).toContainEqual({
      ...{ name: 'residents', state: 'partial', text: '5 of 6 neighborhoods' },
      details: ['without residents: Loop'],
    });
  });
});

describe('a created pack', () => {
  test('does not replace an existing one', async () => {
    const { folder, made } = makePack(writeChicagoFiles());
    expect((await made).code).toBe(0);
    const again = await run([countyCommands], noStore, [
      ...['county', 'new', folder, '--boundaries', writeChicagoFiles().boundaries],
    ]);
    expect(again).toMatchObject({ code: 1, lines: [expect.stringContaining('exists; choose')] });
  });
});
