import { DOUBTFUL } from '../doubtful-readings.ts';
import { AQI_CATEGORIES, type AqiCategory } from '../index-tables.ts';

/** What is known of an area in an hour; `null` without a reading. */
export type KnownCategory = AqiCategory | null | typeof DOUBTFUL;

/**
 * Whether the air of a later hour is in a worse category than that of an earlier one, or may be: doubtful where it was
 * healthy.
 * An hour without a reading counts as good air: it hides nothing that a later hour shows.
 */
export function hasWorsened(earlier: KnownCategory, later: KnownCategory): boolean {
  if (later === null || earlier === DOUBTFUL) return false;
  const place = (category: AqiCategory) => AQI_CATEGORIES.indexOf(category);
  const before = place(earlier ?? 'good');
  return later === DOUBTFUL ? before < place('usg') : place(later) > before;
}
