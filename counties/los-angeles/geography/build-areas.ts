/**
 * Builds areas.topojson and population.csv from the hand-maintained files of this folder: the outline, the gazetteer,
 * the sketches of the neighborhoods and the centers of the zip codes. The same input gives the same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AreaSketch, assignSketches, tidyAreas } from './lib/assign.ts';
import { buildTopology } from './lib/borders.ts';
import { buildGrid } from './lib/grid.ts';
import { createSeededRandom, kmPerDegreeLat, kmPerDegreeLon, type Position } from './lib/plane.ts';
import { readGazetteer, readZipcodes } from './lib/read.ts';

const here = import.meta.dirname;
const residentsPerTract = 4350;
const squareKmPerSquareMile = 2.589988;

const outline = JSON.parse(readFileSync(join(here, 'county-outline.json'), 'utf8')) as {
  geometry: { coordinates: Position[][][] };
};
const hints = JSON.parse(readFileSync(join(here, 'shape-hints.json'), 'utf8')) as Record<
  string,
  Position[][]
>;
const places = readGazetteer(join(here, 'gazetteer.csv'));
const zipcodes = readZipcodes(join(here, 'zipcode-centers.csv'));
const grid = buildGrid(outline.geometry.coordinates);
const cells: number[] = [];
for (let i = 0; i < grid.land.length; i++) if (grid.land[i]) cells.push(i);
const random = createSeededRandom(1781);

// Neighborhoods.
const sketches = places.map((place): AreaSketch => {
  const target = place.sqmi * squareKmPerSquareMile;
  const half = Math.sqrt(target) / 2;
  const dx = half / kmPerDegreeLon;
  const dy = half / kmPerDegreeLat;
  const square: Position[] = [
    [place.lon - dx, place.lat - dy],
    [place.lon + dx, place.lat - dy],
    [place.lon + dx, place.lat + dy],
    [place.lon - dx, place.lat + dy],
  ];
  return { target, rings: hints[place.slug] ?? [square] };
});
// Hills and desert have rougher borders than the street grid.
const hilly = (cell: number): number => (grid.lat(cell) > 34.28 ? 0.5 : 0.12);
const neighborhoods = assignSketches(grid, sketches, hilly);
tidyAreas(grid, neighborhoods, { smoothings: 2 });

// Residents of each cell: even in a town; in large areas they concentrate around the center.
const empty = zipcodes.filter((z) => z.empty);
const isUninhabited = (cell: number): boolean =>
  empty.some((z) => {
    const dx = Math.abs(grid.lon(cell) - z.lon) * kmPerDegreeLon;
    const dy = Math.abs(grid.lat(cell) - z.lat) * kmPerDegreeLat;
    return Math.max(dx, dy) * 1000 <= z.radius + 150;
  });
const density = new Float64Array(grid.land.length);
const weight = new Float64Array(places.length);
for (const cell of cells) {
  const n = neighborhoods[cell] as number;
  const place = places[n];
  if (!place) throw new Error('a cell without a neighborhood');
  const dx = (grid.lon(cell) - place.lon) * kmPerDegreeLon;
  const dy = (grid.lat(cell) - place.lat) * kmPerDegreeLat;
  const reach = 0.35 * Math.sqrt(place.sqmi * squareKmPerSquareMile);
  const gathered =
    place.sqmi > 12 ? 0.15 + Math.exp(-(dx * dx + dy * dy) / (2 * reach * reach)) : 1;
  const around = gathered * (0.85 + 0.3 * random());
  const d = isUninhabited(cell) ? 0 : around * (grid.area[cell] as number);
  density[cell] = d;
  weight[n] = (weight[n] as number) + d;
}
const residents = new Float64Array(grid.land.length);
for (const cell of cells) {
  const n = neighborhoods[cell] as number;
  residents[cell] =
    ((density[cell] as number) / (weight[n] as number)) * (places[n]?.residents ?? 0);
}

// Tracts: each neighborhood is split repeatedly across its longer side.
const tracts = new Int32Array(grid.land.length).fill(-1);
let tractCount = 0;
function cut(group: number[], count: number): void {
  if (count <= 1 || group.length < 8) {
    for (const cell of group) tracts[cell] = tractCount;
    tractCount++;
    return;
  }
  const column = (cell: number): number => cell % grid.columns;
  const row = (cell: number): number => Math.floor(cell / grid.columns);
  const span = (of: (cell: number) => number): number => {
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (const cell of group) {
      low = Math.min(low, of(cell));
      high = Math.max(high, of(cell));
    }
    return high - low;
  };
  const tall = span(row) > span(column) * (0.9 + 0.2 * random());
  const main = tall ? row : column;
  const other = tall ? column : row;
  const sorted = group.toSorted((a, b) => main(a) - main(b) || other(a) - other(b));
  const share = (cell: number): number => (residents[cell] as number) + 0.01;
  const total = sorted.reduce((sum, cell) => sum + share(cell), 0);
  const first = Math.floor(count / 2);
  const wanted = (total * first) / count;
  let sum = 0;
  let at = 0;
  while (at < sorted.length - 1 && sum + share(sorted[at] as number) / 2 < wanted) {
    sum += share(sorted[at] as number);
    at++;
  }
  // Prefer a straight street to a step, if one is near.
  const step = Math.max(2, Math.round((0.12 * sorted.length) / Math.min(count, 4)));
  for (let off = 0; off <= step; off++) {
    const straight = [at + off, at - off].find(
      (i) =>
        i > 0 && i < sorted.length && main(sorted[i - 1] as number) !== main(sorted[i] as number),
    );
    if (straight !== undefined) {
      at = straight;
      break;
    }
  }
  cut(sorted.slice(0, at), first);
  cut(sorted.slice(at), count - first);
}
const cellsOf: number[][] = places.map(() => []);
for (const cell of cells) cellsOf[neighborhoods[cell] as number]?.push(cell);
places.forEach((place, n) => {
  cut(cellsOf[n] ?? [], Math.max(1, Math.round(place.residents / residentsPerTract)));
});
tidyAreas(grid, tracts, { group: neighborhoods, smoothings: 1 });

// Zip codes: the nearest center, preferably in the same neighborhood and city. Small tracts are not split.
const homeOf = zipcodes.map((z) => {
  let best = -1;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const cell of cells) {
    const d = Math.hypot(
      (grid.lon(cell) - z.lon) * kmPerDegreeLon,
      (grid.lat(cell) - z.lat) * kmPerDegreeLat,
    );
    if (d < bestDistance) {
      bestDistance = d;
      best = neighborhoods[cell] as number;
    }
  }
  return best;
});
function nearestZipcode(lon: number, lat: number, neighborhood: number): number {
  let best = -1;
  let bestCost = Number.POSITIVE_INFINITY;
  zipcodes.forEach((z, i) => {
    if (z.radius > 0) return;
    const dx = Math.abs(lon - z.lon) * kmPerDegreeLon;
    const dy = Math.abs(lat - z.lat) * kmPerDegreeLat;
    const home = homeOf[i] as number;
    const city = places[home]?.city ?? '';
    const there = places[neighborhood]?.city ?? '';
    const foreign = home === neighborhood ? 0 : city === there && city !== '' ? 0.5 : 0.9;
    const wild = places[neighborhood]?.region === 'Angeles Forest' && !z.forest ? 7 : 0;
    const cost = Math.hypot(dx, dy) + foreign + wild;
    if (cost < bestCost) {
      bestCost = cost;
      best = i;
    }
  });
  return best;
}
const cellsOfTract: number[][] = Array.from({ length: tractCount }, () => []);
for (const cell of cells) cellsOfTract[tracts[cell] as number]?.push(cell);
const zips = new Int32Array(grid.land.length).fill(-1);
for (const group of cellsOfTract) {
  const size = group.reduce((sum, cell) => sum + (grid.area[cell] as number), 0);
  if (group.length === 0) continue;
  if (size > 2.5) {
    for (const cell of group) {
      zips[cell] = nearestZipcode(grid.lon(cell), grid.lat(cell), neighborhoods[cell] as number);
    }
  } else {
    const lon = group.reduce((sum, cell) => sum + grid.lon(cell), 0) / group.length;
    const lat = group.reduce((sum, cell) => sum + grid.lat(cell), 0) / group.length;
    const zip = nearestZipcode(lon, lat, neighborhoods[group[0] as number] as number);
    for (const cell of group) zips[cell] = zip;
  }
}
// Campuses, towers and the like: a small separate square.
zipcodes.forEach((z, i) => {
  if (z.radius === 0) return;
  for (const cell of cells) {
    const dx = Math.abs(grid.lon(cell) - z.lon) * kmPerDegreeLon;
    const dy = Math.abs(grid.lat(cell) - z.lat) * kmPerDegreeLat;
    if (Math.max(dx, dy) * 1000 <= z.radius) zips[cell] = i;
  }
});
tidyAreas(grid, zips, { smoothings: 2 });

/** Renumbers the labels that have cells from 0 on, and returns the old numbers in the new order. */
function renumber(labels: Int32Array): number[] {
  const present = [...new Set(cells.map((cell) => labels[cell] as number))].sort((a, b) => a - b);
  const index = new Map(present.map((old, i) => [old, i]));
  for (const cell of cells) labels[cell] = index.get(labels[cell] as number) as number;
  return present;
}
const presentAreas = renumber(neighborhoods);
const lost = places.filter((_, n) => !presentAreas.includes(n)).map((p) => p.slug);
if (lost.length > 0) throw new Error(`no cells left for ${lost.join(', ')}`);
const zipOrder = renumber(zips);
const lostZips = zipcodes.filter((_, i) => !zipOrder.includes(i)).map((z) => z.zipcode);
if (lostZips.length > 0) throw new Error(`no cells left for ${lostZips.join(', ')}`);
const tractOrder = renumber(tracts);
// Numbered like the bureau's: neighboring tracts have neighboring numbers.
const tractId = (i: number): string => `06037${String(101000 + i * 365).padStart(6, '0')}`;

const { text, arcs, points } = buildTopology(
  grid,
  [
    {
      name: 'neighborhoods',
      labels: neighborhoods,
      areas: places.map((p) => ({ id: p.slug, name: p.name })),
    },
    {
      name: 'zipcodes',
      labels: zips,
      areas: zipcodes.map((z) => ({ id: z.zipcode, name: z.zipcode })),
    },
    { name: 'tracts', labels: tracts, areas: tractOrder.map((_, i) => ({ id: tractId(i) })) },
  ],
  0.055,
  0,
);
writeFileSync(join(here, 'areas.topojson'), text);

// Residents as integers: the number of each neighborhood, its tracts' shares by largest remainder, and the zip codes
// by largest remainder of the county's total.
function roundToTotal(shares: number[], total: number): number[] {
  const rounded = shares.map(Math.floor);
  let left = total - rounded.reduce((sum, n) => sum + n, 0);
  const order = shares
    .map((share, i) => ({ i, rest: share - Math.floor(share) }))
    .sort((a, b) => b.rest - a.rest || a.i - b.i);
  for (const { i } of order) {
    if (left-- <= 0) break;
    rounded[i] = (rounded[i] as number) + 1;
  }
  return rounded;
}
const tractShare = new Float64Array(tractOrder.length);
const tractHome = new Int32Array(tractOrder.length);
const zipShare = new Float64Array(zipcodes.length);
for (const cell of cells) {
  const t = tracts[cell] as number;
  const z = zips[cell] as number;
  tractShare[t] = (tractShare[t] as number) + (residents[cell] as number);
  tractHome[t] = neighborhoods[cell] as number;
  zipShare[z] = (zipShare[z] as number) + (residents[cell] as number);
}
const tractResidents = new Array<number>(tractOrder.length).fill(0);
places.forEach((place, n) => {
  const tractIndexes = [...tractHome.keys()].filter((t) => tractHome[t] === n);
  const numbers = roundToTotal(
    tractIndexes.map((t) => tractShare[t] as number),
    place.residents,
  );
  tractIndexes.forEach((t, i) => {
    tractResidents[t] = numbers[i] as number;
  });
});
const total = places.reduce((sum, p) => sum + p.residents, 0);
const zipResidents = roundToTotal([...zipShare], total);
const rows = [
  ...places.map((p) => `neighborhoods,${p.slug},${p.residents}`),
  ...zipcodes.map((z, i) => `zipcodes,${z.zipcode},${zipResidents[i]}`),
  ...tractOrder.map((_, i) => `tracts,${tractId(i)},${tractResidents[i]}`),
];
writeFileSync(join(here, 'population.csv'), `partition,id,residents\n${rows.join('\n')}\n`);
console.log(
  `${cells.length} cells; ${places.length} neighborhoods, ${zipcodes.length} zip codes, ` +
    `${tractOrder.length} tracts; ${arcs} arcs with ${points} points; ` +
    `${Math.round(text.length / 1000)} kB; ${total} residents`,
);
