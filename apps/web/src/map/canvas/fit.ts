// spec 9: fit animation 500 ms, padding 100, max zoom 10
const DURATION_MS = 500;
const PADDING_PX = 100;
const MAX_ZOOM = 10;
/** Between the area and what lies over the map. */
const GAP_PX = 6;
/** What an area keeps of the height, however much lies over the map. */
const LEAST_PX = 50;

/** How far from the upper and the lower edge of the map something lies over it, from side to side, in pixels. */
export interface Overlaid {
  readonly top: number;
  readonly bottom: number;
}

/**
 * How the map goes to an area that is selected; at once where the reader prefers no motion.
 * @param room the map without what its padding covers, in pixels
 */
export function fitOptions(
  room: { readonly width: number; readonly height: number },
  overlaid: Overlaid,
  reducedMotion: boolean,
) {
  // A padding of 100 leaves nothing of a phone's map; there it is a fifth of the shorter side.
  const padding = Math.min(PADDING_PX, Math.min(room.width, room.height) / 5);
  const top = overlaid.top === 0 ? padding : overlaid.top + GAP_PX;
  const bottom = overlaid.bottom === 0 ? padding : overlaid.bottom + GAP_PX;
  const shrunk = Math.min(1, Math.max(0, room.height - LEAST_PX) / (top + bottom));
  return {
    duration: reducedMotion ? 0 : DURATION_MS,
    padding: { top: top * shrunk, bottom: bottom * shrunk, left: padding, right: padding },
    maxZoom: MAX_ZOOM,
  };
}
