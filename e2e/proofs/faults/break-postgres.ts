import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { inTransaction } from '../../../apps/server/src/platform/database/transaction.ts';
import { bumpVersion } from '../../../apps/server/src/platform/database/version.ts';
import { startStoreProxy } from '../../../apps/server/src/platform/testing/store-proxy.ts';
import { makeLapdFile } from '../../../bench/src/ingest/make-lapd-file.ts';
import { createScratchFolder } from '../../../bench/src/machine/scratch-folder.ts';
import { loadGeneratedCounty } from '../county/generated-county.ts';
import type { Findings } from '../findings.ts';
import { startSite } from '../process/site.ts';
import { startTownlight } from '../process/townlight-command.ts';
import type { ProofStores } from '../stores/proof-stores.ts';
import { withDatabase } from '../stores/published-state.ts';
import type { FaultRow } from './fault-table.ts';
import { checkComplaint, countAccepted, fetchFigures } from './observe-site.ts';
import { watchFault } from './watch-fault.ts';

/** Stops PostgreSQL, cuts its connections and suspends its processes by a signal; loads lose their connection. */
export async function breakPostgres(
  stores: ProofStores,
  findings: Findings,
): Promise<readonly FaultRow[]> {
  const store = await stores.create();
  const folder = createScratchFolder();
  await loadGeneratedCounty(store, folder, { bare: true });
  const proxy = await startStoreProxy(store.databaseUrl ?? '');
  const behind = { ...store, databaseUrl: proxy.url };
  const site = await startSite(behind);
  const rename = async (name: string) =>
    await withDatabase(store, ({ pool }) =>
      inTransaction(pool, async (client) => {
        await client.query("update area set name = $1 where name like 'Square 1-1%'", [name]);
        await bumpVersion(client, 'places');
      }),
    );
  const shows = async (name: string) => (await fetchFigures(site)).body.includes(name);
  const rows = [
    await watchFault(
      site,
      {
        name: 'PostgreSQL is stopped',
        store: stores.name,
        async begin() {
          await proxy.stop();
          await rename('Square 1-1 renamed');
        },
        end: proxy.resume,
        isCaughtUp: () => shows('Square 1-1 renamed'),
      },
      findings,
    ),
    await watchFault(
      site,
      {
        name: 'PostgreSQL hangs: it takes connections and never answers',
        store: stores.name,
        async begin() {
          proxy.hang();
          await rename('Square 1-1 again');
        },
        end: proxy.resume,
        isCaughtUp: () => shows('Square 1-1 again'),
      },
      findings,
    ),
  ];
  const processes = processesOf(store.databaseUrl ?? '');
  if (processes.length > 0)
    rows.push(
      await watchFault(
        site,
        {
          name: 'the processes of PostgreSQL are stopped (SIGSTOP)',
          store: stores.name,
          begin: async () => signal(processesOf(store.databaseUrl ?? ''), 'SIGSTOP'),
          end: async () => signal(processesOf(store.databaseUrl ?? ''), 'SIGCONT'),
        },
        findings,
      ),
    );
  const { rows: stored } = await withDatabase(store, ({ pool }) =>
    pool.query<{ count: number }>('select count(*)::int as count from feedback'),
  );
  findings.check(
    'of all words, those are stored whose writers were told so, and no others',
    stored[0]?.count === countAccepted(site),
    `${stored[0]?.count} stored, ${countAccepted(site)} taken`,
  );
  const file = join(folder, 'crimes.csv');
  await makeLapdFile(file, { rows: 1_000_000 });
  const load = startTownlight(
    ['ingest', 'crime', '--source', 'lapd-legacy', '--file', file],
    behind,
  );
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  await proxy.stop();
  checkComplaint(
    'a load that loses PostgreSQL',
    await load.ended,
    /was lost|no connection/,
    findings,
  );
  await site.stop();
  await proxy.close();
  await stores.remove(store);
  return rows;
}

/** Returns the processes of a private cluster's server; none where the cluster was not started by this run. */
function processesOf(databaseUrl: string): readonly number[] {
  const folder = new URL(databaseUrl).searchParams.get('host');
  if (!folder?.includes('townlight-pg-')) return [];
  const listed = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((match) => match !== null)
    .map(([, pid, parent, commandLine]) => ({
      pid: Number(pid),
      parent: Number(parent),
      commandLine: commandLine ?? '',
    }));
  const server = listed.find(({ commandLine }) =>
    commandLine.includes(`-D ${join(folder, 'data')}`),
  );
  if (server === undefined) return [];
  return [
    server.pid,
    ...listed.filter(({ parent }) => parent === server.pid).map(({ pid }) => pid),
  ];
}

function signal(processes: readonly number[], name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of processes) process.kill(pid, name);
}
