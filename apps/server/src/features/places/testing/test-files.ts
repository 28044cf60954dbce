import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Position } from '../geometry/ring.ts';

/** Writes a file to a new temporary folder. */
export function writeTestFile(name: string, content: string | Uint8Array): string {
  const path = join(mkdtempSync(join(tmpdir(), 'townlight-places-')), name);
  writeFileSync(path, content);
  return path;
}

export function createRejectsFolder(): string {
  return join(mkdtempSync(join(tmpdir(), 'townlight-places-')), 'rejects');
}

export type TestFeature = { type: 'Feature'; properties: unknown; geometry: unknown };

/** Creates a neighborhood of 0.1° by 0.1°; `corner` is its south-west. */
export function squareFeature(
  name: string,
  corner: Position = [-118.4, 34],
  properties: Record<string, unknown> = {},
): TestFeature {
  return polygonFeature(name, [squareRing(corner)], properties);
}

export function polygonFeature(
  name: string,
  rings: Position[][],
  properties: Record<string, unknown> = {},
): TestFeature {
  return {
    type: 'Feature',
    properties: { name, ...properties },
    geometry: { type: 'Polygon', coordinates: rings },
  };
}

/** Returns a counterclockwise ring, as for outlines. */
export function squareRing([west, south]: Position, size = 0.1): Position[] {
  const [east, north] = [west + size, south + size];
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

export function geojsonText(features: readonly unknown[]): string {
  return JSON.stringify({ type: 'FeatureCollection', features });
}

export function geojsonFile(features: readonly unknown[], name = 'areas.geojson'): string {
  return writeTestFile(name, geojsonText(features));
}
