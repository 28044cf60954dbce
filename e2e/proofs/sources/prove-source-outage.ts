import { setTimeout as pause } from 'node:timers/promises';
import {
  type FakePortal,
  openFakePortal,
} from '../../../apps/server/src/features/sources/testing/fake-portal.ts';
import type { StoreConfig } from '../../../apps/server/src/platform/database/open-database.ts';
import { createScratchFolder } from '../../../bench/src/machine/scratch-folder.ts';
import { seededRandom } from '../../../bench/src/measure/random-numbers.ts';
import { loadGeneratedCounty } from '../county/generated-county.ts';
import type { Findings } from '../findings.ts';
import { type Site, startSite } from '../process/site.ts';
import { runTownlight, runTownlightOrThrow, startTownlight } from '../process/townlight-command.ts';
import type { ProofStores } from '../stores/proof-stores.ts';
import {
  type PublishedState,
  readPublishedState,
  withDatabase,
} from '../stores/published-state.ts';

/** The process that is killed during the run of a source: the run itself, or the server. */
const VICTIMS = ['run', 'server'] as const;

export interface OutagePlan {
  /** Kills of each victim. */
  readonly times: number;
  readonly rows: number;
  readonly seed: number;
}

const RUN = ['source', 'run', 'lapd'];

/**
 * Runs a source that fails for a day, returns with revised rows and is killed midway, and checks the figures and the
 * states of the sources at each step, with real servers, commands and kills. Only the clock is simulated: a day passes
 * by setting the times in the table back.
 */
export async function proveSourceOutage(
  stores: ProofStores,
  { times, rows, seed }: OutagePlan,
  findings: Findings,
): Promise<void> {
  const portal = await openFakePortal();
  const folder = createScratchFolder();
  const random = seededRandom(seed);
  try {
    findings.log(`\n${stores.name}: a source that fails for a day`);
    const lastBatch = rows - 1_000;
    fill(portal, random, { from: 0, to: lastBatch, changedAt: '2026-10-15T00:00:00.000Z' });
    fill(portal, random, { from: lastBatch, to: rows, changedAt: '2026-11-01T00:00:00.000Z' });
    const base = await stores.create();
    await loadGeneratedCounty(base, folder, { bare: true });
    await runTownlightOrThrow(
      ['source', 'add', 'lapd', '--kind', 'crime-portal', '--place', portal.address].concat([
        '--setting',
        'columns=lapd-nibrs',
        '--setting',
        'from=2026-01',
        '--setting',
        'covers=agency',
        '--every',
        '6h',
        '--title',
        'Los Angeles Police',
      ]),
      base,
    );
    await runTownlightOrThrow(RUN, base);
    const before = await readPublishedState(base);
    findings.check(
      'its months are whole from the one that was said',
      before.suppliedMonths.startsWith(`lapd ${2026 * 12},`),
      before.suppliedMonths,
    );
    await failForADay(stores, base, portal, findings);

    // a third of the rows is revised, and the same number is new
    const third = Math.round(rows / 3);
    const changedAt = '2026-11-03T00:00:00.000Z';
    fill(portal, random, { from: rows - third, to: rows + third, changedAt });
    const cleanStore = await stores.copy(base);
    const began = performance.now();
    const output = await runTownlightOrThrow(RUN, cleanStore);
    const milliseconds = performance.now() - began;
    findings.check(
      'back again, only what changed is read',
      output.includes(`of ${(2 * third).toLocaleString('en')} rows`),
      output,
    );
    const clean = await readPublishedState(cleanStore);
    await stores.remove(cleanStore);

    for (const victim of VICTIMS) {
      findings.log(
        `\n${stores.name}: kill -9 of the ${victim} while a source is run, ${times} times`,
      );
      for (let round = 0; round < times; round++) {
        const moment = Math.round(milliseconds * (0.3 + (0.65 * (round + random())) / times));
        await killOnce(stores, { base, before, clean }, victim, moment, findings);
      }
    }
  } finally {
    await portal.close();
  }
}

async function failForADay(
  stores: ProofStores,
  base: StoreConfig,
  portal: FakePortal,
  findings: Findings,
): Promise<void> {
  const store = await stores.copy(base);
  const site = await startSite(store);
  const figures = (await site.get('/api/crimes/status')).body;
  findings.check('the source is current', (await stateOf(site)) === 'current');
  portal.outage = { status: 503, headers: { 'retry-after': '3600' } };
  const { code, errors } = await runTownlight(RUN, store);
  findings.check(
    'the run fails and says why',
    code === 1 && errors.includes('the portal answered 503'),
    errors,
  );
  await site.waitFor('/api/sources', (body) => body.includes('"failing"'));
  const check = await runTownlight(['source', 'check'], store);
  findings.check('source check ends with 1', check.code === 1, check.output);
  await withDatabase(store, ({ pool }) =>
    pool.query("update source set last_success_at = last_success_at - interval '1 day'"),
  );
  await site.waitFor('/api/sources', (body) => body.includes('"late"'));
  findings.check('after a day the source is late', (await stateOf(site)) === 'late');
  findings.check(
    'the figures are those of before',
    (await site.get('/api/crimes/status')).body === figures,
  );
  portal.outage = undefined;
  await site.stop();
  await stores.remove(store);
}

async function killOnce(
  stores: ProofStores,
  { base, before, clean }: { base: StoreConfig; before: PublishedState; clean: PublishedState },
  victim: (typeof VICTIMS)[number],
  moment: number,
  findings: Findings,
): Promise<void> {
  const store = await stores.copy(base);
  let site = await startSite(store);
  const run = startTownlight(RUN, store);
  await pause(moment);
  if (victim === 'run') {
    run.process.kill('SIGKILL');
    await run.ended;
  } else {
    await site.kill();
    await run.ended;
    site = await startSite(store);
  }
  const at = `${stores.name}, ${victim} killed after ${moment} ms`;
  const left = figuresOf(await readPublishedState(store));
  findings.check(
    `${at}: the figures are ${left === figuresOf(before) ? 'those of before' : 'the new ones, whole'}`,
    left === figuresOf(before) || left === figuresOf(clean),
    left,
  );
  // releases the lock of the killed run
  await withDatabase(store, ({ pool }) => pool.query('update source set held_until = null'));
  const again = await runTownlight(RUN, store);
  const after = figuresOf(await readPublishedState(store));
  findings.check(
    `${at}: run again, everything is as after one clean run`,
    again.code === 0 && after === figuresOf(clean),
    `${again.errors} ${after}`,
  );
  await site.waitFor('/api/sources', (body) => body.includes('"current"'));
  await site.stop();
  await stores.remove(store);
}

/**
 * Leaves out the releases, since a killed run may have published one already: the next run adds another without
 * changes.
 */
function figuresOf({ incidents, namedCells, records, suppliedMonths }: PublishedState): string {
  return JSON.stringify({ incidents, namedCells, records, suppliedMonths });
}

async function stateOf(site: Site): Promise<string | undefined> {
  const [source] = JSON.parse((await site.get('/api/sources')).body) as { state: string }[];
  return source?.state;
}

/** Adds reports of 2026 at random places of the generated county. */
function fill(
  portal: FakePortal,
  random: () => number,
  { from, to, changedAt }: { from: number; to: number; changedAt: string },
): void {
  for (let n = from; n < to; n++) {
    const day = new Date(Date.UTC(2026, 0, 1 + Math.floor(random() * 300)));
    portal.put(
      String(n),
      {
        uniquenibrno: String(n),
        nibr_code: String(200 + Math.floor(random() * 40)),
        nibr_description: 'OFFENSE',
        date_occ: `${day.toISOString().slice(0, 10)}T00:00:00.000`,
        time_occ: '1200',
        hndrdth_lat: (33.65 + random() * 0.7).toFixed(4),
        hndrdth_lon: (-118.65 + random() * 0.65).toFixed(4),
      },
      changedAt,
    );
  }
}
