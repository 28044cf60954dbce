/** How wide MapLibre draws the world at zoom 0, in pixels. */
const WORLD_PX = 512;

/** Where a point lies on the square of the world as web maps draw it: (0, 0) is its northwest corner, (1, 1) its southeast. */
export function webMercator(longitude: number, latitude: number): { x: number; y: number } {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: longitude / 360 + 0.5,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  };
}

/** How wide the world is on a map of a zoom level, in pixels. */
export function worldWidth(zoom: number): number {
  return WORLD_PX * 2 ** zoom;
}
