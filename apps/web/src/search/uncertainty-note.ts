import type { NeighborAddress } from '@townlight/contract/place-search';
import type { AreaId } from '@townlight/domain/places';
import type { GetText } from '../i18n/use-text.ts';
import type { ChosenPlace } from './chosen-place.ts';

/** The page's area that contains an address: its id, and its name where the page knows it. */
export interface ContainingArea {
  readonly id: AreaId;
  readonly name: string;
}

/** Returns a note for a suggestion: the address is approximate, and which house numbers it is near. */
export function formatNearNote(
  text: GetText,
  neighbors: readonly NeighborAddress[],
): string | null {
  const [low, high] = neighbors;
  if (low === undefined) return null;
  return high === undefined
    ? text('search.nearOne', { number: String(low.number) })
    : text('search.nearBetween', { low: String(low.number), high: String(high.number) });
}

/**
 * Returns a note for a chosen address: why its position is approximate, and that it may be in another area than the one
 * shown. `null` where it is exact.
 */
export async function formatUncertaintyNote(
  text: GetText,
  { certainty, address, neighbors = [] }: ChosenPlace,
  areaOf: (neighbor: NeighborAddress) => Promise<ContainingArea | null>,
): Promise<string | null> {
  const place = address ?? '';
  if (certainty === 'street') return text('search.middle', { place });
  const [low, high] = neighbors;
  if (certainty !== 'near' || low === undefined) return null;
  if (high === undefined) return text('search.beside', { place, number: String(low.number) });
  const note = text('search.between', {
    place,
    low: String(low.number),
    high: String(high.number),
  });
  const [one, other] = await Promise.all([areaOf(low), areaOf(high)]);
  if (one?.id === other?.id) return note;
  if (one === null || other === null) return `${note} ${text('search.edge')}`;
  return `${note} ${text('search.twoAreas', { one: one.name, other: other.name })}`;
}
