import {
  type CategoryChanges,
  changesAnything,
  changesBetween,
  type RowChange,
} from '@townlight/domain/bundles';
import { dayInCounty } from '@townlight/domain/time';

/** What all saves of the categories on one day of the county's calendar changed together. */
export interface CategoryDay {
  /** `2026-11-22` */
  readonly day: string;
  /** Of the day's first save. */
  readonly publishedAt: Date;
  /** Of its last. */
  readonly updatedAt: Date;
  readonly changes: CategoryChanges;
}

/** The days on which something changed for readers. What is undone on the same day is no news. @param saves oldest first */
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
