import { type CaseTotal, isSameCaseTotal, isSuppressedTotal } from '@townlight/domain/coronavirus';
import type { Day } from '@townlight/domain/time';

type ReportedTotal = Exclude<CaseTotal, null>;

/** The reports of a load by label of the reporting area, then by day. */
export class LoadedCaseReports {
  readonly areas = new Map<string, Map<Day, ReportedTotal>>();
  /** Residents by label. */
  readonly residents = new Map<string, number>();
  /** Number of exact duplicates. */
  repeated = 0;
  count = 0;

  /** @returns `contradicts` where a different number was added before; the first one remains */
  add(label: string, day: Day, total: ReportedTotal): 'kept' | 'repeats' | 'contradicts' {
    const days = this.areas.get(label) ?? new Map<Day, ReportedTotal>();
    this.areas.set(label, days);
    const before = days.get(day);
    if (before !== undefined && isSameCaseTotal(before, total)) {
      this.repeated++;
      return 'repeats';
    }
    // a total that is withheld in one row must not be disclosed by another
    if (before !== undefined && isSuppressedTotal(total) && !isSuppressedTotal(before))
      days.set(day, total);
    if (before !== undefined) return 'contradicts';
    days.set(day, total);
    this.count++;
    return 'kept';
  }

  /** Counts the days on which an area's total is lower than on the day before. */
  lowered(): number {
    let lowered = 0;
    for (const days of this.areas.values())
      for (const [day, total] of days) {
        const before = days.get((day - 1) as Day);
        if (typeof total === 'number' && typeof before === 'number' && total < before) lowered++;
      }
    return lowered;
  }

  /** Counts the withheld totals. */
  withheld(): number {
    let withheld = 0;
    for (const days of this.areas.values())
      for (const total of days.values()) if (isSuppressedTotal(total)) withheld++;
    return withheld;
  }
}
