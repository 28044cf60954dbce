import { type AliasTable, buildAliasTable } from './alias-table.ts';
import { drawNormal } from './draw-poisson-count.ts';
import type { OffenseLocationKind } from './offense-models.ts';
import { createPointTest, type PointTest, type SamplePolygon } from './point-in-polygon.ts';
import type { RandomStream } from './random-stream.ts';

/** The blocks of an area to which its incidents are assigned, computed once. */
export interface BlockPool {
  readonly lon: Float64Array;
  readonly lat: Float64Array;
  /** Odds of the blocks: along main streets, or where people live. */
  readonly odds: Readonly<Record<OffenseLocationKind, AliasTable>>;
}

/** About the length of a city block, in degrees. */
const BLOCK = { lon: 0.0011, lat: 0.0009 };
const BLOCKS_ON_A_STREET = 26;
const MIN_BLOCKS = 120;
const MAX_BLOCKS = 4000;
const RESIDENTS_PER_BLOCK = 90;

export function buildBlockPool(
  polygon: SamplePolygon,
  residents: number,
  random: RandomStream,
): BlockPool {
  const size = Math.min(MAX_BLOCKS, Math.max(MIN_BLOCKS, residents / RESIDENTS_PER_BLOCK));
  const place = placesWithin(polygon, random);
  const streetBlocks = mainStreets(place, size * 0.4, random);
  const homeBlocks = homes(place, size * 0.6, random);
  const blocks = [...streetBlocks, ...homeBlocks];
  const odds = (onStreets: number, atHomes: number) =>
    buildAliasTable(
      blocks.map((_, at) => {
        const weight = at < streetBlocks.length ? onStreets : atHomes;
        return weight * Math.exp(0.8 * drawNormal(random));
      }),
    );
  return {
    lon: Float64Array.from(blocks, (block) => block[0]),
    lat: Float64Array.from(blocks, (block) => block[1]),
    odds: { streets: odds(5, 1), homes: odds(1, 2) },
  };
}

type Block = [lon: number, lat: number];

interface PlacesWithin {
  readonly isInside: PointTest;
  /** Returns a uniformly random place in the area. */
  readonly anywhere: () => Block;
  /** A quarter of the area's extent, in degrees. */
  readonly reach: number;
}

function placesWithin(polygon: SamplePolygon, random: RandomStream): PlacesWithin {
  const isInside = createPointTest(polygon);
  let west = Infinity;
  let south = Infinity;
  let east = -Infinity;
  let north = -Infinity;
  for (const [lon, lat] of polygon.coordinates.flat(2) as unknown as Block[]) {
    west = Math.min(west, lon);
    east = Math.max(east, lon);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  const anywhere = (): Block => {
    for (let attempt = 0; attempt < 100_000; attempt++) {
      const lon = west + random() * (east - west);
      const lat = south + random() * (north - south);
      if (isInside(lon, lat)) return [lon, lat];
    }
    throw new Error(`no point found inside the polygon around ${west}, ${south}; is it empty?`);
  };
  return { isInside, anywhere, reach: Math.max(east - west, north - south) / 4 };
}

/** Draws streets along the street grid, a few of them across it. */
function mainStreets(place: PlacesWithin, size: number, random: RandomStream): Block[] {
  const blocks: Block[] = [];
  while (blocks.length < size) {
    const [lon, lat] = place.anywhere();
    const heading = drawHeading(random);
    const length = Math.ceil(BLOCKS_ON_A_STREET * (0.4 + random()));
    for (let step = -length / 2; step < length / 2 && blocks.length < size; step++) {
      const block = toCorner(
        lon + step * BLOCK.lon * Math.cos(heading),
        lat + step * BLOCK.lat * Math.sin(heading),
      );
      if (place.isInside(...block)) blocks.push(block);
    }
    blocks.push(nearestCornerInside([lon, lat], place));
  }
  return blocks;
}

function drawHeading(random: RandomStream): number {
  const withTheGrid = random() < 0.85;
  const quarter = random() < 0.5 ? 0 : Math.PI / 2;
  return withTheGrid ? quarter + 0.06 * drawNormal(random) : random() * Math.PI;
}

/** Draws homes in a few clusters and everywhere between. */
function homes(place: PlacesWithin, size: number, random: RandomStream): Block[] {
  const centers = Array.from({ length: 3 + Math.round(size / 200) }, place.anywhere);
  const blocks: Block[] = [];
  for (let attempt = 0; attempt < size * 3 && blocks.length < size; attempt++) {
    const center = centers[Math.floor(random() * centers.length)] as Block;
    const clustered = random() < 0.5;
    const [lon, lat] = clustered
      ? [
          center[0] + 0.35 * place.reach * drawNormal(random),
          center[1] + 0.35 * place.reach * drawNormal(random),
        ]
      : place.anywhere();
    const block = toCorner(lon, lat);
    if (place.isInside(...block)) blocks.push(block);
  }
  if (blocks.length === 0) blocks.push(nearestCornerInside(place.anywhere(), place));
  return blocks;
}

/** Returns the hundred-block corner next to a place, to 4 decimals as the police publish them. */
function toCorner(lon: number, lat: number): Block {
  return [
    toFourDecimals(Math.round(lon / BLOCK.lon) * BLOCK.lon),
    toFourDecimals(Math.round(lat / BLOCK.lat) * BLOCK.lat),
  ];
}

/** Returns the corner nearest to a place; for an area smaller than a block, the place itself. */
function nearestCornerInside([lon, lat]: Block, place: PlacesWithin): Block {
  const corner = toCorner(lon, lat);
  return place.isInside(...corner) ? corner : [lon, lat];
}

const toFourDecimals = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
