import type { PolygonRings } from './ring.ts';

/** The time of a union grows with the crossings; a digitizing error makes a few, no real outline has thousands. */
export const MAX_CROSSINGS = 500;
/** Pairs of edges with overlapping boxes; an area of some hundred thousand points has far fewer. */
export const MAX_EDGE_PAIRS = 2_000_000;
/** Corners of holes times points of their outline. */
const MAX_HOLE_COMPARISONS = 500_000_000;

/** An area whose rings cannot be checked or repaired in reasonable time. */
export class TangledGeometryError extends Error {}

/** @throws TangledGeometryError when matching holes with outlines would take minutes */
export function refuseManyHoles(polygons: readonly PolygonRings[]): void {
  let comparisons = 0;
  for (const [outline = [], ...holes] of polygons)
    comparisons += outline.length * holes.reduce((sum, hole) => sum + hole.length, 0);
  if (comparisons > MAX_HOLE_COMPARISONS)
    throw new TangledGeometryError('has too many points in its holes; simplify it');
}
