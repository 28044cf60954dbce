import {
  type CategoryChanges,
  changesAnything,
  changesBetween,
  type RowChange,
} from '@townlight/domain/bundles';
import { dayInCounty } from '@townlight/domain/time';

/** The combined changes of all saves of the categories on one day of the county's calendar. */
export interface CategoryDay {
  /** `2026-11-22` */
  readonly day: string;
  /** Time of the day's first save. */
  readonly publishedAt: Date;
  /** Time of the day's last save. */
  readonly updatedAt: Date;
  readonly changes: CategoryChanges;
}

/**
 * Groups the saves by day and omits days without an effective change, e.g. when changes were undone.
 * @param saves oldest first
 */
export function categoryDays(
  saves: readonly { readonly at: Date; readonly rows: readonly RowChange[] }[],
  timeZone: string,
): CategoryDay[] {
  return [...Map.groupBy(saves, ({ at }) => dayInCounty(at, timeZone))].flatMap(([day, ofDay]) => {
    const changes = changesBetween(ofDay.map(({ rows }) => rows));
    const [first, last] = [ofDay[0], ofDay.at(-1)];
    if (first === undefined || last === undefined || !changesAnything(changes)) return [];
    return [{ day, publishedAt: first.at, updatedAt: last.at, changes }];
  });
}
