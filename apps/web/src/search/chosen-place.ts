import type { PlaceSuggestion } from '@townlight/contract/place-search';
import type { AreaId, Partition, PlaceType } from '@townlight/domain/places';

/** A chosen place, from the page or the server. */
export interface ChosenPlace {
  readonly type: PlaceType;
  /** The label of the place: `Near 1705 Vine St` where its position is approximate. */
  readonly label: string;
  /** The matched address: `1705 Vine St`. */
  readonly address?: string;
  /** The precision of an address's position; an approximate one has `neighbors`. */
  readonly certainty?: PlaceSuggestion['certainty'];
  readonly neighbors?: PlaceSuggestion['neighbors'];
  /** What it is instead of an exact answer, with the place that was typed. */
  readonly notice?: PlaceSuggestion['notice'];
  readonly typedPlace?: PlaceSuggestion['typedPlace'];
  /** The requested place outside of the county, where this is the neighborhood nearest to it. */
  readonly insteadOf?: string | undefined;
  /** Longitude and latitude; `null` for an area of the page, whose position the page knows. */
  readonly center: readonly [number, number] | null;
  readonly neighborhood: AreaId | null;
  /** For a place that is an area: its id and partition. */
  readonly area: { readonly partition: Partition; readonly id: AreaId } | null;
}
