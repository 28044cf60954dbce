import type { AreaId, Partition } from '@townlight/domain/places';

/** The area that a reader asks about. */
export interface AskedArea {
  readonly partition: Partition;
  readonly area: AreaId;
  readonly name: string;
}
