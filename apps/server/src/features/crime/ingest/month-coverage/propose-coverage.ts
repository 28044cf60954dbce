import type { AgencyDivision } from '@townlight/domain/county';
import { type MonthProposal, proposeMonths, type RecordsByDay } from '@townlight/domain/crime';
import type { MonthRange } from '@townlight/domain/time';
import type { PoolClient } from 'pg';
import type { CrimeRecord } from '../parse-crime-row.ts';
import { ENTIRE_AGENCY, type Territory } from './coverage-statement.ts';
import { listMonths, toMonthRanges } from './month-ranges.ts';
import { isMonthWithheldForRowLoss, type RowLoss } from './row-loss.ts';

/** Collects what determines the territory of a file's records. */
export class TerritoryCollector {
  /** Record count by division name, if the source has one. */
  readonly divisions = new Map<string, number>();
  /** `area.id` of the neighborhoods that contain records. */
  readonly neighborhoods = new Set<number>();

  include({ division }: CrimeRecord, neighborhood: number): void {
    if (division) this.divisions.set(division, (this.divisions.get(division) ?? 0) + 1);
    if (neighborhood > 0) this.neighborhoods.add(neighborhood);
  }
}

/** The months and the territory that a file's records suggest. */
export interface CoverageProposal extends MonthProposal {
  /** `null` when the records lie in a fraction of the agency's territory that has no name. */
  readonly covers: Territory | null;
  /** The reason why only a fraction of the territory is proposed. */
  readonly reason?: string | undefined;
  /** Months whose days are filled but that lack too many rows; excluded from the proposal. */
  readonly withheld: readonly MonthRange[];
  readonly loss: RowLoss;
}

/** A division with a smaller share of a file's records is considered a typing error. */
const DIVISION_SHARE = 0.01;
/** A file of an entire agency has records in nearly every neighborhood that the agency polices. */
const TERRITORY_SHARE = 0.9;

export async function proposeCoverage(
  client: PoolClient,
  { seen, days, loss }: { seen: TerritoryCollector; days: RecordsByDay; loss: RowLoss },
  agency: { slug: string; divisions: readonly AgencyDivision[] },
): Promise<CoverageProposal> {
  const { complete, doubts } = proposeMonths(days);
  const months = complete.flatMap(listMonths);
  return {
    complete: toMonthRanges(months.filter((month) => !isMonthWithheldForRowLoss(loss, month))),
    doubts,
    withheld: toMonthRanges(months.filter((month) => isMonthWithheldForRowLoss(loss, month))),
    loss,
    ...(await proposeTerritory(client, seen, agency)),
  };
}

async function proposeTerritory(
  client: PoolClient,
  seen: TerritoryCollector,
  { slug, divisions }: { slug: string; divisions: readonly AgencyDivision[] },
): Promise<Pick<CoverageProposal, 'covers' | 'reason'>> {
  const named = recordsByDivision(seen, divisions);
  if (named !== null) {
    const total = [...named.values()].reduce((sum, records) => sum + records, 0);
    const found = [...named].filter(([, records]) => records >= total * DIVISION_SHARE);
    if (named.size === divisions.length) return { covers: ENTIRE_AGENCY };
    return {
      covers: { part: 'divisions', divisions: found.map(([name]) => name).toSorted() },
      reason: `it holds records of ${named.size} of the agency's ${divisions.length} divisions`,
    };
  }
  const { rows } = await client.query<{ id: number }>(
    `select id from area join police_coverage on area_id = id where partition = 'neighborhoods' and agency = $1`,
    [slug],
  );
  const reached = rows.filter(({ id }) => seen.neighborhoods.has(id)).length;
  if (reached >= rows.length * TERRITORY_SHARE) return { covers: ENTIRE_AGENCY };
  return {
    covers: null,
    reason: `its records are in ${reached} of the ${rows.length} neighborhoods that the agency polices`,
  };
}

/**
 * Counts records by division, in the county's spelling.
 * @returns `null` when the file names no divisions or unknown ones; then the territory follows from the locations alone
 */
function recordsByDivision(
  seen: TerritoryCollector,
  divisions: readonly AgencyDivision[],
): ReadonlyMap<string, number> | null {
  const known = new Map(divisions.map(({ name }) => [name.toLowerCase(), name]));
  const found = new Map<string, number>();
  let [all, unknown] = [0, 0];
  for (const [written, records] of seen.divisions) {
    const name = known.get(written.toLowerCase());
    if (name === undefined) unknown += records;
    else found.set(name, (found.get(name) ?? 0) + records);
    all += records;
  }
  return found.size === 0 || unknown >= all * DIVISION_SHARE ? null : found;
}
