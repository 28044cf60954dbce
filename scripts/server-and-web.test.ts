import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DARK_PALETTE as BASEMAP } from '@townlight/basemap/palette';
import { expect, test } from 'vitest';
import {
  DARK_PALETTE,
  DARK_ROAD_COLOR,
  PALETTE,
} from '../apps/server/src/images/drawing/palette.ts';
import { dark, light } from '../apps/web/src/ui/tokens.ts';
import { listRepositoryFiles } from './check-folders.ts';

test('pictures have the colors of the light pages and, in the dark scheme, those of the dark ones', () => {
  expect(light).toMatchObject(PALETTE);
  expect(dark).toMatchObject(DARK_PALETTE);
  expect(BASEMAP.road).toBe(DARK_ROAD_COLOR);
});

const ROOT = join(import.meta.dirname, '..');
const WEB = /^apps\/web\/src\/.*(?<!\.test)\.tsx?$/;
const FEATURES = /^apps\/server\/src\/features\/.*(?<!\.test)\.ts$/;
/** The documentation of the API is itself no part of it. */
const PATH = /['"`]\/api\/(?!docs\b)/;
const REGISTRATION = /\.(?:get|post|put|delete|route)\(\s*['"`]\/api\//;

function findHandWritten(files: RegExp, pattern: RegExp): string[] {
  const searched = listRepositoryFiles(ROOT).filter((file) => files.test(file));
  expect(searched.length).toBeGreaterThan(100);
  return searched.filter((file) => pattern.test(readFileSync(join(ROOT, file), 'utf8')));
}

test('the patterns find what they are for', () => {
  expect(PATH.test('apiGet(`/api/traffic`)')).toBe(true);
  expect(REGISTRATION.test("app.get(\n  '/api/traffic',")).toBe(true);
});

test('the web app uses route contracts for every API path', () => {
  expect(findHandWritten(WEB, PATH)).toEqual([]);
});

test('features register every endpoint of the API by a route contract', () => {
  expect(findHandWritten(FEATURES, REGISTRATION)).toEqual([]);
});
