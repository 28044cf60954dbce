import type { AreaFeature, AreaFeatureCollection } from '@townlight/contract/places';
import type { AreaId } from '@townlight/domain/places';
import type { MergedAreas } from './area-cases.ts';

type Position = readonly [number, number];
type Ring = readonly Position[];

/** Merges the outlines of neighborhoods that are reported together, without the border between them. // spec 9 */
export function mergeAreaShapes(
  shapes: AreaFeatureCollection,
  mergedInto: MergedAreas,
  names: ReadonlyMap<AreaId, string>,
): AreaFeatureCollection {
  if (mergedInto.size === 0) return shapes;
  const groups = new Map<string, AreaFeature[]>();
  for (const feature of shapes.features) {
    const id = mergedInto.get(feature.properties.id) ?? feature.properties.id;
    groups.set(id, [...(groups.get(id) ?? []), feature]);
  }
  const features = [...groups].map(([id, found]) =>
    mergedInto.has(id) ? mergeFeatures(id, names.get(id), found) : (found[0] as AreaFeature),
  );
  return { ...shapes, features };
}

function mergeFeatures(
  id: string,
  known: string | undefined,
  members: readonly AreaFeature[],
): AreaFeature {
  // The feature that gives the area its id sorts first; a map may lack it.
  const [first, ...rest] = [...members].sort(
    (a, b) => Number(b.properties.id === id) - Number(a.properties.id === id),
  ) as [AreaFeature, ...AreaFeature[]];
  const name = known ?? first.properties.name;
  const edges = (at: 0 | 1 | 2 | 3, pick: (...values: number[]) => number) =>
    pick(...members.map(({ properties }) => properties.bounds[at]));
  return {
    ...first,
    properties: {
      ...first.properties,
      id,
      name,
      label: name,
      bounds: [edges(0, Math.min), edges(1, Math.min), edges(2, Math.max), edges(3, Math.max)],
    },
    geometry: {
      type: 'MultiPolygon',
      coordinates: polygonsOf(outerLines([first, ...rest].flatMap(ringsOf))) as never,
    },
  };
}

/** Returns all rings, outer ones counterclockwise and holes clockwise. */
function ringsOf({ geometry }: AreaFeature): Ring[] {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.flatMap((rings) =>
    rings.map((ring, at) => {
      const positions = ring.map(([x, y]): Position => [x, y]);
      return signedArea(positions) > 0 === (at === 0) ? positions : positions.reverse();
    }),
  );
}

/** Removes the edges that two rings share: they traverse them in opposite directions. */
function outerLines(rings: readonly Ring[]): Ring[] {
  const key = (from: Position, to: Position) => `${from} ${to}`;
  const lines = new Map<string, readonly [Position, Position]>();
  for (const ring of rings) {
    for (let at = 1; at < ring.length; at++) {
      const from = ring[at - 1] as Position;
      const to = ring[at] as Position;
      if (!lines.delete(key(to, from))) lines.set(key(from, to), [from, to]);
    }
  }
  return joined([...lines.values()]);
}

/** Joins edges end to end into closed rings. */
function joined(lines: readonly (readonly [Position, Position])[]): Ring[] {
  const onward = new Map<string, Position[]>();
  for (const [from, to] of lines) {
    const key = String(from);
    onward.set(key, [...(onward.get(key) ?? []), to]);
  }
  const rings: Position[][] = [];
  for (const [start] of lines) {
    const ring: Position[] = [start];
    for (
      let next = onward.get(String(start))?.pop();
      next;
      next = onward.get(String(next))?.pop()
    ) {
      ring.push(next);
      if (String(next) === String(start)) break;
    }
    if (ring.length > 3) rings.push(ring);
  }
  return rings;
}

/** Groups each outer ring with the holes inside it. */
function polygonsOf(rings: readonly Ring[]): Ring[][] {
  const outer = rings.filter((ring) => signedArea(ring) > 0).map((ring): Ring[] => [ring]);
  for (const hole of rings.filter((ring) => signedArea(ring) <= 0)) {
    const around = outer.find(([ring]) => ring !== undefined && boxContains(ring, hole));
    (around ?? outer[0])?.push(hole);
  }
  return outer;
}

function boxContains(ring: Ring, hole: Ring): boolean {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return hole.every(
    ([x, y]) =>
      x >= Math.min(...xs) && x <= Math.max(...xs) && y >= Math.min(...ys) && y <= Math.max(...ys),
  );
}

/** Returns a positive area for a counterclockwise ring. */
function signedArea(ring: Ring): number {
  let sum = 0;
  for (let at = 1; at < ring.length; at++) {
    const [x1, y1] = ring[at - 1] as Position;
    const [x2, y2] = ring[at] as Position;
    sum += x1 * y2 - x2 * y1;
  }
  return sum / 2;
}
