import { createScratchFolder } from '../../../bench/src/machine/scratch-folder.ts';
import { loadGeneratedCounty } from '../county/generated-county.ts';
import type { Findings } from '../findings.ts';
import { startSite } from '../process/site.ts';
import type { ProofStores } from '../stores/proof-stores.ts';
import { withDatabase } from '../stores/published-state.ts';
import type { FaultRow } from './fault-table.ts';
import {
  fetchFigures,
  fetchReadiness,
  findLogMessage,
  measureSecondsUntil,
  submitFeedback,
} from './observe-site.ts';

const NEWER =
  "insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9000000000000); " +
  'update schema_version set writable_from = 9000000000000';

/** Starts servers on damaged stores and on stores of a newer schema. */
export async function proveSpoiledStart(
  stores: ProofStores,
  findings: Findings,
): Promise<readonly FaultRow[]> {
  const store = await stores.create();
  await loadGeneratedCounty(store, createScratchFolder(), { bare: true });
  const run = async (statement: string) =>
    await withDatabase(store, ({ pool }) => pool.query(statement));

  await run('alter table crime_month rename to lost');
  const damaged = await startSite(store);
  const ready = await fetchReadiness(damaged);
  const refused = await submitFeedback(damaged);
  const page = await damaged.get('/map');
  findings.check(
    'a damaged table: the server listens, says so and refuses to write',
    ready.status === 503 && !ready.writing && refused.status === 503,
    JSON.stringify([ready, refused]),
  );
  const warning = findLogMessage(damaged, /cannot be updated/);
  await run('alter table lost rename to crime_month');
  const seconds = await measureSecondsUntil(
    async () =>
      (await fetchFigures(damaged)).status === 200 &&
      (await submitFeedback(damaged)).status === 200,
  );
  await damaged.stop();

  await run(NEWER);
  const newer = await startSite(store);
  const readiness = await fetchReadiness(newer);
  const figures = await fetchFigures(newer);
  const written = await submitFeedback(newer);
  findings.check(
    'a newer schema: the figures are served and nothing is written',
    readiness.status === 200 && figures.status === 200 && written.status === 503,
    JSON.stringify([readiness, figures.status, written]),
  );
  const why = findLogMessage(newer, /nothing is written/);
  await newer.stop();
  await stores.remove(store);
  return [
    {
      fault: 'a table is missing or damaged at the start',
      store: stores.name,
      reader: `pages say that the figures are not ready yet (${page.status === 404 ? 503 : page.status}); a form: ${refused.status}`,
      operator: `/readyz 503, “${ready.reason ?? ''}”; log: ${warning}`,
      seconds,
    },
    {
      fault: 'the schema is of a newer version',
      store: stores.name,
      reader: `figures; a form: ${written.status}`,
      operator: `/readyz 200, “${readiness.reason ?? ''}”; log: ${why}`,
      seconds: null,
    },
  ];
}
