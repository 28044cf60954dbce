/**
 * Checks the built geography: coverage, overlaps, empty areas, centers and sizes. With the environment
 * variable TOWNLIGHT_SHARED naming a folder of real boundaries, it also measures against those.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { isInsideRing, type Position, ringAreaSquareKm } from './lib/plane.ts';
import { readGazetteer } from './lib/read.ts';

type Polygons = Position[][][];
interface Area {
  id: string;
  polygons: Polygons;
  size: number;
}
interface Geometry {
  type: string;
  coordinates: unknown;
}

const here = import.meta.dirname;
const squareKmPerSquareMile = 2.589988;
const failures: string[] = [];
const expect = (ok: boolean, text: string): void => {
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${text}`);
  if (!ok) failures.push(text);
};
const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function polygonsOf(geometry: Geometry | null): Polygons {
  if (geometry?.type === 'Polygon') return [geometry.coordinates as Position[][]];
  if (geometry?.type === 'MultiPolygon') return geometry.coordinates as Polygons;
  return [];
}
const sizeOf = (polygons: Polygons): number =>
  polygons.reduce(
    (sum, [outer = [], ...holes]) =>
      sum +
      Math.abs(ringAreaSquareKm(outer)) -
      holes.reduce((inner, hole) => inner + Math.abs(ringAreaSquareKm(hole)), 0),
    0,
  );
const inside = (x: number, y: number, polygons: Polygons): boolean =>
  polygons.some((rings) => rings.filter((ring) => isInsideRing(x, y, ring)).length % 2 === 1);

const outline = JSON.parse(readFileSync(join(here, 'county-outline.json'), 'utf8')) as {
  geometry: Geometry;
};
const outlineSize = sizeOf(polygonsOf(outline.geometry));
const topology = JSON.parse(readFileSync(join(here, 'areas.topojson'), 'utf8')) as Topology;
const partitions = new Map<string, Area[]>();
for (const [name, object] of Object.entries(topology.objects)) {
  const collection = feature(topology, object as GeometryCollection<{ id: string }>);
  partitions.set(
    name,
    collection.features.map((f) => {
      const polygons = polygonsOf(f.geometry as Geometry);
      return { id: f.properties.id, polygons, size: sizeOf(polygons) };
    }),
  );
}

/** Returns a function that finds the areas at a point; compares bounding boxes first, for speed. */
function locator(areas: readonly Area[]): (x: number, y: number) => Area[] {
  const boxes = areas.map((area) => {
    const points = area.polygons.flatMap((rings) => rings[0] ?? []);
    return {
      area,
      west: Math.min(...points.map((p) => p[0])),
      east: Math.max(...points.map((p) => p[0])),
      south: Math.min(...points.map((p) => p[1])),
      north: Math.max(...points.map((p) => p[1])),
    };
  });
  return (x, y) =>
    boxes
      .filter((b) => x >= b.west && x <= b.east && y >= b.south && y <= b.north)
      .map((b) => b.area)
      .filter((area) => inside(x, y, area.polygons));
}

// A lattice of points off the grid lines: each one on land must be in exactly one area.
const probes: Position[] = [];
for (let x = -118.9511; x < -117.6; x += 0.01137) {
  for (let y = 32.7913; y < 34.83; y += 0.00973) {
    if (inside(x, y, polygonsOf(outline.geometry))) probes.push([x, y]);
  }
}
for (const [name, areas] of partitions) {
  const sum = areas.reduce((total, area) => total + area.size, 0);
  const off = Math.abs(sum / outlineSize - 1);
  expect(off < 1e-4, `${name}: ${areas.length} areas cover the outline to ${percent(off)}`);
  const smallest = areas.reduce((a, b) => (a.size < b.size ? a : b));
  expect(
    areas.every((a) => a.polygons.length > 0 && a.size > 0.01),
    `${name}: none is empty; the smallest is ${smallest.id} with ${smallest.size.toFixed(3)} km²`,
  );
  const at = locator(areas);
  const wrong = probes.filter(([x, y]) => at(x, y).length !== 1).length;
  expect(
    wrong === 0,
    `${name}: ${probes.length - wrong} of ${probes.length} probes lie in one area`,
  );
  expect(new Set(areas.map((a) => a.id)).size === areas.length, `${name}: ids are unique`);
  const multi = areas.filter((a) => a.polygons.length > 1).map((a) => a.id);
  console.log(`     ${name}: more than one piece: ${multi.join(', ') || 'none'}`);
}

const places = readGazetteer(join(here, 'gazetteer.csv'));
const neighborhoods = new Map(partitions.get('neighborhoods')?.map((a) => [a.id, a]));
const outOfPlace = places.filter(
  (p) => !inside(p.lon, p.lat, neighborhoods.get(p.slug)?.polygons ?? []),
);
expect(
  outOfPlace.length <= 0.03 * places.length,
  `centers outside their own area: ${outOfPlace.map((p) => p.slug).join(', ') || 'none'}`,
);
const factors = places.map((p) => ({
  slug: p.slug,
  factor: (neighborhoods.get(p.slug)?.size ?? 0) / (p.sqmi * squareKmPerSquareMile),
}));
const sized = factors.filter((f) => f.factor > 0.5 && f.factor < 2);
expect(
  sized.length >= 0.9 * places.length,
  `size within a factor 2 of the gazetteer's: ${percent(sized.length / places.length)}; not: ` +
    factors
      .filter((f) => !sized.includes(f))
      .map((f) => `${f.slug} ${f.factor.toFixed(2)}`)
      .join(', '),
);

const totals = new Map<string, number>();
const empty = new Map<string, number>();
const known = new Set<string>();
for (const line of readFileSync(join(here, 'population.csv'), 'utf8').trim().split('\n').slice(1)) {
  const [partition = '', id = '', residents = ''] = line.split(',');
  totals.set(partition, (totals.get(partition) ?? 0) + Number(residents));
  if (residents === '0') empty.set(partition, (empty.get(partition) ?? 0) + 1);
  known.add(`${partition} ${id}`);
}
expect(new Set(totals.values()).size === 1, `residents: ${JSON.stringify([...totals])}`);
expect(
  [...partitions].every(([name, areas]) => areas.every((a) => known.has(`${name} ${a.id}`))),
  `every area has a row; without residents: ${JSON.stringify([...empty])}`,
);

const shared = process.env.TOWNLIGHT_SHARED;
const real = shared ? join(shared, 'data', 'boundaries', 'neighborhoods-272.geojson') : '';
if (shared && existsSync(real)) {
  const collection = JSON.parse(readFileSync(real, 'utf8')) as {
    features: { properties: { slug: string }; geometry: Geometry }[];
  };
  const results: { slug: string; iou: number; km: number }[] = [];
  for (const { properties, geometry } of collection.features) {
    const slug = properties.slug;
    const place = places.find((p) => p.slug === slug);
    const builtPolygons = neighborhoods.get(slug)?.polygons;
    if (!place || !builtPolygons) {
      console.log(`     not ours: ${slug}`);
      continue;
    }
    const theirs = polygonsOf(geometry);
    const points = [...theirs, ...builtPolygons].flatMap((rings) => rings[0] ?? []);
    const west = Math.min(...points.map((p) => p[0]));
    const east = Math.max(...points.map((p) => p[0]));
    const south = Math.min(...points.map((p) => p[1]));
    const north = Math.max(...points.map((p) => p[1]));
    let both = 0;
    let either = 0;
    const a = { n: 0, x: 0, y: 0 };
    const b = { n: 0, x: 0, y: 0 };
    const steps = 60;
    for (let i = 0.5; i < steps; i++) {
      for (let j = 0.5; j < steps; j++) {
        const x = west + ((east - west) * i) / steps;
        const y = south + ((north - south) * j) / steps;
        const inBuilt = inside(x, y, builtPolygons);
        const inTheirs = inside(x, y, theirs);
        if (inBuilt && inTheirs) both++;
        if (inBuilt || inTheirs) either++;
        for (const [yes, sum] of [
          [inBuilt, a],
          [inTheirs, b],
        ] as const) {
          if (!yes) continue;
          sum.n++;
          sum.x += x;
          sum.y += y;
        }
      }
    }
    const km = Math.hypot((a.x / a.n - b.x / b.n) * 92, (a.y / a.n - b.y / b.n) * 111);
    results.push({ slug, iou: both / either, km });
  }
  console.log(
    `     against real boundaries: median IoU ${median(results.map((r) => r.iou)).toFixed(2)}, ` +
      `median distance of centers ${median(results.map((r) => r.km)).toFixed(2)} km`,
  );
  const worst = results.toSorted((p, q) => p.iou - q.iou).slice(0, Number(process.env.WORST ?? 15));
  for (const w of worst) {
    console.log(`     ${w.slug}: IoU ${w.iou.toFixed(2)}, ${w.km.toFixed(1)} km`);
  }
}
if (failures.length > 0) process.exitCode = 1;
