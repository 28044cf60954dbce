import type { AreaId } from '@townlight/domain/places';

export interface SearchableArea {
  readonly id: AreaId;
  readonly name: string;
}

/** What finds areas beside their names. */
export interface EverydayMatch {
  otherNamesOf(area: SearchableArea): readonly string[];
  /** Areas whose names differ from what is typed by slips of the keyboard, best first. */
  mistyped<Area extends SearchableArea>(areas: readonly Area[], typed: string): Area[];
}

/** spec 9: search suggestions at most 5 */
export const MOST_SUGGESTIONS = 5;

/** Lower case without accents, so that `canada` finds La Cañada. // spec 5: lowercased and trimmed */
export function searchKey(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();
}

/**
 * The areas that a reader may mean, best first: the very name, then names that begin with the words, then names with a
 * word that begins so, then names that hold them; everyday names count like names. Where there are none, names that were mistyped.
 * Blank input finds nothing.
 * @param everyday everyday names and slips of the keyboard, once they are fetched
 */
export function matchAreas<Area extends SearchableArea>(
  areas: readonly Area[],
  query: string,
  most = MOST_SUGGESTIONS,
  everyday?: EverydayMatch,
): Area[] {
  const wanted = searchKey(query);
  if (wanted === '') return [];
  const found = lowestFirst(areas, (area) =>
    matchScore([area.name, ...(everyday?.otherNamesOf(area) ?? [])], wanted),
  );
  return (found.length > 0 ? found : (everyday?.mistyped(areas, query) ?? [])).slice(0, most);
}

/** Those with a score, the lowest first. */
export function lowestFirst<Area>(
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
    .map((name) => nameScore(searchKey(name), wanted))
    .filter((score) => score !== null);
  return scores.length === 0 ? null : Math.min(...scores);
}

function nameScore(name: string, wanted: string): number | null {
  if (name === wanted) return -1;
  if (name.startsWith(wanted)) return 0;
  if (name.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted))) return 1;
  return name.includes(wanted) ? 2 : null;
}
