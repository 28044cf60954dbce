import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { z } from 'zod';
import { CountyPackError } from '../pack-folder.ts';
import type { SamplePolygon } from './point-in-polygon.ts';

/** A neighborhood of the sample. */
export interface SampleArea {
  readonly id: string;
  readonly name: string;
  /** Undefined where the pack does not have them. */
  readonly residents: number | undefined;
  /** Slug of the agency that polices it; undefined where the pack does not name one. */
  readonly agency: string | undefined;
  readonly polygon: SamplePolygon & { readonly type: 'MultiPolygon' };
}

const position = z.array(z.number()).min(2);
const rings = z.array(z.array(position));
const boundariesSchema = z.object({
  features: z.array(
    z.object({
      properties: z.object({ id: z.string(), name: z.string() }),
      geometry: z.discriminatedUnion('type', [
        z.object({ type: z.literal('Polygon'), coordinates: rings }),
        z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(rings) }),
      ]),
    }),
  ),
});

/**
 * Reads the areas of a pack with their residents and agencies. Without `coverage.csv` the only agency polices all.
 * @throws CountyPackError without boundaries, and for boundaries that are no areas with an id and a name
 */
export function readSampleAreas(folder: string, agencies: readonly string[]): SampleArea[] {
  const file = join(folder, 'geography/neighborhoods.geojson');
  if (!existsSync(file))
    throw new CountyPackError(`${file} is missing: a sample is made for its areas; add it`);
  const read = boundariesSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success)
    throw new CountyPackError(
      `${file}: is not a FeatureCollection of polygons that have an id and a name in their properties`,
    );
  const residents = readColumn(join(folder, 'residents.csv'), 'residents');
  const coverage = join(folder, 'coverage.csv');
  const policed = readColumn(coverage, 'agency');
  const only = existsSync(coverage) || agencies.length > 1 ? undefined : agencies[0];
  return read.data.features.map(({ properties: { id, name }, geometry }) => {
    const count = residents.get(id);
    return {
      id,
      name,
      residents: count === undefined ? undefined : Number(count),
      agency: policed.get(id) ?? only,
      polygon: {
        type: 'MultiPolygon',
        coordinates: geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
      },
    };
  });
}

/** Reads a column of a table by area; empty when there is no such file. */
function readColumn(file: string, column: string): Map<string, string> {
  if (!existsSync(file)) return new Map();
  const { data } = Papa.parse<Record<string, string>>(readFileSync(file, 'utf8'), {
    header: true,
    skipEmptyLines: true,
  });
  return new Map(
    data.flatMap(({ area = '', [column]: value = '' }) => (area ? [[area, value]] : [])),
  );
}
