import {
  computeNetChanges,
  hasNetChanges,
  type NetCategoryChanges,
  type RowChange,
} from '@townlight/domain/bundles';
import { formatLocalDate } from '@townlight/domain/time';

/** The combined changes of all saves of the categories on one day of the county's calendar. */
export interface CategoryChangesOfDay {
  /** `2026-11-22` */
  readonly day: string;
  /** Time of the day's first save. */
  readonly publishedAt: Date;
  /** Time of the day's last save. */
  readonly updatedAt: Date;
  readonly changes: NetCategoryChanges;
}

/**
 * Groups the saves by day and omits days without an effective change, e.g. when changes were undone.
 * @param saves oldest first
 */
export function groupCategoryChangesByDay(
  saves: readonly { readonly at: Date; readonly rows: readonly RowChange[] }[],
  timeZone: string,
): CategoryChangesOfDay[] {
  return [...Map.groupBy(saves, ({ at }) => formatLocalDate(at, timeZone))].flatMap(
    ([day, ofDay]) => {
      const changes = computeNetChanges(ofDay.map(({ rows }) => rows));
      const [first, last] = [ofDay[0], ofDay.at(-1)];
      if (first === undefined || last === undefined || !hasNetChanges(changes)) return [];
      return [{ day, publishedAt: first.at, updatedAt: last.at, changes }];
    },
  );
}
