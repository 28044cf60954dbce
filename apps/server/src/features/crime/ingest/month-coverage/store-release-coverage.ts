import type { AgencyDivision } from '@townlight/domain/county';
import type { CrimeSource } from '@townlight/domain/crime';
import type { MonthRange } from '@townlight/domain/time';
import type { PoolClient } from 'pg';
import type { DistinctRecordCounter } from '../distinct-record-counter.ts';
import type { CoverageStatement } from './coverage-statement.ts';
import {
  type CoverageProposal,
  proposeCoverage,
  type TerritoryCollector,
} from './propose-coverage.ts';
import {
  clipMonthRange,
  continueCoverage,
  listCoveredAreas,
  type ReleaseCoverage,
  resolveCoverage,
} from './resolve-coverage.ts';
import { findRowLoss, readRowHistory, refuseRowLoss } from './row-loss.ts';
import { saveCoverage } from './save-coverage.ts';

/** The properties of a file that determine its coverage. */
interface CoverageInput {
  readonly agency: string;
  readonly source: string;
  readonly origin: string;
  readonly divisions?: readonly AgencyDivision[] | undefined;
  readonly statement?: CoverageStatement | undefined;
  readonly monthBounds?: CrimeSource['recordedMonths'];
  readonly rowLimits?: readonly number[] | undefined;
}

/**
 * Determines which months a release covers completely, and stores them.
 * @throws Failure when a scheduled source sends a file that lost too many rows
 */
export async function storeReleaseCoverage(
  client: PoolClient,
  {
    agency,
    source,
    origin,
    divisions = [],
    statement = {},
    monthBounds = {},
    rowLimits,
  }: CoverageInput,
  release: {
    releaseId: number;
    agencyId: number;
    read: number;
    recordTally: DistinctRecordCounter;
    seen: TerritoryCollector;
  },
): Promise<{ supply: ReleaseCoverage; proposal: CoverageProposal }> {
  const { releaseId, agencyId, read, recordTally, seen } = release;
  const history = await readRowHistory(client, agency);
  const loss = findRowLoss(recordTally, history, rowLimits?.includes(read) ? read : undefined);
  const { continues } = statement;
  if (continues !== undefined) refuseRowLoss(recordTally, history, loss, origin);
  const records = { seen, days: recordTally.placedByDay(), loss };
  const proposed = await proposeCoverage(client, records, { slug: agency, divisions });
  const possible = (ranges: readonly MonthRange[]) =>
    ranges.flatMap((range) => clipMonthRange(range, monthBounds) ?? []);
  const proposal = {
    ...proposed,
    whole: possible(proposed.complete),
    withheld: possible(proposed.withheld),
  };
  const supply =
    continues === undefined
      ? resolveCoverage(statement, proposal)
      : await continueCoverage(client, continues, proposal, { source, agencyId, statement });
  const { months, covers } = supply;
  const areas = covers === null ? [] : listCoveredAreas(covers, divisions);
  await saveCoverage(client, releaseId, { agencyId, months, areas });
  return { supply, proposal };
}
