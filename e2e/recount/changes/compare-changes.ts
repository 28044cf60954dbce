import { type AreaTrajectory, areaTrajectories } from '@townlight/contract/crime';
import { endOfMonth, formatYearMonth, startOfMonth, type YearMonth } from '@townlight/domain/time';
import type { Differences } from '../differences.ts';
import type { SiteReader } from '../read-site.ts';
import {
  type AreaFigures,
  type CrimeRecount,
  listMainKinds,
  type PeriodFigures,
} from '../recount-crimes.ts';

const PARTITIONS = ['neighborhoods', 'zipcodes'] as const;
const TIME_ZONE = 'America/Los_Angeles';
/** Length of a period in months, and the months between it and the earlier one. */
const PERIODS = [
  { months: 1, against: 'before', back: 1 },
  { months: 1, against: 'year', back: 12 },
  { months: 12, against: 'before', back: 12 },
] as const;

/**
 * Compares the counts, rates and relative changes of `GET /api/{partition}/compare/crimes` with the recount, of all
 * crime and each category, in every month that has an earlier period on record. Calls of higher and lower are not
 * compared.
 */
export async function compareChanges(
  site: SiteReader,
  counted: CrimeRecount,
  categories: readonly string[],
  found: Differences,
): Promise<void> {
  for (const partition of PARTITIONS.filter((one) => counted.partitions.includes(one)))
    for (const kind of listMainKinds(categories))
      for (const { months, against, back } of PERIODS) {
        const periods = await counted.figures(partition, kind, months);
        for (const [month, now] of periods) {
          const before = periods.get(month - back);
          if (before === undefined) continue;
          const query = new URLSearchParams({
            from: String(startOfMonth((month - months + 1) as YearMonth, TIME_ZONE)),
            to: String(endOfMonth(month as YearMonth, TIME_ZONE)),
            against,
            ...(kind.level === 'category' && { bb: kind.name }),
          });
          const sent = areaTrajectories.parse(
            await site.json(`/api/${partition}/compare/crimes?${query}`),
          );
          const what = `${partition}, ${kind.name}, ${months} to ${formatYearMonth(month as YearMonth)} against ${against}`;
          compareAreas(what, sent, { now, before }, found);
        }
      }
}

function compareAreas(
  what: string,
  sent: readonly AreaTrajectory[],
  { now, before }: { now: PeriodFigures; before: PeriodFigures },
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
