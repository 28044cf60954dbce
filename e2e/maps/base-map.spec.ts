import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import {
  EXTRACT_BOUNDS,
  makeOsmExtract,
} from '../../apps/server/src/features/basemap/testing/make-extract.ts';
import { medianLightness, readColorsAt } from '../web/pixels.ts';
import { openMap } from '../web/safety-map.ts';
import { test } from '../web/test.ts';
import { getTestServer } from '../web/test-server.ts';

// building a base map with tilemaker needs longer on slow machines
test.setTimeout(240_000);

const root = join(import.meta.dirname, '../..');
const SEA = [0xd6, 0xe4, 0xea];

test("the county pack's map is read by ranges, and credited to the project", async ({ page }) => {
  const ranges: { status: number; range: string | undefined }[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.pmtiles')) return;
    ranges.push({ status: response.status(), range: response.headers()['content-range'] });
  });
  await openMap(page);
  await expect(page.getByText(/^Base map: Townlight/)).toBeVisible();
  await expect.poll(() => ranges.length).toBeGreaterThan(2);
  expect(new Set(ranges.map(({ status }) => status))).toEqual(new Set([206]));
  expect(ranges[0]?.range).toMatch(/^bytes 0-16383\/\d+$/);
  // Santa Monica Bay lies south-west of the map's center
  const [x, y] = await middleOf(page);
  await expect.poll(() => readColorsAt(page, [[x - 190, y + 150]])).toEqual([SEA]);
});

test('a map without a base map still shows its areas', async ({ page }) => {
  await page.route('**/api/basemap', (route) =>
    route.fulfill({ status: 503, json: { message: 'not now', error: true } }),
  );
  await openMap(page);
  await expect(page.getByText(/^Base map/)).toHaveCount(0);
  const [x, y] = await middleOf(page);
  const [inland] = await readColorsAt(page, [[x + 60, y - 40]]);
  expect(inland).not.toEqual(SEA);
});

test.describe('with a map that was built of an extract', () => {
  const server = getTestServer();
  let folder: string;

  test.beforeAll(() => {
    test.setTimeout(300_000);
    test.skip(
      !server.isStartedByTests,
      'the data folder of a server that runs already is not ours to change',
    );
    folder = mkdtempSync(join(tmpdir(), 'townlight-extract-'));
    const args = ['basemap', 'build', '--osm', makeOsmExtract(folder)];
    execFileSync(
      process.execPath,
      [
        join(root, 'apps/server/bin/townlight.mjs'),
        ...args,
        `--bounds=${EXTRACT_BOUNDS.join(',')}`,
      ],
      {
        env: { ...process.env, TOWNLIGHT_DATA: server.dataFolder, DATABASE_URL: '' },
        stdio: 'pipe',
      },
    );
  });

  test.afterAll(() => {
    if (!server.isStartedByTests) return;
    rmSync(folder, { recursive: true, force: true });
    // the following tests use the county pack's base map again
    rmSync(join(String(server.dataFolder), 'basemap'), { recursive: true, force: true });
  });

  test('the running server shows its streets, bridge, tunnel and houses, and credits its makers', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openMap(page, '/map?report=closed');
    const credit = page.getByRole('link', { name: '© OpenStreetMap contributors' });
    await expect(credit).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright');
    for (let zoom = 9; zoom < 15; zoom++)
      await page.getByRole('button', { name: 'Zoom in' }).click();

    const [x, y] = await middleOf(page);
    const readLightness = async () => {
      const lightness = async (points: [number, number][]) =>
        medianLightness(await readColorsAt(page, points));
      const row = (from: number, to: number): [number, number][] =>
        Array.from({ length: 9 }, (_, at) => [Math.round(x + from + ((to - from) * at) / 8), y]);
      const area = await lightness([[x + 78, y - 45]]);
      const building = await lightness([[x + 44, y - 45]]);
      const avenue = await lightness(row(40, 180));
      const tunnel = await lightness(row(-380, -170));
      const bridge = await lightness([
        [x, y - 4],
        [x, y],
        [x, y + 4],
      ]);
      return { area, house: building, avenue, tunnel, bridge };
    };
    // tiles arrive at any time: polls until they are rendered
    await expect(async () => {
      const seen = await readLightness();
      expect(seen.bridge).toBeGreaterThan(240);
      expect(seen.avenue).toBeGreaterThan(seen.tunnel + 20);
      expect(seen.tunnel).toBeGreaterThan(seen.area + 10);
      expect(seen.house).toBeLessThan(seen.area - 3);
    }).toPass({ timeout: 60_000 });
  });
});

/** Returns the center of the map in pixels of the window. */
async function middleOf(page: Page): Promise<[number, number]> {
  const box = await page.locator('[data-drawn]').boundingBox();
  if (box === null) throw new Error('there is no map on the page');
  return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
}
