import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeEmptyBaseMap } from './write-empty-base-map.ts';

test('several servers with one data folder write the empty base map at the same time', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'townlight-empty-map-'));
  onTestFinished(() => rmSync(dataFolder, { recursive: true }));
  const bounds = [-10, -10, 10, 10] as const;
  const paths = await Promise.all(
    Array.from({ length: 8 }, () => writeEmptyBaseMap({ dataFolder, bounds })),
  );
  expect(new Set(paths).size).toBe(1);
  expect(readdirSync(join(dataFolder, 'basemap'))).toEqual(['empty.pmtiles']);
});
