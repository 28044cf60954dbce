/** Sections of a neighborhood's email by their wire ids, in order. // spec 3: visual category */
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
 * Normalizes a list of ids: email order, no duplicates. An empty list selects all, including future categories;
 * selecting every category is equivalent.
 */
export function normalizeCategoryChoice(ids: readonly string[]): readonly VisualCategory[] {
  const chosen = VISUAL_CATEGORIES.filter((category) => ids.includes(category));
  return chosen.length === VISUAL_CATEGORIES.length ? [] : chosen;
}

/** Returns the sections of an email for a choice. */
export function resolveEmailSections(choice: readonly string[]): readonly VisualCategory[] {
  const chosen = normalizeCategoryChoice(choice);
  return chosen.length === 0 ? VISUAL_CATEGORIES : chosen;
}
