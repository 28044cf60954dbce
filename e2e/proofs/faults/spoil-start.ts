import { scratchFolder } from '../../../bench/src/machine/scratch-folder.ts';
import { loadMadeCounty } from '../county/made-county.ts';
import type { Findings } from '../findings.ts';
import { startSite } from '../process/site.ts';
import type { ProofStores } from '../stores/proof-stores.ts';
import { withStore } from '../stores/published-state.ts';
import type { FaultRow } from './fault-table.ts';
import { figuresOf, loggedLine, readinessOf, secondsUntil, writeTo } from './observe-site.ts';

const NEWER =
  "insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9000000000000)";

/** Starts servers on damaged stores and on stores of a newer schema. */
export async function spoilStart(
  stores: ProofStores,
  findings: Findings,
): Promise<readonly FaultRow[]> {
  const store = await stores.create();
  await loadMadeCounty(store, scratchFolder(), { bare: true });
  const run = async (statement: string) =>
    await withStore(store, ({ pool }) => pool.query(statement));

  await run('alter table crime_month rename to lost');
  const damaged = await startSite(store);
  const ready = await readinessOf(damaged);
  const refused = await writeTo(damaged);
  const page = await damaged.get('/map');
  findings.check(
    'a damaged table: the server listens, says so and refuses to write',
    ready.status === 503 && !ready.writing && refused.status === 503,
    JSON.stringify([ready, refused]),
  );
  const warning = loggedLine(damaged, /cannot be updated/);
  await run('alter table lost rename to crime_month');
  const seconds = await secondsUntil(
    async () =>
      (await figuresOf(damaged)).status === 200 && (await writeTo(damaged)).status === 200,
  );
  await damaged.stop();

  await run(NEWER);
  const newer = await startSite(store);
  const said = await readinessOf(newer);
  const figures = await figuresOf(newer);
  const written = await writeTo(newer);
  findings.check(
    'a newer schema: the figures are served and nothing is written',
    said.status === 200 && figures.status === 200 && written.status === 503,
    JSON.stringify([said, figures.status, written]),
  );
  const why = loggedLine(newer, /nothing is written/);
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
      operator: `/readyz 200, “${said.reason ?? ''}”; log: ${why}`,
      seconds: null,
    },
  ];
}
