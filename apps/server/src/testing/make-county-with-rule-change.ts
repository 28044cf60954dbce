import type { Pool } from 'pg';
import { inTransaction } from '../platform/database/transaction.ts';
import { bumpVersion } from '../platform/database/version.ts';
import { makeArea } from './make-area.ts';
import { makeCategories } from './make-categories.ts';
import { makeAgency, makeRelease, makeReports, type TestReports } from './make-crime-rows.ts';

const MONTHS = [
  ...Array.from({ length: 12 }, (_, at) => `2023-${String(at + 1).padStart(2, '0')}`),
  ...Array.from({ length: 6 }, (_, at) => `2024-${String(at + 1).padStart(2, '0')}`),
];

/**
 * Creates a county on record from January 2023 to June 2024. LAPD's months come from its summary reporting until
 * February 2024 and from NIBRS afterward, the Sheriff's all from one source. Each area has 40 burglaries a month until
 * February 2024 and 80 from then on; in May and June 2024 the foothills have 160.
 *
 * - Harbor: policed by LAPD
 * - Foothills: policed by the Sheriff
 * - Edge: policed by both
 *
 * @param sample the same months as sample data: invented, by the newer rules throughout
 */
export async function makeCountyWithRuleChange(
  pool: Pool,
  { sample = false }: { sample?: boolean } = {},
): Promise<void> {
  const older = await makeRelease(pool, { source: sample ? 'lapd' : 'lapd-legacy', sample });
  const newer = await makeRelease(pool, { source: sample ? 'lapd' : 'lapd-nibrs', sample });
  const lapd = await makeAgency(pool, {
    slug: 'lapd',
    name: 'Los Angeles Police',
    from: '2023-01',
    to: '2024-06',
    releaseId: older,
  });
  await pool.query(
    'update agency_month set release_id = $2 where agency_id = $1 and month >= $3::int',
    [lapd, newer, 2024 * 12 + 2],
  );
  const lasd = await makeAgency(pool, {
    slug: 'lasd',
    name: 'Los Angeles Sheriff',
    from: '2023-01',
    to: '2024-06',
    releaseId: await makeRelease(pool, { source: 'lasd', sample }),
  });
  await makeCategories(pool);
  const area = (name: string, west: number, policedBy: string[]) =>
    makeArea(pool, { name, residents: 10_000, corner: [west, 34], policedBy });
  const harbor = await area('Harbor', -118.5, ['lapd']);
  const foothills = await area('Foothills', -118.3, ['lasd']);
  const edge = await area('Edge', -118.1, ['lapd', 'lasd']);
  await makeReports(pool, { agencyId: lapd, reports: [harbor, edge].flatMap(burglaries) });
  const ofSheriff = burglaries(foothills).map((report) =>
    report.month >= '2024-05' ? { ...report, count: 160 } : report,
  );
  await makeReports(pool, { agencyId: lasd, reports: ofSheriff });
  await inTransaction(pool, async (client) => {
    for (const subject of ['places', 'bundles', 'crime']) await bumpVersion(client, subject);
  });
}

function burglaries(area: number): TestReports[] {
  return MONTHS.map((month) => ({
    area,
    month,
    kind: 'Burglary',
    count: month < '2024-03' ? 40 : 80,
  }));
}
