import { toSearchKey } from '../../../search/match-areas.ts';
import type { NamedArea } from './named-area.ts';

// spec 2, 9: at most 5
const MAX_SUGGESTIONS = 5;

/** Returns the neighborhoods whose names begin with the input, sorted by name, ignoring accents and case. // spec 2 */
export function suggestNeighborhoods(
  areas: readonly NamedArea[],
  typed: string,
): readonly NamedArea[] {
  const wanted = toSearchKey(typed);
  if (wanted === '') return [];
  return areas
    .filter(({ name }) => toSearchKey(name).startsWith(wanted))
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .slice(0, MAX_SUGGESTIONS);
}

/** Returns the neighborhood whose name matches exactly; no other is added. // spec 5 */
export function findByExactName(areas: readonly NamedArea[], typed: string): NamedArea | undefined {
  return areas.find(({ name }) => name === typed.trim());
}
