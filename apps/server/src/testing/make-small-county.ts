import type { Pool } from 'pg';
import { inTransaction } from '../platform/database/transaction.ts';
import { bumpVersion } from '../platform/database/version.ts';
import { makeArea } from './make-area.ts';
import { makeCategories } from './make-categories.ts';
import { makeAgency, makeRelease, makeReports, type TestReports } from './make-crime-rows.ts';

export interface SmallCounty {
  readonly lapd: number;
  readonly lasd: number;
  readonly areas: Readonly<Record<SmallCountyArea, number>>;
}

export type SmallCountyArea = 'hollywood' | 'venice' | 'eastLosAngeles' | 'docks' | 'desert';

/**
 * Creates a county of five neighborhoods that covers every state of an area, with records from October 2023 to October
 * 2026:
 *
 * - Hollywood and Venice: policed by LAPD, which has supplied every month
 * - East Los Angeles: policed by LASD, which has supplied no month after August 2026
 * - Docks: 12 residents, an outlier
 * - Desert: no agency is known, so never complete
 */
export async function makeSmallCounty(pool: Pool): Promise<SmallCounty> {
  const releaseId = await makeRelease(pool);
  const older = await makeRelease(pool, { source: 'lasd', publishedAt: '2026-09-20T08:00:00Z' });
  const lapd = await makeAgency(pool, { slug: 'lapd', name: 'Los Angeles Police', releaseId });
  const lasd = await makeAgency(pool, {
    slug: 'lasd',
    name: 'Los Angeles Sheriff',
    to: '2026-08',
    releaseId: older,
  });
  await makeCategories(pool);
  const areas = {
    hollywood: await makeArea(pool, {
      name: 'Hollywood',
      residents: 77_270,
      corner: [-118.4, 34.1],
    }),
    venice: await makeArea(pool, { name: 'Venice', residents: 40_000, corner: [-118.5, 33.9] }),
    eastLosAngeles: await makeArea(pool, {
      name: 'East Los Angeles',
      residents: 120_000,
      corner: [-118.2, 34],
      policedBy: ['lasd'],
    }),
    docks: await makeArea(pool, { name: 'Docks', residents: 12, corner: [-118.3, 33.7] }),
    desert: await makeArea(pool, {
      name: 'Desert',
      residents: null,
      corner: [-118, 34.6],
      policedBy: [],
    }),
  };
  await makeArea(pool, { partition: 'zipcodes', name: '90028', corner: [-118.4, 34.1] });
  await makeArea(pool, { partition: 'tracts', name: '06037190700', corner: [-118.4, 34.1] });
  await makeReports(pool, { agencyId: lapd, reports: lapdReports(areas) });
  await makeReports(pool, {
    agencyId: lasd,
    reports: [
      { area: areas.eastLosAngeles, month: '2026-08', kind: 'Burglary', count: 30 },
      { area: areas.hollywood, month: '2026-08', kind: 'Petty Theft', count: 1 },
    ],
  });
  await inTransaction(pool, async (client) => {
    for (const subject of ['places', 'bundles', 'crime']) await bumpVersion(client, subject);
  });
  return { lapd, lasd, areas };
}

function lapdReports(areas: SmallCounty['areas']): TestReports[] {
  return [
    { area: areas.hollywood, month: '2023-10', kind: 'Robbery', count: 3 },
    { area: areas.hollywood, month: '2026-09', kind: 'Burglary', count: 20 },
    { area: areas.hollywood, month: '2026-10', kind: 'Burglary', count: 40 },
    { area: areas.hollywood, month: '2026-10', kind: 'Robbery', count: 9 },
    { area: areas.hollywood, month: '2026-10', kind: null, count: 2 },
    { area: areas.venice, month: '2026-10', kind: 'Petty Theft', count: 12 },
    { area: areas.venice, month: '2026-10', kind: 'Carjacking', count: 1 },
    { area: areas.docks, month: '2026-10', kind: 'Burglary', count: 5 },
    { area: areas.desert, month: '2026-10', kind: 'Burglary', count: 1 },
    // unplaced, and an incomplete month: neither counts anywhere
    { area: 0, month: '2026-10', kind: 'Burglary', count: 1_000 },
    { area: areas.hollywood, month: '2026-11', kind: 'Burglary', count: 1_000 },
  ];
}
