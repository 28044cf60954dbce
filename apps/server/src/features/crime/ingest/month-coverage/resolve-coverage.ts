import type { AgencyDivision } from '@townlight/domain/county';
import { type CrimeSource, findContinuedMonths } from '@townlight/domain/crime';
import {
  addMonths,
  formatYearMonth,
  type MonthRange,
  parseYearMonth,
  type YearMonth,
} from '@townlight/domain/time';
import type { PoolClient } from 'pg';
import { Failure } from '../../../../platform/failure.ts';
import type { CoverageContinuation, CoverageStatement, Territory } from './coverage-statement.ts';
import { listMonths, toMonthRanges } from './month-ranges.ts';
import type { CoverageProposal } from './propose-coverage.ts';
import { isMonthWithheldForRowLoss } from './row-loss.ts';
import { countPlacedByDay, readLastStatedMonth, readLastStatedTerritory } from './save-coverage.ts';

/** The months and the territory that a release covers completely. */
export interface ReleaseCoverage {
  readonly months: readonly MonthRange[];
  readonly covers: Territory | null;
  /** Months that were accepted although they lack many rows. */
  readonly anyway?: readonly MonthRange[];
  /** How the coverage was determined. */
  readonly by: 'statement' | 'accepted proposal' | 'continuation' | 'nobody';
}

/**
 * A statement takes precedence over the proposal, which applies only if it is accepted. Without a stated territory the
 * proposed one applies; it is never larger than the records.
 */
export function resolveCoverage(
  { months, covers = undefined, accept = false, anyway }: CoverageStatement,
  proposal: CoverageProposal,
): ReleaseCoverage {
  const territory = covers ?? proposal.covers;
  if (territory === null || (months === undefined && !accept && anyway === undefined))
    return { months: [], covers: territory, by: 'nobody' };
  const stated = (months ?? (accept ? proposal.complete : []))
    .flatMap(listMonths)
    .filter((month) => !isMonthWithheldForRowLoss(proposal.loss, month));
  const accepted = (anyway ?? []).flatMap(listMonths);
  for (const month of accepted)
    if (!hasRecords(proposal, month))
      throw new Failure(
        `--accept-anyway ${formatYearMonth(month)}: the file has no record of that month in the county`,
      );
  return {
    months: toMonthRanges([...stated, ...accepted]),
    covers: territory,
    ...(accepted.length > 0 && { anyway: toMonthRanges(accepted) }),
    by: months === undefined ? 'accepted proposal' : 'statement',
  };
}

function hasRecords({ complete, withheld, doubts }: CoverageProposal, month: YearMonth): boolean {
  const known = [...complete, ...withheld, ...doubts.filter(({ doubt }) => doubt !== 'gap')];
  return known.some(({ from, to }) => from <= month && month <= to);
}

/** Determines the coverage of a scheduled file without a statement. */
export async function continueCoverage(
  client: PoolClient,
  { from: statedFrom, everything, before }: CoverageContinuation,
  proposal: CoverageProposal,
  given: { source: string; agencyId: number; statement: CoverageStatement },
): Promise<ReleaseCoverage> {
  const { source, agencyId, statement } = given;
  const last = statedFrom === undefined ? await readLastStatedMonth(client, source) : null;
  const from = statedFrom ?? (last === null ? undefined : addMonths(last, 1));
  // On the first complete load only the file's days indicate which months are complete.
  if (from === undefined) return resolveCoverage({ ...statement, accept: everything }, proposal);
  const days = await countPlacedByDay(client, agencyId, from);
  const range = findContinuedMonths(days, { from, before });
  // Changed rows may lie anywhere, so the territory is the stated one or that of the source's first file.
  return {
    months: range === null ? [] : [range],
    covers: statement.covers ?? (await readLastStatedTerritory(client, source)) ?? proposal.covers,
    by: 'continuation',
  };
}

/** Clips a range to the months that the source can have records of. */
export function clipMonthRange(
  { from, to }: MonthRange,
  { from: first, to: last }: NonNullable<CrimeSource['recordedMonths']>,
): MonthRange | null {
  const earliest = parseYearMonth(first ?? '') ?? from;
  const latest = parseYearMonth(last ?? '') ?? to;
  const range = { from: from < earliest ? earliest : from, to: to > latest ? latest : to };
  return range.from > range.to ? null : range;
}

/**
 * Returns the slugs of the covered areas; `null` for the agency's entire territory.
 * @throws Failure for a division that the agency does not have
 */
export function listCoveredAreas(
  covers: Territory,
  divisions: readonly AgencyDivision[],
): string[] | null {
  if (covers.part === 'agency') return null;
  if (covers.part === 'areas') return [...covers.areas];
  return covers.divisions.flatMap((name) => {
    const division = divisions.find((known) => known.name.toLowerCase() === name.toLowerCase());
    if (division === undefined)
      throw new Failure(
        divisions.length === 0
          ? `--covers division:${name}: the county knows no divisions of this agency; name the areas, --covers areas:<slug>,…`
          : `--covers division:${name}: the agency's divisions are ${divisions.map((known) => known.name).join(', ')}`,
      );
    return [...division.areas];
  });
}
