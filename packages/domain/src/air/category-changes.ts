import { AQI_CATEGORIES, type AqiCategory } from './index-tables.ts';

/** A change of category counts when the new one lasts so many hours: an hour alone is often revised, or a passing cloud. */
export const LASTING_HOURS = 2;

export interface CategoryChange {
  /** The place of the first hour in the new category. */
  readonly at: number;
  readonly from: AqiCategory;
  readonly to: AqiCategory;
}

/** Whether a change is into worse air that is unhealthy at least for sensitive groups: people cannot wait until its hours have settled. */
export function isUrgentChange({ from, to }: Pick<CategoryChange, 'from' | 'to'>): boolean {
  const place = (category: AqiCategory) => AQI_CATEGORIES.indexOf(category);
  return place(to) > place(from) && place(to) >= place('usg');
}

/**
 * The changes of category that lasted, oldest first. Hours without a figure (`null`) end a run and change nothing. What
 * is found does not hang on where the hours begin, as soon as one category has lasted before.
 */
export function categoryChanges(hours: readonly (AqiCategory | null)[]): CategoryChange[] {
  const changes: CategoryChange[] = [];
  let lasting: AqiCategory | null = null;
  let run = 0;
  for (const [at, category] of hours.entries()) {
    run = category !== null && category === hours[at - 1] ? run + 1 : 1;
    if (category === null || run < LASTING_HOURS || category === lasting) continue;
    if (lasting !== null) changes.push({ at: at - run + 1, from: lasting, to: category });
    lasting = category;
  }
  return changes;
}
