import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoreConfig } from '../../../apps/server/src/platform/database/open-database.ts';
import { makeLapdFile } from '../../../bench/src/ingest/make-lapd-file.ts';
import { makeAddressFile } from '../../../bench/src/loads/make-address-file.ts';
import { createScratchFolder } from '../../../bench/src/machine/scratch-folder.ts';
import { startSite } from '../process/site.ts';
import { runTownlightOrThrow } from '../process/townlight-command.ts';
import { generateNeighborhoodNames, loadGeneratedCounty } from './generated-county.ts';

/** A command of the command line that changes the store. */
export interface OperatorCommand {
  readonly name: string;
  readonly args: readonly string[];
  /** What a repeated run does: nothing more, or it fails because there is nothing left to do. */
  readonly again: 'same' | 'refused';
}

const CRIME_ROWS = 6_000;

/**
 * Fills a new store with a generated county, crimes, feedback and an editor, and writes a file for each command.
 * @returns the commands that change it
 */
export async function createOperatedStore(store: StoreConfig): Promise<OperatorCommand[]> {
  const folder = createScratchFolder();
  const path = (name: string) => join(folder, name);
  const put = (name: string, lines: readonly string[]): string => {
    writeFileSync(path(name), `${lines.join('\n')}\n`);
    return path(name);
  };
  await loadGeneratedCounty(store, folder);
  const crimes = path('crimes.csv');
  await makeLapdFile(crimes, { rows: CRIME_ROWS, seed: 1 });
  const load = (file: string) => [
    'ingest',
    'crime',
    '--source',
    'lapd-legacy',
    '--file',
    file,
    '--accept',
  ];
  await runTownlightOrThrow(load(crimes), store);
  const site = await startSite(store);
  await fetch(new URL('/api/feedback', site.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ comment: 'The rank seems wrong.', page: '/map', language: 'en' }),
  });
  await site.stop();
  await runTownlightOrThrow(['staff', 'invite', 'ana@example.org'], store);
  const backup =
    /backed up to (\S+\.jsonl\.gz)/.exec(await runTownlightOrThrow(['backup'], store))?.[1] ?? '';
  await runTownlightOrThrow(['staff', 'invite', 'since@example.org'], store);

  const later = path('later.csv');
  await makeLapdFile(later, { rows: CRIME_ROWS, seed: 1, changedEvery: 3 });
  const population = put('later-population.csv', [
    'name,population',
    ...generateNeighborhoodNames().map((name) => `${name},30000`),
  ]);
  const addresses = path('addresses.csv');
  await makeAddressFile(addresses, 20_000, []);
  const cases = put('cases.csv', [
    'date,place,total_cases',
    ...Array.from({ length: 2_000 }, (_, at) => {
      const day = new Date(Date.UTC(2021, 0, 1 + Math.floor(at / 2))).toISOString().slice(0, 10);
      return `${day},${at % 2 === 0 ? 'Long Beach' : 'Pasadena'},${1_000 + at}`;
    }),
  ]);
  const same = (name: string, args: readonly string[]): OperatorCommand => ({
    name,
    args,
    again: 'same',
  });
  return [
    same('ingest crime', load(later)),
    same('ingest population', [
      'ingest',
      'population',
      '--partition',
      'neighborhoods',
      '--file',
      population,
    ]),
    same('ingest addresses', ['ingest', 'addresses', '--file', addresses]),
    same('ingest coronavirus', ['ingest', 'coronavirus', '--source', 'csv', '--file', cases]),
    same('restore', ['restore', '--file', backup]),
    same('staff invite', ['staff', 'invite', 'ben@example.org']),
    { name: 'feedback --remove', args: ['feedback', '--remove', '1'], again: 'refused' },
    same('backup', ['backup']),
  ];
}
