import { type AreaTrajectory, areaTrajectories } from '@townlight/contract/crime';
import { endOfMonth, formatYearMonth, startOfMonth, type YearMonth } from '@townlight/domain/time';
import type { Differences } from '../differences.ts';
import type { SiteReader } from '../read-site.ts';
import {
  type AreaFigures,
  type CrimeKind,
  type CrimeRecount,
  listMainKinds,
  type PeriodFigures,
} from '../recount-crimes.ts';
import { type CountTable, createCalls, type RecomputedCall } from './recompute-calls.ts';

const PARTITIONS = ['neighborhoods', 'zipcodes'] as const;
const TIME_ZONE = 'America/Los_Angeles';
/** Length of a period in months, and the months between it and the earlier one. */
const PERIODS = [
  { months: 1, against: 'before', back: 1 },
  { months: 1, against: 'year', back: 12 },
  { months: 12, against: 'before', back: 12 },
] as const;

/**
 * Compares the counts, rates, relative changes, usual ranges and calls of `GET /api/{partition}/compare/crimes` with the
 * recount, of all crime, each category and the crimes that are counted one by one, in every month that has an earlier period on record. Only where counting
 * rules changed is taken from the site.
 */
export async function compareChanges(
  site: SiteReader,
  counted: CrimeRecount,
  { categories, single }: { categories: readonly string[]; single: readonly string[] },
  found: Differences,
): Promise<void> {
  for (const partition of PARTITIONS.filter((one) => counted.partitions.includes(one))) {
    const breaks = new Map<string, number[]>();
    const kinds = [
      ...listMainKinds(categories),
      ...single.map((name): CrimeKind => ({ level: 'type', name })),
    ];
    for (const kind of kinds) {
      const monthly = await counted.figures(partition, kind, 1);
      for (const { months, against, back } of PERIODS) {
        const periods = await counted.figures(partition, kind, months);
        const replies = new Map<number, AreaTrajectory[]>();
        for (const month of periods.keys()) {
          if (!periods.has(month - back)) continue;
          const query = new URLSearchParams({
            from: String(startOfMonth((month - months + 1) as YearMonth, TIME_ZONE)),
            to: String(endOfMonth(month as YearMonth, TIME_ZONE)),
            against,
            ...(kind.level === 'category' && { bb: kind.name }),
            ...(kind.level === 'type' && { sb: kind.name }),
          });
          const reply = areaTrajectories.parse(
            await site.json(`/api/${partition}/compare/crimes?${query}`),
          );
          replies.set(month, reply);
          if (kind.level === 'all crime' && months === 1 && back === 1)
            noteBreaks(breaks, month, reply);
        }
        const callsOf = createCalls(toTable(monthly, breaks), kind.level === 'type' ? 10 : 1);
        for (const [month, sent] of replies) {
          const now = periods.get(month) as PeriodFigures;
          const before = periods.get(month - back) as PeriodFigures;
          const calls = callsOf(
            month - months + 1,
            month,
            (area) => now.get(area)?.recorded === true,
          );
          const what = `${partition}, ${kind.name}, ${months} to ${formatYearMonth(month as YearMonth)} against ${against}`;
          compareAreas(what, sent, { now, before, calls }, found);
        }
      }
    }
  }
}

function noteBreaks(
  breaks: Map<string, number[]>,
  month: number,
  reply: readonly AreaTrajectory[],
): void {
  for (const { id, crosses_break } of reply)
    if (crosses_break) breaks.set(id, [...(breaks.get(id) ?? []), month]);
}

function toTable(
  monthly: ReadonlyMap<number, PeriodFigures>,
  breaks: ReadonlyMap<string, readonly number[]>,
): CountTable {
  const first = Math.min(...monthly.keys());
  const length = Math.max(...monthly.keys()) - first + 1;
  const areas = new Set([...monthly.values()].flatMap((period) => [...period.keys()]));
  const monthsOf = (area: string) =>
    Array.from({ length }, (_, at) => {
      const figures = monthly.get(first + at)?.get(area);
      return figures?.complete === true ? (figures.count ?? 0) : null;
    });
  return { first, breaks, months: new Map([...areas].map((area) => [area, monthsOf(area)])) };
}

function compareAreas(
  what: string,
  sent: readonly AreaTrajectory[],
  {
    now,
    before,
    calls,
  }: {
    now: PeriodFigures;
    before: PeriodFigures;
    calls: ReadonlyMap<string, RecomputedCall>;
  },
  found: Differences,
): void {
  found.compare(`${what}: areas`, sent.length, now.size);
  for (const area of sent) {
    const current = now.get(area.id);
    const earlier = before.get(area.id);
    if (current === undefined || earlier === undefined) {
      found.compare(`${what}: ${area.id}`, 'sent', 'in no file');
      continue;
    }
    const recorded = current.recorded && earlier.recorded;
    const complete = current.complete && earlier.complete;
    const count = recorded ? current.count : null;
    const compared = recorded ? earlier.count : null;
    found.compare(`${what}: ${area.id} recorded`, area.recorded, recorded);
    found.compare(`${what}: ${area.id} complete`, area.complete, complete);
    found.compare(`${what}: ${area.id} reports`, area.total_crime_count, count);
    found.compare(`${what}: ${area.id} before`, area.compared_total_crime_count, compared);
    found.compare(
      `${what}: ${area.id} rate`,
      billionths(area.total_crime_rate),
      recorded ? current.billionths : null,
    );
    found.compare(
      `${what}: ${area.id} rate before`,
      billionths(area.compared_total_crime_rate),
      recorded ? earlier.billionths : null,
    );
    // no comparison is made where counting rules changed in between
    const isStated = complete && recorded && !area.crosses_break;
    found.compare(
      `${what}: ${area.id} change`,
      area.change,
      isStated ? changeOf(current, earlier) : null,
    );
    const call = calls.get(area.id);
    found.compare(
      `${what}: ${area.id} direction`,
      area.direction,
      isStated && call ? call.direction : 'no-clear-change',
    );
    found.compare(`${what}: ${area.id} usual low`, area.usual_low, call?.low ?? null);
    found.compare(`${what}: ${area.id} usual high`, area.usual_high, call?.high ?? null);
    // sent with one decimal
    const isNear = call !== undefined && Math.abs(call.expected - (area.expected ?? 0)) < 0.0501;
    found.compare(
      `${what}: ${area.id} expected`,
      area.expected,
      isNear ? area.expected : (call?.expected ?? null),
    );
  }
}

/** Returns the relative change to six decimals; null where the earlier count is zero. */
function changeOf(now: AreaFigures, before: AreaFigures): number | null {
  const [count, earlier] = [now.count ?? 0, before.count ?? 0];
  if (earlier === 0) return count === 0 ? 0 : null;
  return Math.round(((count - earlier) / earlier) * 1e6) / 1e6;
}

function billionths(rate: number | null): number | null {
  return rate === null ? null : Math.round(rate * 1e9);
}
