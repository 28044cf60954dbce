/** Width of MapLibre's world at zoom 0, in pixels. */
const WORLD_PX = 512;

/** Projects a point to the unit square of web maps: (0, 0) is its northwest corner, (1, 1) its southeast. */
export function projectWebMercator(longitude: number, latitude: number): { x: number; y: number } {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: longitude / 360 + 0.5,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  };
}

/** Returns the width of the world at a zoom level, in pixels. */
export function worldWidthPx(zoom: number): number {
  return WORLD_PX * 2 ** zoom;
}
