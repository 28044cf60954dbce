import type { AreaId, Partition } from '@townlight/domain/places';

/** Outline units per pixel of the map: integers compress well. */
export const OUTLINE_UNITS_PER_PX = 10;

/** Id of the shape of the surrounding land; no slug begins with a hyphen. */
export const LAND_SHAPE_ID = '-land';

/** Id of the group with the names of the larger neighborhoods. */
export const AREA_NAMES_ID = '-names';

/** The size for which there is space between the names, in pixels of the map. */
export const AREA_NAME_SIZE_PX = 12;

/** Returns the path of `/images/outlines/{partition}.svg`, or of one shape or group in it. */
export function outlinesPath(
  partition: Partition,
  shape?: AreaId | typeof LAND_SHAPE_ID | typeof AREA_NAMES_ID,
): string {
  return `/images/outlines/${partition}.svg${shape === undefined ? '' : `#${shape}`}`;
}
