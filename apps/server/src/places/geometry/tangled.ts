import type { PolygonRings } from './ring.ts';

/** Uniting rings takes time with each crossing; a slip of the pen makes some, no outline of an area thousands. */
export const MOST_CROSSINGS = 500;
/** Pairs of edges that lie near each other, in an area of some hundred thousand points far fewer. */
export const MOST_PAIRS = 2_000_000;
/** Corners of holes times points of their outline. */
const MOST_HOLE_COMPARISONS = 500_000_000;

/** An area whose rings cannot be checked or mended in a time that is worth waiting. */
export class Tangled extends Error {}

/** @throws Tangled where holes and outlines have so many points that looking which lies in which takes minutes */
export function refuseManyHoles(polygons: readonly PolygonRings[]): void {
  let comparisons = 0;
  for (const [outline = [], ...holes] of polygons)
    comparisons += outline.length * holes.reduce((sum, hole) => sum + hole.length, 0);
  if (comparisons > MOST_HOLE_COMPARISONS)
    throw new Tangled('has too many points in its holes; simplify it');
}
