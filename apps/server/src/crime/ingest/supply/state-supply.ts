import type { AgencyDivision } from '@townlight/domain/county';
import { type CrimeSource, continuedMonths } from '@townlight/domain/crime';
import {
  addMonths,
  formatYearMonth,
  type MonthRange,
  parseYearMonth,
  type YearMonth,
} from '@townlight/domain/time';
import type { PoolClient } from 'pg';
import { Failure } from '../../../platform/failure.ts';
import { lastStatedMonth, lastStatedTerritory, placedByDay } from './keep-supply.ts';
import { monthsOfRange, toRanges } from './month-ranges.ts';
import type { SupplyProposal } from './propose-supply.ts';
import { isWithheld } from './row-loss.ts';
import type { Continuation, Covers, Statement } from './statement.ts';

/** Which months of which part of an agency's territory a release supplies whole. */
export interface Supply {
  readonly months: readonly MonthRange[];
  readonly covers: Covers | null;
  /** Those of the months that were accepted though they lack many of their rows. */
  readonly anyway?: readonly MonthRange[];
  /** Who says so. */
  readonly by: 'statement' | 'accepted proposal' | 'continuation' | 'nobody';
}

/**
 * What is said goes before what is proposed; what is only proposed counts when it is accepted. A territory that nobody
 * named is the one proposed: it is never larger than the records.
 */
export function stateSupply(
  { months, covers = undefined, accept = false, anyway }: Statement,
  proposal: SupplyProposal,
): Supply {
  const part = covers ?? proposal.covers;
  if (part === null || (months === undefined && !accept && anyway === undefined))
    return { months: [], covers: part, by: 'nobody' };
  const stated = (months ?? (accept ? proposal.whole : []))
    .flatMap(monthsOfRange)
    .filter((month) => !isWithheld(proposal.loss, month));
  const accepted = (anyway ?? []).flatMap(monthsOfRange);
  for (const month of accepted)
    if (!hasRecords(proposal, month))
      throw new Failure(
        `--accept-anyway ${formatYearMonth(month)}: the file has no record of that month in the county`,
      );
  return {
    months: toRanges([...stated, ...accepted]),
    covers: part,
    ...(accepted.length > 0 && { anyway: toRanges(accepted) }),
    by: months === undefined ? 'accepted proposal' : 'statement',
  };
}

function hasRecords({ whole, withheld, doubts }: SupplyProposal, month: YearMonth): boolean {
  const known = [...whole, ...withheld, ...doubts.filter(({ doubt }) => doubt !== 'gap')];
  return known.some(({ from, to }) => from <= month && month <= to);
}

/** What a source that comes by itself supplies with a file of which nobody has said anything. */
export async function continueSupply(
  client: PoolClient,
  { from: said, everything, before }: Continuation,
  proposal: SupplyProposal,
  given: { source: string; agencyId: number; statement: Statement },
): Promise<Supply> {
  const { source, agencyId, statement } = given;
  const last = said === undefined ? await lastStatedMonth(client, source) : null;
  const from = said ?? (last === null ? undefined : addMonths(last, 1));
  // all that it has, for the first time: its own days are all that there is to judge by
  if (from === undefined) return stateSupply({ ...statement, accept: everything }, proposal);
  const days = await placedByDay(client, agencyId, from);
  const range = continuedMonths(days, { from, before });
  // what changed lies anywhere: the territory is the one that was said, or that of the source's first file
  return {
    months: range === null ? [] : [range],
    covers: statement.covers ?? (await lastStatedTerritory(client, source)) ?? proposal.covers,
    by: 'continuation',
  };
}

/** The months of a range that records of the source can be of. */
export function clipped(
  { from, to }: MonthRange,
  { from: first, to: last }: NonNullable<CrimeSource['holds']>,
): MonthRange | null {
  const earliest = parseYearMonth(first ?? '') ?? from;
  const latest = parseYearMonth(last ?? '') ?? to;
  const range = { from: from < earliest ? earliest : from, to: to > latest ? latest : to };
  return range.from > range.to ? null : range;
}

/**
 * The slugs of the areas that are covered; `null` for all of the agency's.
 * @throws Failure for a division that the agency does not have
 */
export function areasOf(covers: Covers, divisions: readonly AgencyDivision[]): string[] | null {
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
