import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeLapdFile } from '../../../bench/src/ingest/make-lapd-file.ts';
import { loadGeneratedCounty } from '../county/generated-county.ts';
import type { Findings } from '../findings.ts';
import { startSite } from '../process/site.ts';
import { runTownlight, startTownlight } from '../process/townlight-command.ts';
import type { ProofStores } from '../stores/proof-stores.ts';
import { describeDifferences, readPublishedState } from '../stores/published-state.ts';
import { ingestCrimeArgs } from './kill-ingest.ts';

/**
 * Starts a second server on a folder that has one, and three at once on a folder that has none: one acquires the lock,
 * the others refuse with an error message, and the store remains unchanged.
 */
export async function refuseSecondServer(
  stores: ProofStores,
  folder: string,
  findings: Findings,
): Promise<void> {
  findings.log(`\n${stores.name}: several servers on one data folder`);
  const store = await stores.create();
  await loadGeneratedCounty(store, folder, { bare: true });
  const file = join(folder, 'crimes.csv');
  await makeLapdFile(file, { rows: 2_000 });
  const site = await startSite(store);
  const loaded = await runTownlight(ingestCrimeArgs(file), store);
  findings.check('a command loads records beside the server', loaded.code === 0, loaded.errors);
  const before = await readPublishedState(store);
  const second = await runTownlight(['serve'], store);
  findings.check(
    `a second server ends with 1 and says "${second.errors.trim()}"`,
    second.code === 1 &&
      second.errors.includes(store.dataFolder) &&
      /is in use by a Townlight server \(process \d+/.test(second.errors),
    `code ${second.code}, "${second.errors}"`,
  );
  const answer = await site.get('/readyz');
  findings.check('the first one goes on answering', answer.status === 200, answer.body);
  await site.kill();

  // all three meet the lock of a dead process
  const rivals = Array.from({ length: 3 }, () => startTownlight(['serve'], store, { PORT: '0' }));
  const outcomes = await Promise.all(
    rivals.map(async (rival) => {
      const ended = () => rival.process.exitCode !== null || rival.process.signalCode !== null;
      while (!ended() && !rival.output().includes('Townlight is at')) await pause(50);
      return ended() ? `ended with ${rival.process.exitCode}` : 'serves';
    }),
  );
  findings.check(
    `of three at once after a kill, one serves and two refuse`,
    outcomes.toSorted().join(', ') === 'ended with 1, ended with 1, serves',
    outcomes.join(', '),
  );
  const unlike = describeDifferences(await readPublishedState(store), before);
  findings.check('nothing is lost', unlike.length === 0, unlike.join('; '));
  for (const rival of rivals) rival.process.kill('SIGTERM');
  await Promise.all(rivals.map((rival) => rival.ended));
  await stores.remove(store);
}
