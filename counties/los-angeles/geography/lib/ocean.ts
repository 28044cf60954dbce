import type { Feature, FeatureCollection, Polygon } from 'geojson';
import type { Position } from './plane.ts';

/** The shore beyond the mapped land, by hand, so that the sea does not end in a straight line at the map's edge. */
const NORTHWARD: Position[] = [
  [-120.472, 34.449],
  [-120.65, 34.577],
  [-120.61, 34.73],
  [-120.64, 34.9],
  [-120.62, 35.14],
  [-120.76, 35.165],
  [-120.89, 35.25],
  [-120.87, 35.37],
  [-121, 35.45],
  [-121.28, 35.67],
  [-121.5, 36],
  [-122, 36.6],
];
const SOUTHWARD: Position[] = [
  [-117.02, 32.22],
  [-116.88, 31.95],
  [-116.67, 31.75],
  [-116.6, 31.5],
  [-116.3, 31],
  [-116, 30.4],
];
/** Corners of the sea, far out. */
const OUT: Position[] = [
  [-116, 28],
  [-128, 28],
  [-128, 36.6],
];

/**
 * Builds the sea as a polygon with the islands as holes.
 * @param land the mainland first, its ring beginning with the shore from north-west to south-east and ending with the
 * three inland corners of its box; then islands
 */
export function buildOcean(land: FeatureCollection): Feature<Polygon, { class: string }> {
  const [mainland = [], ...islands] = land.features.map(({ geometry }) => {
    if (geometry.type !== 'Polygon') throw new Error('land.json should hold polygons only');
    return geometry.coordinates[0] as Position[];
  });
  const shore = mainland.slice(0, -4);
  const outer = [...NORTHWARD.toReversed(), ...shore, ...SOUTHWARD, ...OUT];
  const rings = [outer, ...islands].map((ring) => [...ring, ring[0] as Position]);
  return {
    type: 'Feature',
    geometry: { type: 'Polygon', coordinates: rings },
    properties: { class: 'ocean' },
  };
}
