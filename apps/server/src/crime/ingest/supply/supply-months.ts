import type { AgencyDivision } from '@townlight/domain/county';
import type { CrimeSource } from '@townlight/domain/crime';
import type { MonthRange } from '@townlight/domain/time';
import type { PoolClient } from 'pg';
import type { PlacedRecords } from '../placed-records.ts';
import { keepSupply } from './keep-supply.ts';
import { proposeSupply, type SupplyProposal } from './propose-supply.ts';
import { findRowLoss, readRowHistory, refuseRowLoss } from './row-loss.ts';
import type { SeenRecords } from './seen-records.ts';
import { areasOf, clipped, continueSupply, type Supply, stateSupply } from './state-supply.ts';
import type { Statement } from './statement.ts';

/** The properties of a file that determine its coverage. */
interface SuppliedFile {
  readonly agency: string;
  readonly source: string;
  readonly origin: string;
  readonly divisions?: readonly AgencyDivision[] | undefined;
  readonly statement?: Statement | undefined;
  readonly holds?: CrimeSource['holds'];
  readonly rowLimits?: readonly number[] | undefined;
}

/**
 * Determines which months a release covers completely, and stores them.
 * @throws Failure when a scheduled source sends a file that lost too many rows
 */
export async function supplyMonths(
  client: PoolClient,
  { agency, source, origin, divisions = [], statement = {}, holds = {}, rowLimits }: SuppliedFile,
  release: {
    releaseId: number;
    agencyId: number;
    read: number;
    placedRecords: PlacedRecords;
    seen: SeenRecords;
  },
): Promise<{ supply: Supply; proposal: SupplyProposal }> {
  const { releaseId, agencyId, read, placedRecords, seen } = release;
  const history = await readRowHistory(client, agency);
  const loss = findRowLoss(placedRecords, history, rowLimits?.includes(read) ? read : undefined);
  const { continues } = statement;
  if (continues !== undefined) refuseRowLoss(placedRecords, history, loss, origin);
  const records = { seen, days: placedRecords.placedByDay(), loss };
  const proposed = await proposeSupply(client, records, { slug: agency, divisions });
  const possible = (ranges: readonly MonthRange[]) =>
    ranges.flatMap((range) => clipped(range, holds) ?? []);
  const proposal = {
    ...proposed,
    whole: possible(proposed.whole),
    withheld: possible(proposed.withheld),
  };
  const supply =
    continues === undefined
      ? stateSupply(statement, proposal)
      : await continueSupply(client, continues, proposal, { source, agencyId, statement });
  const { months, covers } = supply;
  const areas = covers === null ? [] : areasOf(covers, divisions);
  await keepSupply(client, releaseId, { agencyId, months, areas });
  return { supply, proposal };
}
