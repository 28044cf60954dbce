import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoreConfig } from '../../../apps/server/src/platform/database/open-database.ts';
import { runTownlightOrThrow } from '../process/townlight-command.ts';

/** Extent of the street corners in the generated police file. */
const BOX = { west: -118.65, south: 33.65, east: -118, north: 34.35 };

const GRIDS = { neighborhoods: 8, zipcodes: 11, tracts: 20 } as const;

/** Writes a county of squares and loads it by the command line, with residents and agencies unless `bare`. */
export async function loadGeneratedCounty(
  store: StoreConfig,
  folder: string,
  { bare = false } = {},
): Promise<void> {
  for (const [partition, perSide] of Object.entries(GRIDS).slice(0, bare ? 1 : undefined)) {
    const file = join(folder, `${partition}.geojson`);
    writeFileSync(file, JSON.stringify(squares(partition, perSide)));
    await runTownlightOrThrow(
      ['ingest', 'boundaries', '--partition', partition, '--file', file],
      store,
    );
  }
  if (bare) return;
  const names = generateNeighborhoodNames();
  const population = join(folder, 'population.csv');
  writeFileSync(population, `name,population\n${names.map((n) => `${n},20000\n`).join('')}`);
  await runTownlightOrThrow(
    ['ingest', 'population', '--partition', 'neighborhoods', '--file', population],
    store,
  );
  const coverage = join(folder, 'coverage.csv');
  writeFileSync(coverage, `area,agency\n${names.map((n) => `${n},lapd\n`).join('')}`);
  await runTownlightOrThrow(['ingest', 'coverage', '--file', coverage], store);
}

export function generateNeighborhoodNames(): string[] {
  return squares('neighborhoods', GRIDS.neighborhoods).features.map(
    ({ properties }) => properties.name,
  );
}

function squares(partition: string, perSide: number) {
  const features = Array.from({ length: perSide * perSide }, (_, i) => {
    const [row, column] = [Math.floor(i / perSide), i % perSide];
    const x = (step: number) => BOX.west + (step / perSide) * (BOX.east - BOX.west);
    const y = (step: number) => BOX.south + (step / perSide) * (BOX.north - BOX.south);
    const [west, east, south, north] = [x(column), x(column + 1), y(row), y(row + 1)];
    const id = nameOf(partition, row, column, i);
    return {
      type: 'Feature',
      properties: { name: id, zipcode: id, GEOID: id },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [west, south],
            [east, south],
            [east, north],
            [west, north],
            [west, south],
          ],
        ],
      },
    };
  });
  return { type: 'FeatureCollection', features };
}

function nameOf(partition: string, row: number, column: number, i: number): string {
  if (partition === 'neighborhoods') return `Square ${row + 1}-${column + 1}`;
  return partition === 'zipcodes' ? String(90001 + i) : `06037${String(i + 1).padStart(6, '0')}`;
}
