import type { AreaId } from '@townlight/domain/places';

export interface SearchableArea {
  readonly id: AreaId;
  readonly name: string;
}

/** spec 9: search suggestions at most 5 */
const MOST_SUGGESTIONS = 5;

/** Lower case without accents, so that `canada` finds La Cañada. // spec 5: lowercased and trimmed */
export function searchKey(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();
}

/**
 * The areas that a reader may mean, best first: names that begin with the words, then names with a
 * word that begins so, then names that hold them. Blank input finds nothing.
 */
export function matchAreas(
  areas: readonly SearchableArea[],
  query: string,
  most = MOST_SUGGESTIONS,
): SearchableArea[] {
  const wanted = searchKey(query);
  if (wanted === '') return [];
  return areas
    .map((area) => ({ area, score: matchScore(searchKey(area.name), wanted) }))
    .filter((match) => match.score !== null)
    .sort((a, b) => (a.score as number) - (b.score as number))
    .slice(0, most)
    .map((match) => match.area);
}

function matchScore(name: string, wanted: string): number | null {
  if (name.startsWith(wanted)) return 0;
  if (name.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted))) return 1;
  return name.includes(wanted) ? 2 : null;
}
