import { AQI_CATEGORIES, type AqiCategory } from './aqi-breakpoints.ts';

/** A new category counts as a change after this many hours: a single hour is often revised, or a short peak. */
export const MIN_HOURS_IN_NEW_CATEGORY = 2;

/** A lasting change of an hourly series into another category. */
export interface AqiCategoryChange {
  /** Index of the first hour in the new category. */
  readonly at: number;
  readonly from: AqiCategory;
  readonly to: AqiCategory;
}

/**
 * Returns whether the air worsens to at least unhealthy for sensitive groups: such changes are reported before their
 * hours settle.
 */
export function isUrgentChange({ from, to }: Pick<AqiCategoryChange, 'from' | 'to'>): boolean {
  const place = (category: AqiCategory) => AQI_CATEGORIES.indexOf(category);
  return place(to) > place(from) && place(to) >= place('usg');
}

/**
 * Finds the lasting changes of category, oldest first. An hour without a figure (`null`) ends a run and is no change.
 * The result does not depend on the first hour once one category has lasted.
 */
export function findCategoryChanges(hours: readonly (AqiCategory | null)[]): AqiCategoryChange[] {
  const changes: AqiCategoryChange[] = [];
  let lasting: AqiCategory | null = null;
  let run = 0;
  for (const [at, category] of hours.entries()) {
    run = category !== null && category === hours[at - 1] ? run + 1 : 1;
    if (category === null || run < MIN_HOURS_IN_NEW_CATEGORY || category === lasting) continue;
    if (lasting !== null) changes.push({ at: at - run + 1, from: lasting, to: category });
    lasting = category;
  }
  return changes;
}
