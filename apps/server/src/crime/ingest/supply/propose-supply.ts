import type { AgencyDivision } from '@townlight/domain/county';
import { type MonthProposal, proposeMonths } from '@townlight/domain/crime';
import type { PoolClient } from 'pg';
import type { SeenRecords } from './seen-records.ts';
import { type Covers, WHOLE_AGENCY } from './statement.ts';

/** What a file's records say of the months and the territory that they are of. */
export interface SupplyProposal extends MonthProposal {
  /** `null` where the records lie in a part of the agency's territory that has no name. */
  readonly covers: Covers | null;
  /** Why not all of the territory is proposed. */
  readonly reason?: string | undefined;
}

/** Below this share of a file's records a division is named by a slip of the pen. */
const DIVISION_SHARE = 0.01;
/** A file of a whole agency has records in nearly every neighborhood that the agency polices. */
const TERRITORY_SHARE = 0.9;

export async function proposeSupply(
  client: PoolClient,
  seen: SeenRecords,
  agency: { slug: string; divisions: readonly AgencyDivision[] },
): Promise<SupplyProposal> {
  return { ...proposeMonths(seen.byDay()), ...(await territoryOf(client, seen, agency)) };
}

async function territoryOf(
  client: PoolClient,
  seen: SeenRecords,
  { slug, divisions }: { slug: string; divisions: readonly AgencyDivision[] },
): Promise<Pick<SupplyProposal, 'covers' | 'reason'>> {
  if (divisions.length > 0 && seen.divisions.size > 0) {
    const total = [...seen.divisions.values()].reduce((sum, records) => sum + records, 0);
    const found = [...seen.divisions].filter(([, records]) => records >= total * DIVISION_SHARE);
    const missing = divisions.filter(({ name }) => !seen.divisions.has(name));
    if (missing.length === 0) return { covers: WHOLE_AGENCY };
    return {
      covers: { part: 'divisions', divisions: found.map(([name]) => name).toSorted() },
      reason: `it holds records of ${divisions.length - missing.length} of the agency's ${divisions.length} divisions`,
    };
  }
  const { rows } = await client.query<{ id: number }>(
    `select id from area join police_coverage on area_id = id where partition = 'neighborhoods' and agency = $1`,
    [slug],
  );
  const reached = rows.filter(({ id }) => seen.neighborhoods.has(id)).length;
  if (reached >= rows.length * TERRITORY_SHARE) return { covers: WHOLE_AGENCY };
  return {
    covers: null,
    reason: `its records lie in ${reached} of the ${rows.length} neighborhoods that the agency polices`,
  };
}
