import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../web/test.ts';

const LOW_WINDOWS = [
  { what: 'a phone on its side', width: 844, height: 390 },
  { what: '1280 px at 200% zoom', width: 640, height: 400 },
  { what: 'a small old phone', width: 320, height: 568 },
];
/** Returns the height of the map above the report. */
const MIN_PX = 120;

test('in windows of small height the legend is collapsed, and nothing overlaps on the map', async ({
  page,
}) => {
  for (const { what, ...size } of LOW_WINDOWS) {
    await page.setViewportSize(size);
    await page.goto('/map?area=hollywood');
    await expect(page.locator('[data-drawn=true]'), what).toBeVisible({ timeout: 90_000 });
    const legend = page.getByRole('group', { name: 'Legend' });
    await expect(legend, what).toBeVisible();
    const states = legend.getByText('Incomplete Data and Outliers');
    await expect(states, what).toBeHidden();

    const search = await boxOf(page, page.getByRole('combobox'));
    const shown = await boxOf(page, page.getByRole('button', { name: /^Crime rate, / }));
    const folded = await boxOf(page, legend);
    const report = await boxOf(page, page.getByRole('region', { name: 'Crime Report' }));
    for (const [one, other] of [
      [search, shown],
      [shown, folded],
      [folded, report],
    ] as const)
      expect(overlaps(one, other), what).toBe(false);
    expect(folded.y - (search.y + search.height), what).toBeGreaterThan(MIN_PX / 2);
    expect(report.y - (search.y + search.height), what).toBeGreaterThan(MIN_PX);

    await legend.locator('summary').click();
    await expect(states, what).toBeVisible();
  }
});

test('the legend of an embedded map folds in a low frame, too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 250 });
  await page.goto('/embed/map?area=hollywood');
  const legend = page.getByRole('group', { name: 'Legend' });
  await expect(legend).toBeVisible();
  await expect(legend.getByText('Incomplete Data and Outliers')).toBeHidden();
  await page.setViewportSize({ width: 600, height: 520 });
  await expect(page.getByRole('region', { name: 'Legend' })).toBeVisible();
});

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(page: Page, one: Locator): Promise<Box> {
  await expect(one).toBeVisible();
  const box = await one.boundingBox();
  if (box === null) throw new Error(`it has no place on ${page.url()}`);
  return box;
}

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
