/**
 * Builds county-outline.json and the land and county lines of the base map.
 *
 * Only needed to rebuild the outline itself: it calls the `gmt` program with the full-resolution GSHHG shoreline
 * (Debian packages gmt and gmt-gshhg-full) and reads us-atlas. The results are committed, so no other step needs
 * either.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { type Position, removeRepeatedPoints, ringArea, simplifyLine } from './lib/plane.ts';

const here = import.meta.dirname;
const west = -120.2;
const east = -116.8;
const south = 32.4;
const north = 35.4;
const countyIds = { losAngeles: '06037' };
/** Neighboring counties with borders on the map: Ventura, Kern, San Bernardino, Orange, Riverside. */
const neighbors = new Set(['06037', '06111', '06029', '06071', '06059', '06065', '06083', '06073']);

/** Returns the level 1 shoreline (ocean) as the pieces that gmt writes, one per bin. */
function shorelinePieces(): Position[][] {
  const folder = mkdtempSync(join(tmpdir(), 'townlight-outline-'));
  try {
    const text = execFileSync(
      'gmt',
      ['coast', '-M', '-W1', '-Df', `-R${west - 0.1}/${east + 0.1}/${south - 0.1}/${north + 0.1}`],
      { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 },
    );
    const pieces: Position[][] = [];
    let piece: Position[] | undefined;
    for (const line of text.split('\n')) {
      if (line.startsWith('>')) {
        piece = line.includes('Level 1') ? [] : undefined;
        if (piece) pieces.push(piece);
      } else if (piece && line !== '' && !line.startsWith('#')) {
        const [x, y] = line.split(/\s+/).map(Number);
        if (x !== undefined && y !== undefined) piece.push([x, y]);
      }
    }
    return pieces.filter((p) => p.length > 1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Joins pieces end to end until no more fit: closed rings and open lines. */
function stitch(pieces: Position[][]): Position[][] {
  const same = (a: Position, b: Position): boolean =>
    Math.abs(a[0] - b[0]) < 1e-4 && Math.abs(a[1] - b[1]) < 1e-4;
  const open = [...pieces];
  const done: Position[][] = [];
  for (let current = open.pop(); current; current = open.pop()) {
    for (let grown = true; grown; ) {
      grown = false;
      const head = current[0] as Position;
      const tail = current.at(-1) as Position;
      if (same(head, tail)) break;
      for (let i = 0; i < open.length && !grown; i++) {
        const other = open[i] as Position[];
        const first = other[0] as Position;
        const last = other.at(-1) as Position;
        let joined: Position[] | undefined;
        if (same(first, tail)) joined = [...current, ...other.slice(1)];
        else if (same(last, head)) joined = [...other, ...current.slice(1)];
        else if (same(first, head)) joined = [...other.toReversed(), ...current.slice(1)];
        else if (same(last, tail)) joined = [...current, ...other.toReversed().slice(1)];
        if (joined) {
          current = joined;
          open.splice(i, 1);
          grown = true;
        }
      }
    }
    done.push(current);
  }
  return done;
}

const round = (p: Position): Position => [
  Math.round(p[0] * 1e5) / 1e5,
  Math.round(p[1] * 1e5) / 1e5,
];

function nearest(line: Position[], to: Position): number {
  let best = 0;
  let bestDistance = Number.POSITIVE_INFINITY;
  line.forEach((p, i) => {
    const d = Math.hypot((p[0] - to[0]) * 0.83, p[1] - to[1]);
    if (d < bestDistance) {
      bestDistance = d;
      best = i;
    }
  });
  return best;
}

const counterclockwise = (ring: Position[]): Position[] =>
  ringArea(ring) < 0 ? ring.toReversed() : ring;

const require = createRequire(import.meta.url);
const atlas = JSON.parse(
  readFileSync(require.resolve('us-atlas/counties-10m.json'), 'utf8'),
) as Topology<{
  counties: GeometryCollection;
}>;
const counties = atlas.objects.counties;
const county = counties.geometries.find((g) => g.id === countyIds.losAngeles);
if (!county) throw new Error('us-atlas has no Los Angeles County');
const countyFeature = feature(atlas, county);
if (countyFeature.type !== 'Feature' || countyFeature.geometry.type !== 'MultiPolygon') {
  throw new Error('the county should have islands');
}
const shape = countyFeature.geometry;
const mainlandLine = shape.coordinates
  .map((polygon) => polygon[0] as Position[])
  .reduce((a, b) => (a.length > b.length ? a : b));

// The inland line runs from the beach at the Ventura line round to the mouth of the San Gabriel River.
const closed = mainlandLine.slice(0, -1);
const ventura = nearest(closed, [-118.9405, 34.0754]);
const orange = nearest(closed, [-118.0934, 33.7584]);
const inland: Position[] = [];
for (let i = ventura; ; i = (i + 1) % closed.length) {
  inland.push(closed[i] as Position);
  if (i === orange) break;
}
// us-atlas cuts corners by up to 300 m; these straight legs of the line were set by hand from general knowledge.
const corrected = JSON.parse(readFileSync(join(here, 'county-line-corrections.json'), 'utf8')) as {
  from: Position;
  to: Position;
  through: Position[];
}[];
for (const { from, to, through } of corrected) {
  const a = nearest(inland, from);
  const b = nearest(inland, to);
  inland.splice(a, b - a + 1, ...through);
}

const lines = stitch(shorelinePieces());
const mainland = lines.reduce((a, b) => (a.length > b.length ? a : b));
const islands = lines.filter((l) => l !== mainland && l.length > 3).map(counterclockwise);
// From north-west to south-east along the shore.
const shore = (mainland[0] as Position)[0] < -119 ? mainland : mainland.toReversed();
const begin = nearest(shore, [-118.9445, 34.0455]);
const end = nearest(shore, [-118.1155, 33.7435]);
const countyShore = simplifyLine(shore.slice(begin, end + 1), 0.0035);
const outer = counterclockwise(
  removeRepeatedPoints([...countyShore, ...inland.toReversed()].map(round)),
);
const isCountyIsland = (ring: Position[]): boolean => {
  const x = ring.reduce((s, p) => s + p[0], 0) / ring.length;
  const y = ring.reduce((s, p) => s + p[1], 0) / ring.length;
  const catalina = x > -118.7 && x < -118.2 && y > 33.2 && y < 33.6;
  const clemente = x > -118.7 && x < -118.2 && y > 32.7 && y < 33.1;
  return (catalina || clemente) && ring.length > 50;
};
const close = (ring: Position[]): Position[] => [...ring, ring[0] as Position];
const open = (ring: Position[]): Position[] => ring.slice(0, -1);
const tidy = (ring: Position[], tolerance: number): Position[] =>
  removeRepeatedPoints(open(simplifyLine(ring, tolerance)).map(round));
const countyIslands = islands.filter(isCountyIsland).map((r) => tidy(r, 0.0035));
const outline = {
  type: 'Feature',
  properties: { name: 'Los Angeles County' },
  geometry: {
    type: 'MultiPolygon',
    coordinates: [outer, ...countyIslands].map((ring) => [close(ring)]),
  },
};
writeFileSync(join(here, 'county-outline.json'), `${JSON.stringify(outline)}\n`);

mkdirSync(join(here, 'basemap'), { recursive: true });
// Land of the whole view: the shore closed around the north-east of the box. Along the county it is the same line as
// the outline, so that no seam is visible.
const box = (p: Position): boolean =>
  p[0] >= west - 0.2 && p[0] <= east + 0.2 && p[1] >= south - 0.2;
const landShore = [
  ...simplifyLine(shore.slice(0, begin + 1), 0.02),
  ...countyShore.slice(1, -1),
  ...simplifyLine(shore.slice(end), 0.02),
].filter(box);
const land = [
  counterclockwise([
    ...landShore.map(round),
    [east + 0.1, south - 0.1],
    [east + 0.1, north + 0.1],
    [west - 0.1, north + 0.1],
  ]),
  ...countyIslands,
  ...islands
    .filter((r) => !isCountyIsland(r) && Math.abs(ringArea(r)) > 5e-5)
    .map((r) => tidy(r, 0.02)),
];
const collection = (features: unknown[]): string =>
  `{"type":"FeatureCollection","features":[\n${features.map((f) => JSON.stringify(f)).join(',\n')}\n]}\n`;
writeFileSync(
  join(here, 'basemap', 'land.json'),
  collection(
    land.map((ring) => ({
      type: 'Feature',
      properties: { kind: 'land' },
      geometry: { type: 'Polygon', coordinates: [close(ring)] },
    })),
  ),
);
// Borders between counties, without the shore; Los Angeles County's border is the outline's inland line.
const around = {
  ...counties,
  geometries: counties.geometries.filter((g) => neighbors.has(String(g.id))),
};
const outerBorders = mesh(
  atlas,
  around as never,
  (a, b) => a !== b && a.id !== countyIds.losAngeles && b.id !== countyIds.losAngeles,
).coordinates as Position[][];
const countyLines = [
  { line: inland, name: 'Los Angeles County' },
  ...outerBorders.map((line) => ({ line, name: '' })),
];
writeFileSync(
  join(here, 'basemap', 'county-line.json'),
  collection(
    countyLines.map(({ line, name }) => ({
      type: 'Feature',
      properties: { kind: 'county', ...(name && { name }) },
      geometry: { type: 'LineString', coordinates: line.map(round) },
    })),
  ),
);
console.log(
  `outline: ${outer.length} points on the mainland (${countyShore.length} of them shore), ` +
    `${countyIslands.map((r) => r.length).join(' and ')} on the islands; land: ${land.length} pieces`,
);
