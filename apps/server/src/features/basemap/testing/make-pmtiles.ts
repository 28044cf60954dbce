import { gzipSync } from 'node:zlib';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { idOfTile } from '@townlight/pmtiles/tile-id';
import { writePmtiles } from '@townlight/pmtiles/write-pmtiles';

export type TestLayers = Readonly<Record<string, Readonly<Record<string, string | number>>>>;

const TEST_BOUNDS = [-118.3, 34, -118.2, 34.1] as const;

/** Writes a file of one tile at each zoom level; each layer holds one feature with the given properties. */
export async function makePmtiles(
  path: string,
  options: {
    layers?: TestLayers;
    minZoom?: number;
    maxZoom?: number;
    attribution?: string;
  } = {},
): Promise<void> {
  const { layers = { water: { class: 'lake' } }, minZoom = 8, maxZoom = 14 } = options;
  const tiles = Array.from({ length: maxZoom - minZoom + 1 }, (_, at) => {
    const z = minZoom + at;
    const [x, y] = middleTile(z);
    return { tileId: idOfTile(z, x, y), data: gzipSync(tileOf(layers)) };
  });
  await writePmtiles(
    path,
    tiles,
    { minZoom, maxZoom, bounds: TEST_BOUNDS, center: [-118.25, 34.05, 10] },
    { attribution: options.attribution ?? '© the people of the made town' },
  );
}

function middleTile(z: number): [number, number] {
  const [west, south, east, north] = TEST_BOUNDS;
  const sine = Math.sin((((south + north) / 2) * Math.PI) / 180);
  const x = (west + east) / 2 / 360 + 0.5;
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return [Math.floor(x * 2 ** z), Math.floor(y * 2 ** z)];
}

function tileOf(layers: TestLayers): Uint8Array {
  const square = [
    [0, 0],
    [4096, 0],
    [4096, 4096],
    [0, 4096],
    [0, 0],
  ];
  return fromGeojsonVt(
    Object.fromEntries(
      Object.entries(layers).map(([name, tags]) => [
        name,
        { features: [{ type: 3, geometry: [square], tags }] },
      ]),
    ) as never,
    { version: 2, extent: 4096 },
  );
}
