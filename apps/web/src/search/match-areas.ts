import type { AreaId } from '@townlight/domain/places';

export interface SearchableArea {
  readonly id: AreaId;
  readonly name: string;
}

/** Finds areas by other than their official names. */
export interface EverydayMatch {
  otherNamesOf(area: SearchableArea): readonly string[];
  /** Returns the names in the typed text without what surrounds them: `near Burbank, CA`. */
  namesIn(typed: string): readonly string[];
  /** Returns areas whose names differ from the typed text by typing errors, best first. */
  mistyped<Area extends SearchableArea>(areas: readonly Area[], typed: string): Area[];
}

/** spec 9: search suggestions at most 5 */
export const MAX_SUGGESTIONS = 5;

/** Normalizes to lower case without accents, so that `canada` finds La Cañada. // spec 5: lowercased and trimmed */
export function toSearchKey(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();
}

/**
 * Returns the areas that match, best first: exact names, then names that begin with the query, then names with a word
 * that begins with it, then names that contain it; everyday names count like names. If there are none, state, country
 * and words such as `near` are removed; then misspelled names match. Blank input matches nothing.
 * @param everyday everyday names and misspellings, once they have loaded
 */
export function matchAreas<Area extends SearchableArea>(
  areas: readonly Area[],
  query: string,
  limit = MAX_SUGGESTIONS,
  everyday?: EverydayMatch,
): Area[] {
  const wanted = toSearchKey(query);
  if (wanted === '') return [];
  for (const name of [wanted, ...(everyday?.namesIn(query) ?? [])]) {
    const found = sortByScore(areas, (area) =>
      matchScore([area.name, ...(everyday?.otherNamesOf(area) ?? [])], name),
    );
    if (found.length > 0) return found.slice(0, limit);
  }
  return everyday?.mistyped(areas, query).slice(0, limit) ?? [];
}

/** Returns the areas with a score, the lowest first. */
export function sortByScore<Area>(
  areas: readonly Area[],
  scoreOf: (area: Area) => number | null,
): Area[] {
  return areas
    .map((area) => ({ area, score: scoreOf(area) }))
    .filter((match) => match.score !== null)
    .sort((a, b) => (a.score as number) - (b.score as number))
    .map((match) => match.area);
}

function matchScore(names: readonly string[], wanted: string): number | null {
  const scores = names
    .map((name) => nameScore(toSearchKey(name), wanted))
    .filter((score) => score !== null);
  return scores.length === 0 ? null : Math.min(...scores);
}

function nameScore(name: string, wanted: string): number | null {
  if (name === wanted) return -1;
  if (name.startsWith(wanted)) return 0;
  if (name.split(/[^\p{L}\p{N}]+/u).some((token) => token.startsWith(wanted))) return 1;
  return name.includes(wanted) ? 2 : null;
}

/** A searchable topic other than a place, such as a type of crime. */
export interface SearchTopic extends SearchableArea {
  readonly choose: () => void;
}

export interface SearchTopics {
  readonly key: string;
  /** The kind of topic: shown under its name. */
  readonly detail: string;
  /** Called with the first character that is typed. */
  readonly load: () => Promise<readonly SearchTopic[]>;
}
