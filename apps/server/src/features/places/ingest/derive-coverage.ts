import { MIN_POLICED_SHARE } from '@townlight/domain/crime';
import { PARTITIONS, type Partition } from '@townlight/domain/places';
import type { PoolClient } from 'pg';
import {
  type AreaPiece,
  type CuttingShape,
  computeSquareKilometers,
  cutAreaByLayers,
  toCuttingShape,
} from '../geometry/cut-area-by-layers.ts';
import { type AreaShape, readAreaShapes } from '../store.ts';
import {
  type DerivedCoverage,
  readCoverage,
  replaceDerivedPoliceCoverage,
} from './coverage-store.ts';

/** Residents of a layer are used as weights when its counted areas cover this share of the surface. */
const MIN_COUNTED_SHARE = 0.99;

type CountedShape = CuttingShape & { perSquareKilometer: number | null };

/**
 * Derives who polices the zip codes and tracts that no coverage file covers: the agencies of the neighborhoods that
 * make up at least a tenth of the area, by residents where they are known.
 */
export async function deriveCoverage(client: PoolClient): Promise<DerivedCoverage[]> {
  const agencies = new Map<number, string[]>();
  for (const { areaId, agency } of await readCoverage(client, 'neighborhoods'))
    agencies.set(areaId, [...(agencies.get(areaId) ?? []), agency]);
  const derived = agencies.size === 0 ? [] : await derive(client, agencies);
  await replaceDerivedPoliceCoverage(client, derived);
  return derived;
}

async function derive(
  client: PoolClient,
  agencies: ReadonlyMap<number, readonly string[]>,
): Promise<DerivedCoverage[]> {
  const shapes = {} as Record<Partition, AreaShape[]>;
  for (const partition of PARTITIONS) shapes[partition] = await readAreaShapes(client, partition);
  const neighborhoods = shapes.neighborhoods.map(countedShape);
  const tracts = shapes.tracts.map(countedShape);
  const policing = shapes.neighborhoods.map(({ id }) => agencies.get(id) ?? []);
  const derived: DerivedCoverage[] = [];
  for (const partition of ['zipcodes', 'tracts'] as const) {
    const stated = new Set(
      (await readCoverage(client, partition)).flatMap(({ areaId, basis }) =>
        basis === 'stated' ? [areaId] : [],
      ),
    );
    // tracts are weighted by their neighborhoods' residents, zip codes by their tracts' where these are counted
    const layers = partition === 'zipcodes' ? [neighborhoods, tracts] : [neighborhoods];
    for (const { id, slug, coordinates } of shapes[partition]) {
      if (stated.has(id)) continue;
      const pieces = cutAreaByLayers(coordinates, layers);
      const { weights, of } = weigh(pieces, layers);
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      const policed = new Map<string, number>();
      for (const [i, { holders }] of pieces.entries())
        for (const agency of policing[holders[0] as number] ?? [])
          policed.set(agency, (policed.get(agency) ?? 0) + (weights[i] as number) / total);
      const counted = [...policed].filter(([, share]) => share >= MIN_POLICED_SHARE);
      if (counted.length === 0) continue;
      const names = new Set(counted.map(([agency]) => agency));
      const share = pieces.reduce(
        (sum, { holders }, i) =>
          (policing[holders[0] as number] ?? []).some((agency) => names.has(agency))
            ? sum + (weights[i] as number) / total
            : sum,
        0,
      );
      derived.push({ id, partition, slug, agencies: Object.fromEntries(counted), share, of });
    }
  }
  return derived;
}

function countedShape({ coordinates, residents }: AreaShape): CountedShape {
  return {
    ...toCuttingShape(coordinates),
    perSquareKilometer:
      residents === null ? null : residents / computeSquareKilometers(coordinates),
  };
}

/** Weighs each piece by residents of the finest counted layer, or else by square kilometers. */
function weigh(
  pieces: readonly AreaPiece[],
  layers: readonly (readonly CountedShape[])[],
): { weights: readonly number[]; of: 'residents' | 'area' } {
  const surface = pieces.reduce((sum, piece) => sum + piece.squareKilometers, 0);
  for (const layer of layers.keys().toArray().reverse()) {
    const densityOf = ({ holders }: AreaPiece) =>
      layers[layer]?.[holders[layer] as number]?.perSquareKilometer ?? null;
    const known = pieces.reduce(
      (sum, piece) => (densityOf(piece) === null ? sum : sum + piece.squareKilometers),
      0,
    );
    const weights = pieces.map((piece) => (densityOf(piece) ?? 0) * piece.squareKilometers);
    if (known >= MIN_COUNTED_SHARE * surface && weights.some((weight) => weight > 0))
      return { weights, of: 'residents' };
  }
  return { weights: pieces.map((piece) => piece.squareKilometers), of: 'area' };
}
