import type { AreaId, Partition } from '@townlight/domain/places';

/** The area whose contacts are shown. */
export interface ContactArea {
  readonly partition: Partition;
  readonly area: AreaId;
  readonly name: string;
}
