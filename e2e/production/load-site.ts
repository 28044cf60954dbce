/**
 * The inner part of `run-production.ts` that measures load: runs in its namespaces.
 * Arguments: the work folder, a file for the results.
 */
import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { makeLapdFile } from '../../bench/src/ingest/make-lapd-file.ts';
import { closeFindings, createFindings } from '../proofs/findings.ts';
import { editCategories, signInAsEditor } from './category-edits.ts';
import { startConsistencyReader } from './consistency.ts';
import { SITE } from './machine.ts';
import { formatPhase, type PhaseResult, runPhase } from './phases.ts';
import { measureCapacity, startReaders } from './readers.ts';
import { startSampling } from './sample-processes.ts';
import { runTownlight } from './service.ts';
import { formatMemory, startSite } from './site.ts';
import { startWriters } from './writers.ts';

const [work = '', json] = process.argv.slice(2);
/**
 * Requests a second in the busiest hour: 200,000 visits on the day of a front page, a fifth of them in that hour, 12
 * requests each that a browser does not have yet.
 */
const EXPECTED = 133;
const WRITES_PER_SECOND = 5;
const CHANGED_ROWS = 100_000;
const EDITS = 10;
const CAPACITY_MS = 20_000;
const LONG_MINUTES = 10;
const SETTLE_MS = 20_000;
/** The months of the loaded file, with every crime type. */
const RANKING = `/api/neighborhoods/crimes?from=${Date.UTC(2024, 0, 15)}&to=${Date.UTC(2024, 5, 15)}&basket=everything`;
const WEB_ORIGINS = ['http://127.0.0.1:8080', 'http://127.0.0.1:8081'];

const findings = createFindings();
const { check, log } = findings;
const site = await startSite(work, log);
const { webs, all, certificate, paths } = site;
const [, secondWeb] = webs;

// where the user of the services can read them
const files = [1, 2].map((edition) => `/var/lib/townlight/lapd-${edition}.csv`);
await makeLapdFile(files[0] as string, { rows: CHANGED_ROWS });
await makeLapdFile(files[1] as string, { rows: CHANGED_ROWS, changedEvery: 1 });
const ingest = async (file = '') => {
  const given = ['--source', 'lapd-legacy', '--file', file, '--accept'];
  return /received.*/.exec(await runTownlight('worker', 'ingest', 'crime', ...given))?.[0] ?? '';
};
log(`The first edition: ${await ingest(files[0])}`);
const editor = await signInAsEditor(certificate);

const proxied = { origin: SITE, certificate, paths };
// every page once since the release
await capacityOf(WEB_ORIGINS);
const capacities = {
  two: await capacityOf(WEB_ORIGINS),
  proxied: await measureCapacity(proxied, { readers: 16, until: pause(CAPACITY_MS) }),
  one: await (async () => {
    await secondWeb?.stop();
    const capacity = await capacityOf(WEB_ORIGINS.slice(0, 1));
    secondWeb?.start();
    await secondWeb?.ready();
    return capacity;
  })(),
};
for (const [name, value] of Object.entries(capacities))
  log(`Capacity, ${name}: ${Math.round(value)} replies a second`);

const rate = 2 * EXPECTED;
const readers = startReaders({ ...proxied, rate });
const writers = startWriters({ origin: SITE, certificate, rate: WRITES_PER_SECOND });
const sampling = startSampling(all);
const results: (PhaseResult & { readonly processes: string })[] = [];
const phase = async (name: string, action: () => Promise<unknown>) => {
  const result = await runPhase(name, { readers, writers }, action);
  const processes = sampling.since();
  results.push({ ...result, processes });
  log(`${formatPhase(result)}\n    ${processes}`);
};

const memoryBefore = all.map(({ memory }) => memory());
await phase(`${LONG_MINUTES} minutes at ${rate} requests a second`, () =>
  pause(LONG_MINUTES * 60_000),
);
log(`Memory, MB: ${formatMemory(all, memoryBefore)}`);

const consistency = startConsistencyReader(
  webs.map((service, at) => ({ service, origin: WEB_ORIGINS[at] as string })),
  RANKING,
);
await consistency.settle();
await phase('before the changes', () => pause(SETTLE_MS));
await phase(`a release of ${CHANGED_ROWS} changed rows`, async () => {
  log(`The second edition: ${await ingest(files[1])}`);
  await consistency.settle();
  await pause(SETTLE_MS);
});
await phase(`${EDITS} edits of the categories`, async () => {
  await editCategories(editor, EDITS, consistency.settle);
  await pause(SETTLE_MS);
});
await phase('after the changes', () => pause(SETTLE_MS));
await consistency.stop();
await writers.stop();
await readers.stop();
await sampling.stop();

for (const { name, failedReads, failures } of results)
  check(`no read failed: ${name}`, failedReads === 0, failures.join('; '));
for (const { name, failedWrites, writes } of results)
  check(`no write failed: ${name}`, failedWrites === 0, `${failedWrites} of ${writes}`);
check(
  `no reply of ${consistency.replies} mixes two snapshots`,
  consistency.strays === 0,
  `${consistency.strays} of ${consistency.versions} versions are of no state`,
);
check(
  `${EDITS + 1} changes gave at most ${EDITS + 2} versions of a reply`,
  consistency.versions > 2 && consistency.versions <= EDITS + 2,
  `${consistency.versions}`,
);
if (json !== undefined) writeFileSync(json, JSON.stringify({ capacities, rate, results }, null, 2));
await site.stop();
closeFindings(findings);
process.exit();

/** Without nginx and its cache, from some readers at each server. */
async function capacityOf(origins: readonly string[]): Promise<number> {
  const until = pause(CAPACITY_MS);
  const readers = 16 / origins.length;
  const each = origins.map((origin) =>
    measureCapacity({ origin, certificate, paths }, { readers, until }),
  );
  return (await Promise.all(each)).reduce((sum, one) => sum + one, 0);
}
