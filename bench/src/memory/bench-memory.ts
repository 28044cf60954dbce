import { setTimeout as wait } from 'node:timers/promises';
import { PARTITIONS } from '@townlight/domain/places';
import { addMonths } from '@townlight/domain/time';
import { inTransaction } from '../../../apps/server/src/platform/database/transaction.ts';
import { bumpVersion } from '../../../apps/server/src/platform/database/version.ts';
import { openSampleSnapshot, prepareSampleDatabase } from '../county/sample-database.ts';
import { buildDistinctRankingPaths } from '../http/distinct-ranking-paths.ts';
import { readProcessMemory } from '../machine/processes.ts';
import { createScratchFolder } from '../machine/scratch-folder.ts';
import { type Cluster, openWithoutMigrations } from '../machine/temporary-cluster.ts';
import { formatBytes, formatCount, formatMilliseconds } from '../measure/figures.ts';
import type { Report } from '../measure/report.ts';
import { startTownlight } from '../serving/start-townlight.ts';

const MONTHS = 192;
const READER_REQUESTS = 3_000;
const RELEASES = 6;
const MAX_AT_REST = 500_000_000;
/** The limit covers the old and the new snapshot together with the replies that readers requested (0075). */
const MAX_BYTES = 900_000_000;
/** Time for memory that was only needed for startup or counting to be released. */
const AT_REST_MS = 20_000;

/** Measures the memory of the real server with 16 years of the county. */
export async function benchMemory(report: Report, cluster: Cluster): Promise<void> {
  const county = await prepareSampleDatabase(cluster, MONTHS);
  const database = await openWithoutMigrations(county.url);
  const began = performance.now();
  const { crime } = await openSampleSnapshot(database);
  const buildMilliseconds = performance.now() - began;
  const { partitions, scheme, first, months } = crime.data;

  const server = await startTownlight({
    dataFolder: createScratchFolder(),
    databaseUrl: county.url,
  });
  const rows: string[][] = [];
  const note = (name: string) => {
    const memory = readProcessMemory(server.pid);
    rows.push([
      name,
      memory ? formatBytes(memory.now) : '–',
      memory ? formatBytes(memory.peak) : '–',
    ]);
    return memory;
  };
  await wait(2000);
  note('started');
  await wait(AT_REST_MS);
  const atRest = note('at rest')?.now ?? Number.NaN;
  const record = { from: first, to: addMonths(first, months - 1) };
  for (const address of buildDistinctRankingPaths(scheme, record, READER_REQUESTS)) {
    await (await fetch(server.url + address)).arrayBuffer();
  }
  note(`after ${formatCount(READER_REQUESTS)} different rankings`);
  for (let release = 1; release <= RELEASES; release++) {
    await inTransaction(database.pool, (client) => bumpVersion(client, 'crime'));
    await wait(3000 + 3 * buildMilliseconds);
    note(`after release ${release} has come in`);
  }
  await wait(AT_REST_MS);
  const peak = note('at rest again')?.peak ?? Number.NaN;
  await server.stop();
  await database.close();

  report.heading('Memory');
  report.note(
    `The server with ${formatCount(county.records)} records of ${MONTHS} months (${scheme.nicknames.length + 1} kinds of crime); ` +
      `its snapshot is built in ${formatMilliseconds(buildMilliseconds)}.`,
  );
  report.table(['', 'in memory (RSS)', 'most so far'], rows);
  report.goal(
    `${formatBytes(atRest)} at rest (goal ${formatBytes(MAX_AT_REST)})`,
    atRest < MAX_AT_REST,
  );
  report.goal(
    `at most ${formatBytes(peak)} while ${RELEASES} releases come in (goal ${formatBytes(MAX_BYTES)})`,
    peak < MAX_BYTES,
  );
  report.table(
    ['of it counts', 'areas', 'kinds', 'bytes'],
    PARTITIONS.flatMap((partition) => {
      const { bundles, nicknames, completeness, slugs } = partitions[partition];
      const row = (name: string, series: number, ...memory: readonly { byteLength: number }[]) => [
        `${partition}, ${name}`,
        formatCount(slugs.length),
        formatCount(series),
        formatBytes(memory.reduce((sum, { byteLength }) => sum + byteLength, 0)),
      ];
      const { series, starts, seriesOf, counts } = nicknames;
      const { sums, totals } = bundles;
      return [
        row('by plain name', series, starts, seriesOf, counts),
        row('by category', bundles.series, sums, totals, completeness.sums),
      ];
    }),
  );
}
