import type { AreaId, Partition } from '@townlight/domain/places';

/** Outline units per pixel of the map: integers compress well. */
export const OUTLINE_UNITS_PER_PX = 10;

/** Id of the shape of the surrounding land; no slug begins with a hyphen. */
export const LAND_SHAPE_ID = '-land';

/** Returns the path of `/images/outlines/{partition}.svg`, or of one shape in it. */
export function outlinesPath(partition: Partition, shape?: AreaId | typeof LAND_SHAPE_ID): string {
  return `/images/outlines/${partition}.svg${shape === undefined ? '' : `#${shape}`}`;
}
