import { union } from 'polyclip-ts';
import { findCrossing } from './find-crossing.ts';
import { computeBox, type PolygonRings, type Position, type Ring, ringContains } from './ring.ts';
import { refuseManyHoles } from './tangled.ts';

export type RepairedPolygons = { polygons: PolygonRings[]; remarks: string[] };

/**
 * Makes polygons valid: rings do not cross, holes lie in their outlines, polygons do not overlap. Valid input is
 * returned unchanged.
 * @throws TangledGeometryError when this would take minutes
 */
export function repairPolygons(given: readonly PolygonRings[]): RepairedPolygons {
  const remarks: string[] = [];
  refuseManyHoles(given);
  const nested = given.flatMap((polygon) => splitOffOuterRings(polygon, remarks));
  const crossing = findCrossing(nested);
  if (crossing !== null)
    remarks.push(`rings cross, overlap or touch themselves at ${formatPosition(crossing)}; merged`);
  const overlapping = crossing === null && hasNestedPolygon(nested);
  if (overlapping) remarks.push('a part is inside another part; merged');
  if (crossing === null && !overlapping) return { polygons: nested, remarks };
  const [first, ...rest] = nested as [PolygonRings, ...PolygonRings[]];
  return { polygons: union([first], ...rest.map((polygon) => [polygon])), remarks };
}

/** Converts a "hole" outside of its outline to a separate polygon. */
function splitOffOuterRings([outline, ...holes]: PolygonRings, remarks: string[]): PolygonRings[] {
  if (outline === undefined) return [];
  const innerRings: Ring[] = [];
  const outerRings: PolygonRings[] = [];
  for (const [i, hole] of holes.entries()) {
    // corners on the outline are undecided
    const within = hole.filter((corner) => ringContains(outline, corner)).length;
    if (within * 2 >= hole.length || touchesInside(hole, outline)) innerRings.push(hole);
    else {
      outerRings.push([hole.toReversed()]);
      remarks.push(
        `ring ${i + 2} of ${holes.length + 1} is outside ring 1; kept as a separate part`,
      );
    }
  }
  return [[outline, ...innerRings], ...outerRings];
}

/** Returns whether the middle of any edge is inside, for a hole whose corners all lie on its outline. */
function touchesInside(hole: Ring, outline: Ring): boolean {
  return hole.some((corner, i) => {
    const next = hole[i + 1];
    return (
      next !== undefined &&
      ringContains(outline, [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2])
    );
  });
}

/** Returns whether one polygon contains another. Edges do not cross here, so one corner decides. */
function hasNestedPolygon(polygons: readonly PolygonRings[]): boolean {
  if (polygons.length < 2) return false;
  const boxes = polygons.map((polygon) => computeBox([polygon]));
  return polygons.some(([outline], i) => {
    const [west, south, east, north] = boxes[i] as [number, number, number, number];
    return polygons.some((other, j) => {
      const box = boxes[j] as [number, number, number, number];
      if (i === j || west < box[0] || south < box[1] || east > box[2] || north > box[3])
        return false;
      const inside = (corner: Position) =>
        other.filter((ring) => ringContains(ring, corner)).length % 2 === 1;
      return (outline as Ring).every(inside);
    });
  });
}

function formatPosition([x, y]: Position): string {
  return `${x.toFixed(5)}, ${y.toFixed(5)}`;
}
