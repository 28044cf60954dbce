import type { Findings } from '../findings.ts';
import { runTownlight } from '../process/townlight-command.ts';
import type { ProofStores } from '../stores/proof-stores.ts';
import {
  describeDifferences,
  readPublishedState,
  withDatabase,
} from '../stores/published-state.ts';
import { openPortal } from './portal.ts';
import { readAsPortalRows, readSentRows } from './portal-records.ts';
import { doFiguresAddUp, parseReportFigures } from './report-figures.ts';
import type { SharedRecords } from './shared-records.ts';

/** More than the 50,000 rows of one page. */
const TIMES = 5;

/** Loads from a portal on this machine by `--url`: rows as the city has sent them, then enough for several pages. */
export async function provePortal(
  stores: ProofStores,
  shared: SharedRecords,
  findings: Findings,
): Promise<void> {
  findings.log('\nA portal is read by --url');
  const store = await stores.create();
  const read = (url: string) =>
    runTownlight(['ingest', 'crime', '--source', 'lapd-legacy', '--url', url, '--accept'], store);

  const sent = readSentRows(shared.portalRows);
  const small = await openPortal(sent);
  const first = await read(small.url);
  await small.close();
  findings.log(first.output.trimEnd());
  const figures = parseReportFigures(first.output);
  findings.check(
    `the ${sent.length} rows as the city sent them are read`,
    first.code === 0 && figures.read === sent.length && figures.new === sent.length,
    first.errors,
  );

  const rows = await readAsPortalRows(shared.lapd, TIMES);
  const before = await readPublishedState(store);
  const broken = await openPortal(rows, 50_000);
  const failed = await read(broken.url);
  await broken.close();
  const changed = describeDifferences(await readPublishedState(store), before);
  findings.check(
    `a portal that fails on its second page: "${failed.errors.trim()}", nothing is published`,
    failed.code === 1 && /nothing was published/.test(failed.errors) && changed.length === 0,
    changed.join('; '),
  );

  const portal = await openPortal(rows);
  const second = await read(portal.url);
  await portal.close();
  findings.log(second.output.trimEnd());
  const paged = parseReportFigures(second.output);
  findings.check(
    `${rows.length} rows in pages ${portal.requestedPages.join(', ')} are all new`,
    second.code === 0 &&
      portal.requestedPages.length === 2 &&
      paged.new === rows.length &&
      doFiguresAddUp(paged),
    second.errors,
  );
  const numbers = await withDatabase(store, async ({ pool }) => {
    const { rows: found } = await pool.query<{ count: number }>(
      `select count(*)::int as count from incident where number like '_-%'`,
    );
    return found[0]?.count;
  });
  findings.check(
    `all ${rows.length} of them are in the store`,
    numbers === rows.length,
    `${numbers}`,
  );
}
