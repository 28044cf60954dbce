import {
  type CaseTotal,
  isSameCaseTotal,
  isSuppressedTotal,
  mergeCaseTotals,
  toCaseTotal,
} from '@townlight/domain/coronavirus';
import type { Day } from '@townlight/domain/time';
import type { AreaReports } from '../store.ts';
import type { LoadedCaseReports } from './loaded-case-reports.ts';

/** A report to be written: a new one or one that differs from the stored one. */
export interface ReportChange {
  readonly day: Day;
  readonly min: number;
  readonly max: number;
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
export function findReportChanges(
  gathered: LoadedCaseReports,
  stored: readonly AreaReports[],
): ReportChanges {
  const onRecord = new Map(stored.map((area) => [area.label, totalsOf(area)]));
  const byLabel = new Map<string, ReportChange[]>();
  const counts = { added: 0, updated: 0, unchanged: gathered.repeated, stayWithheld: 0 };
  for (const [label, days] of gathered.areas) {
    const known = onRecord.get(label);
    const changes: ReportChange[] = [];
    for (const [day, reported] of days) {
      const before = known?.get(day) ?? null;
      const total = mergeCaseTotals(before, reported);
      if (isSuppressedTotal(total) && !isSuppressedTotal(reported)) counts.stayWithheld++;
      if (before === null) counts.added++;
      else if (isSameCaseTotal(before, total)) counts.unchanged++;
      else counts.updated++;
      if (!isSameCaseTotal(before, total)) changes.push({ day, ...rangeOf(total) });
    }
    if (changes.length > 0) byLabel.set(label, changes);
  }
  return { byLabel, ...counts };
}

function totalsOf({ days, min, max }: AreaReports): Map<Day, CaseTotal> {
  return new Map(
    Array.from(days, (day, at) => [day as Day, toCaseTotal(min[at] as number, max[at] as number)]),
  );
}

function rangeOf(total: CaseTotal): { min: number; max: number } {
  if (isSuppressedTotal(total)) return { min: total.min, max: total.max };
  return { min: total as number, max: total as number };
}
