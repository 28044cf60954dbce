import { clipToBox } from './clip-to-box.ts';
import { visitOverlayCells } from './overlay-cells.ts';
import { type Box, computeBox, type PolygonRings } from './ring.ts';

export type CuttingShape = { coordinates: PolygonRings[]; box: Box };

/** The piece of an area covered by one shape of each layer; -1 when no shape of a layer covers it. */
export type AreaPiece = { holders: readonly number[]; squareKilometers: number };

export function toCuttingShape(coordinates: PolygonRings[]): CuttingShape {
  return { coordinates, box: computeBox(coordinates) };
}

/** Overlaying a box costs its edges times those that a vertical line meets; splitting it costs only its edges. */
const EDGES_PER_BOX = 150;
const MAX_CUTS = 20;

/** A shape of a layer, clipped to a box. */
type ClippedShape = { layer: number; place: number; polygons: readonly PolygonRings[] };

/**
 * Cuts an area by layers of shapes, exactly. Where shapes of a layer overlap, the first one gets the piece, as with
 * points.
 */
export function cutAreaByLayers(
  area: readonly PolygonRings[],
  layers: readonly (readonly CuttingShape[])[],
): AreaPiece[] {
  const box = computeBox(area as PolygonRings[]);
  const candidates = layers.flatMap((list, layer) =>
    list.flatMap((shape, place): ClippedShape[] =>
      boxesOverlap(box, shape.box) ? [{ layer, place, polygons: shape.coordinates }] : [],
    ),
  );
  const pieces = new Map<string, { holders: number[]; squareKilometers: number }>();
  cutInBox(area, candidates, box, 0, (squareKilometers, covering) => {
    const holders = layers.map(() => -1);
    for (const { layer, place } of covering) if (holders[layer] === -1) holders[layer] = place;
    const key = holders.join();
    const piece = pieces.get(key);
    if (piece === undefined) pieces.set(key, { holders, squareKilometers });
    else piece.squareKilometers += squareKilometers;
  });
  return [...pieces.values()];
}

function cutInBox(
  area: readonly PolygonRings[],
  candidates: readonly ClippedShape[],
  box: Box,
  cuts: number,
  add: (squareKilometers: number, covering: readonly ClippedShape[]) => void,
): void {
  const clippedArea = clipToBox(area, box);
  if (clippedArea.length === 0) return;
  const near = candidates.flatMap((candidate): ClippedShape[] => {
    const polygons = clipToBox(candidate.polygons, box);
    return polygons.length === 0 ? [] : [{ ...candidate, polygons }];
  });
  const shapes = [clippedArea, ...near.map(({ polygons }) => polygons)];
  if (cuts < MAX_CUTS && edgesOf(shapes) > EDGES_PER_BOX) {
    for (const half of halves(box)) cutInBox(clippedArea, near, half, cuts + 1, add);
    return;
  }
  visitOverlayCells(shapes, (squareKilometers, inside) => {
    if (inside[0] === 1)
      add(
        squareKilometers,
        near.filter((_, i) => inside[i + 1] === 1),
      );
  });
}

function edgesOf(shapes: readonly (readonly PolygonRings[])[]): number {
  return shapes.flat(2).reduce((sum, ring) => sum + ring.length - 1, 0);
}

function halves([west, south, east, north]: Box): [Box, Box] {
  const [x, y] = [(west + east) / 2, (south + north) / 2];
  return east - west > north - south
    ? [
        [west, south, x, north],
        [x, south, east, north],
      ]
    : [
        [west, south, east, y],
        [west, y, east, north],
      ];
}

/** Returns the exact area on the ellipsoid, without holes. */
export function computeSquareKilometers(area: readonly PolygonRings[]): number {
  return cutAreaByLayers(area, []).reduce((sum, piece) => sum + piece.squareKilometers, 0);
}

function boxesOverlap([west, south, east, north]: Box, other: Box): boolean {
  return west < other[2] && other[0] < east && south < other[3] && other[1] < north;
}
