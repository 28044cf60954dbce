import { matchableName, matchName, typedName } from '@townlight/domain/address-search';
import type { AreaId } from '@townlight/domain/places';
import { everydayNames } from '../language/everyday-words.ts';

export interface SearchableArea {
  readonly id: AreaId;
  readonly name: string;
  /** What people call it as well; what the county calls an area of this id where left out. */
  readonly otherNames?: readonly string[] | undefined;
}

/** spec 9: search suggestions at most 5 */
export const MOST_SUGGESTIONS = 5;
/** Below this a name is not what was mistyped. */
const LEAST_FIT = 0.6;

/** Lower case without accents, so that `canada` finds La Cañada. // spec 5: lowercased and trimmed */
export function searchKey(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();
}

/**
 * The areas that a reader may mean, best first: the very name, then names that begin with the words, then names with a
 * word that begins so, then names that hold them; everyday names count like names. Where there are none, names that were mistyped.
 * Blank input finds nothing.
 */
export function matchAreas<Area extends SearchableArea>(
  areas: readonly Area[],
  query: string,
  most = MOST_SUGGESTIONS,
): Area[] {
  const wanted = searchKey(query);
  if (wanted === '') return [];
  const found = best(areas, (area) => matchScore(area, wanted));
  return (found.length > 0 ? found : mistyped(areas, query)).slice(0, most);
}

/** Names that differ from what is typed by slips of the keyboard. */
function mistyped<Area extends SearchableArea>(areas: readonly Area[], query: string): Area[] {
  const typed = typedName(query);
  return best(areas, (area) => {
    const fits = namesOf(area).map((name) => matchName(typed, matchableName(name)));
    const fit = Math.max(...fits);
    return fit < LEAST_FIT ? null : -fit;
  });
}

/** Those with a score, the lowest first. */
function best<Area>(areas: readonly Area[], scoreOf: (area: Area) => number | null): Area[] {
  return areas
    .map((area) => ({ area, score: scoreOf(area) }))
    .filter((match) => match.score !== null)
    .sort((a, b) => (a.score as number) - (b.score as number))
    .map((match) => match.area);
}

function namesOf({ id, name, otherNames }: SearchableArea): readonly string[] {
  return [name, ...(otherNames ?? everydayNames[id] ?? [])];
}

function matchScore(area: SearchableArea, wanted: string): number | null {
  const scores = namesOf(area)
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
