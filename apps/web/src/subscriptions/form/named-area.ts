import type { AreaId } from '@townlight/domain/places';

/** An area that a reader may subscribe to. */
export interface NamedArea {
  readonly id: AreaId;
  readonly name: string;
}
