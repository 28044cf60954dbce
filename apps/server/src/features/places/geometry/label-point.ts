import polylabel from 'polylabel';
import { computeBox, type PolygonRings, type Position, type Ring, signedArea } from './ring.ts';

/** Returns a point well inside the largest polygon, for labels. */
export function findLabelPoint(polygons: readonly PolygonRings[]): Position {
  const size = (polygon: PolygonRings) => Math.abs(signedArea(polygon[0] as Ring));
  const largest = polygons.reduce((best, polygon) => (size(polygon) > size(best) ? polygon : best));
  const [west, south, east, north] = computeBox([largest]);
  // a degree of longitude is shorter: scales it so that distances are equal in all directions
  const shrink = Math.cos(((south + north) / 2) * (Math.PI / 180));
  const plane = largest.map((ring) => ring.map(([x, y]): Position => [x * shrink, y]));
  const precision = Math.min((east - west) * shrink, north - south) / 100;
  const [x, y] = polylabel(plane, precision);
  return [x / shrink, y];
}
