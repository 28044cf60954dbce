// spec 9: fit animation 500 ms, padding 100, max zoom 10
const DURATION_MS = 500;
const PADDING_PX = 100;
const MAX_ZOOM = 10;

/** How the map goes to an area that is selected; at once where the reader prefers no motion. */
export function fitOptions(
  canvas: { readonly clientWidth: number; readonly clientHeight: number },
  reducedMotion: boolean,
): { duration: number; padding: number; maxZoom: number } {
  // A padding of 100 leaves nothing of a phone's map; there it is a fifth of the shorter side.
  const shorter = Math.min(canvas.clientWidth, canvas.clientHeight);
  return {
    duration: reducedMotion ? 0 : DURATION_MS,
    padding: Math.min(PADDING_PX, shorter / 5),
    maxZoom: MAX_ZOOM,
  };
}
