import type { PlaceSuggestion } from '@townlight/contract/place-search';
import type { AreaId, Partition, PlaceType } from '@townlight/domain/places';

/** A place that a reader has chosen, no matter who knew it. */
export interface ChosenPlace {
  readonly type: PlaceType;
  /** What a page calls it from now on: `Near 1705 Vine St` where its place is not exact. */
  readonly label: string;
  /** An address as it was found: `1705 Vine St`. */
  readonly address?: string;
  /** How well an address is placed, and by which numbers where it is near. */
  readonly certainty?: PlaceSuggestion['certainty'];
  readonly neighbors?: PlaceSuggestion['neighbors'];
  /** The place outside of the county that was looked for, where this is the neighborhood nearest to it. */
  readonly insteadOf?: string | undefined;
  /** Longitude and latitude; `null` for an area of the page, which knows where it is. */
  readonly center: readonly [number, number] | null;
  readonly neighborhood: AreaId | null;
  /** Where the place is an area itself: its id, and among which. */
  readonly area: { readonly partition: Partition; readonly id: AreaId } | null;
}
