import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeLapdFile } from '../../../bench/src/ingest/make-lapd-file.ts';
import { createScratchFolder } from '../../../bench/src/machine/scratch-folder.ts';
import { loadGeneratedCounty } from '../county/generated-county.ts';
import type { Findings } from '../findings.ts';
import { startSite } from '../process/site.ts';
import { runTownlight, runTownlightOrThrow } from '../process/townlight-command.ts';
import type { ProofStores } from '../stores/proof-stores.ts';
import { describeDifferences, readPublishedState } from '../stores/published-state.ts';
import { createDamagedFiles } from './damaged-files.ts';

/** Pages that must have the same bytes before and after. */
const PAGES = [
  '/api/crimes/status',
  '/api/neighborhoods/square-4-4/monthly?months=60',
  '/api/neighborhoods/geojson',
];

/**
 * Loads one damaged file after another while a server runs, and checks the command and the server.
 * @param isChosen by the file's name; all of them by default
 */
export async function proveDamagedFiles(
  stores: ProofStores,
  findings: Findings,
  isChosen?: (name: string) => boolean,
): Promise<void> {
  const folder = createScratchFolder();
  const store = await stores.create();
  const good = join(folder, 'good.csv');
  await makeLapdFile(good, { rows: 2_000 });
  await loadGeneratedCounty(store, folder, { bare: isChosen !== undefined });
  const months = ['--months', '2020-01..2024-12', '--covers', 'agency'];
  await runTownlightOrThrow(
    ['ingest', 'crime', '--source', 'lapd-legacy', '--file', good, ...months],
    store,
  );
  const site = await startSite(store);
  const fetchPages = () => Promise.all(PAGES.map(async (page) => (await site.get(page)).body));
  const shown = await fetchPages();
  const before = await readPublishedState(store);

  const files = createDamagedFiles(readFileSync(good, 'utf8')).filter(
    ({ name }) => isChosen?.(name) ?? true,
  );
  for (const damaged of files) {
    const file = join(folder, damaged.name);
    writeFileSync(file, damaged.content);
    const { code, output, errors } = await runTownlight(
      ['ingest', ...damaged.args, '--file', file],
      store,
    );
    const message = damaged.published ? output : errors;
    findings.log(
      `\n${damaged.kind}\n  $ townlight ingest ${damaged.args.join(' ')} --file ${damaged.name}`,
    );
    findings.log(message.trimEnd().replaceAll(/^/gm, '  > '));
    const unmatched = [
      new RegExp(damaged.name.replaceAll('.', '\\.')),
      ...damaged.messagePatterns,
    ].filter((pattern) => !pattern.test(message));
    findings.check(
      `${damaged.kind}: the message names ${damaged.messagePatterns.length + 1} things that help`,
      unmatched.length === 0,
      `nothing like ${unmatched.join(' and ')} in "${message.trim()}${damaged.published ? errors : ''}"`,
    );
    findings.check(
      `${damaged.kind}: exit code ${damaged.published ? 0 : 1}`,
      code === (damaged.published ? 0 : 1),
      `${code}`,
    );
    if (damaged.rejects) {
      const path = /(\S+[\\/]rejects[\\/]\S+?\.csv)/.exec(message)?.[1];
      const rejected = path === undefined ? '' : readFileSync(path, 'utf8');
      findings.check(
        `${damaged.kind}: the rejects file names line, column and reason`,
        damaged.rejects.test(rejected),
        rejected.split('\n').slice(0, 3).join(' | '),
      );
    }
    const found = await readPublishedState(store);
    // a release without changes counts as a release
    const unlike = describeDifferences(
      damaged.published
        ? { ...found, releases: before.releases, versions: before.versions }
        : found,
      before,
    );
    findings.check(
      `${damaged.kind}: the store is as before`,
      unlike.length === 0,
      unlike.join('; '),
    );
    // the date of a release without changes is shown
    const [status, ...figures] = await fetchPages();
    findings.check(
      `${damaged.kind}: readers are shown the same bytes`,
      JSON.stringify(figures) === JSON.stringify(shown.slice(1)) &&
        (damaged.published === true || status === shown[0]),
    );
  }
  await site.stop();
  await stores.remove(store);
}
