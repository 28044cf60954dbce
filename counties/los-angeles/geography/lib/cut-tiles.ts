/** Cuts features into gzipped vector tiles. */
import { gzipSync } from 'node:zlib';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { findTileAt } from '@townlight/pmtiles/open-pmtiles';
import { idOfTile, tileOfId } from '@townlight/pmtiles/tile-id';
import type { CompressedTile } from '@townlight/pmtiles/write-pmtiles';
import type { BaseFeature } from './base-features.ts';

export interface ZoomRange {
  readonly min: number;
  readonly max: number;
}

/** Units across a tile; at the last zoom level one is about two meters. */
const EXTENT = 4096;
/** The overlap beyond a tile's edge, so that a line's width is not cut off. */
const BUFFER = 64;

/** Yields all non-empty tiles of a box, in the order of their ids. */
export function* cutTiles(
  features: readonly BaseFeature[],
  bounds: readonly [number, number, number, number],
  zooms: ZoomRange,
): Generator<CompressedTile> {
  for (let z = zooms.min; z <= zooms.max; z++) {
    const layers = layersAt(features, z);
    for (const id of tilesOf(bounds, z)) {
      const [, x, y] = tileOfId(id);
      const filled = [...layers].flatMap(([name, index]) => {
        const tile = index.getTile(z, x, y);
        return tile && tile.features.length > 0 ? [[name, tile] as const] : [];
      });
      if (filled.length === 0) continue;
      const bytes = fromGeojsonVt(Object.fromEntries(filled), { version: 2, extent: EXTENT });
      yield { tileId: id, data: gzipSync(bytes, { level: 9 }) };
    }
  }
}

function layersAt(features: readonly BaseFeature[], zoom: number): Map<string, GeoJSONVT> {
  const shown = Map.groupBy(
    features.filter(({ minZoom }) => minZoom <= zoom),
    ({ layer }) => layer,
  );
  return new Map(
    [...shown].map(([layer, list]) => [
      layer,
      new GeoJSONVT(
        { type: 'FeatureCollection', features: list.map(({ feature }) => feature) },
        { maxZoom: zoom, indexMaxZoom: zoom, extent: EXTENT, buffer: BUFFER, tolerance: 4 },
      ),
    ]),
  );
}

function tilesOf([west, south, east, north]: readonly [number, number, number, number], z: number) {
  const [left, top] = findTileAt(west, north, z);
  const [right, bottom] = findTileAt(east, south, z);
  const ids: number[] = [];
  for (let x = left; x <= right; x++)
    for (let y = top; y <= bottom; y++) ids.push(idOfTile(z, x, y));
  return ids.sort((a, b) => a - b);
}
