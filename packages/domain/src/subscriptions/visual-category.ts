/** What a letter can hold of a neighborhood, by the ids on the wire, in the order of a letter. // spec 3: visual category */
export const VISUAL_CATEGORIES = [
  'crime-overview',
  'crime-types',
  'trend',
  'compare',
  'air-month',
  'data-news',
  'editors-note',
] as const;

export type VisualCategory = (typeof VISUAL_CATEGORIES)[number];

/**
 * The choice that a list of ids makes, in the order of a letter, each once. None is no choice, which is all, those that are yet to
 * come too; to choose every one is the same.
 */
export function readChoice(ids: readonly string[]): readonly VisualCategory[] {
  const chosen = VISUAL_CATEGORIES.filter((category) => ids.includes(category));
  return chosen.length === VISUAL_CATEGORIES.length ? [] : chosen;
}

/** What a letter holds for somebody who made this choice. */
export function chosenCategories(choice: readonly string[]): readonly VisualCategory[] {
  const chosen = readChoice(choice);
  return chosen.length === 0 ? VISUAL_CATEGORIES : chosen;
}
