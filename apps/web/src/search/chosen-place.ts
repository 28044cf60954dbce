import type { AreaId, Partition, PlaceType } from '@townlight/domain/places';

/** A place that a reader has chosen, whoever knew it. */
export interface ChosenPlace {
  readonly type: PlaceType;
  readonly label: string;
  /** Longitude and latitude; `null` for an area of the page, which knows where it is. */
  readonly center: readonly [number, number] | null;
  readonly neighborhood: AreaId | null;
  /** Where the place is an area itself: its id, and among which. */
  readonly area: { readonly partition: Partition; readonly id: AreaId } | null;
}
