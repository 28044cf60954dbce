import type { AreaId } from '@townlight/domain/places';

/** A neighborhood to which readers can subscribe. */
export interface NamedArea {
  readonly id: AreaId;
  readonly name: string;
}
