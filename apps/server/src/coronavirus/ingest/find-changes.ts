import {
  type CaseTotal,
  isSameTotal,
  isWithheld,
  joinCaseTotals,
  totalBetween,
} from '@townlight/domain/coronavirus';
import type { Day } from '@townlight/domain/time';
import type { AreaReports } from '../store.ts';
import type { GatheredReports } from './gathered-reports.ts';

/** A report to be written: a new one or one that differs from the stored one. */
export interface ReportChange {
  readonly day: Day;
  readonly atLeast: number;
  readonly atMost: number;
}

export interface ReportChanges {
  readonly byLabel: ReadonlyMap<string, readonly ReportChange[]>;
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Number of reported totals that are withheld in the database: they are not stored. */
  readonly stayWithheld: number;
}

/** Finds the changes of a load against the stored reports. */
export function findChanges(
  gathered: GatheredReports,
  stored: readonly AreaReports[],
): ReportChanges {
  const onRecord = new Map(stored.map((area) => [area.label, totalsOf(area)]));
  const byLabel = new Map<string, ReportChange[]>();
  const counts = { added: 0, updated: 0, unchanged: gathered.repeated, stayWithheld: 0 };
  for (const [label, days] of gathered.areas) {
    const known = onRecord.get(label);
    const changes: ReportChange[] = [];
    for (const [day, told] of days) {
      const before = known?.get(day) ?? null;
      const total = joinCaseTotals(before, told);
      if (isWithheld(total) && !isWithheld(told)) counts.stayWithheld++;
      if (before === null) counts.added++;
      else if (isSameTotal(before, total)) counts.unchanged++;
      else counts.updated++;
      if (!isSameTotal(before, total)) changes.push({ day, ...endsOf(total) });
    }
    if (changes.length > 0) byLabel.set(label, changes);
  }
  return { byLabel, ...counts };
}

function totalsOf({ days, atLeast, atMost }: AreaReports): Map<Day, CaseTotal> {
  return new Map(
    Array.from(days, (day, at) => [
      day as Day,
      totalBetween(atLeast[at] as number, atMost[at] as number),
    ]),
  );
}

function endsOf(total: CaseTotal): { atLeast: number; atMost: number } {
  if (isWithheld(total)) return { atLeast: total.atLeast, atMost: total.atMost };
  return { atLeast: total as number, atMost: total as number };
}
