// spec 9: fit animation 500 ms, padding 100, max zoom 10
const DURATION_MS = 500;
const PADDING_PX = 100;
const MAX_ZOOM = 10;
/** Space between the area and the overlays. */
const GAP_PX = 6;
/** The minimum height of an area, however much the overlays cover. */
const MIN_HEIGHT_PX = 50;

/** The heights at the upper and the lower edge of the map that overlays cover, in pixels. */
export interface OverlayInsets {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Returns the options for moving to a selected area; without animation where the reader prefers less motion.
 * @param viewport the map's size without its padding, in pixels
 */
export function fitOptions(
  viewport: { readonly width: number; readonly height: number },
  insets: OverlayInsets,
  reducedMotion: boolean,
) {
  // A padding of 100 would fill a phone's map; there it is a fifth of the shorter side.
  const padding = Math.min(PADDING_PX, Math.min(viewport.width, viewport.height) / 5);
  const top = insets.top === 0 ? padding : insets.top + GAP_PX;
  const bottom = insets.bottom === 0 ? padding : insets.bottom + GAP_PX;
  const shrunk = Math.min(1, Math.max(0, viewport.height - MIN_HEIGHT_PX) / (top + bottom));
  return {
    duration: reducedMotion ? 0 : DURATION_MS,
    padding: { top: top * shrunk, bottom: bottom * shrunk, left: padding, right: padding },
    maxZoom: MAX_ZOOM,
  };
}
