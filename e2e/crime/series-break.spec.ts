import { expect, type Page } from '@playwright/test';
import { drawnByScript } from '../web/drawn-by-script.ts';
import { choose } from '../web/safety-map.ts';
import { test } from '../web/test.ts';

// The sample county follows one set of rules throughout: the server's word is changed on its way to the page.
// That the server says it of real records is held by its own tests.

/** Months since year 0 → `Jun 2026`, or `June 2026`. */
const named = (month: number, style: 'short' | 'long') =>
  new Date(Date.UTC(Math.floor(month / 12), month % 12, 15)).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: style,
    year: 'numeric',
  });

const NOT_COMPARED = { crosses_break: true, change: null, direction: 'no-clear-change' };

/** Gives Hollywood, and no other neighborhood, a change of its rules four months before the last one. */
async function breakHollywood(page: Page): Promise<number> {
  const status = await (await page.request.get('/api/crimes/status')).json();
  const [year, month] = status.data_through.split('-').map(Number);
  const changeOver = year * 12 + month - 1 - 4;
  const text = `${Math.floor(changeOver / 12)}-${String((changeOver % 12) + 1).padStart(2, '0')}`;
  await drawnByScript(page);
  await page.route('**/api/neighborhoods/agencies', async (route) => {
    const areas: { id: string; breaks: string[] }[] = await (await route.fetch()).json();
    for (const area of areas) if (area.id === 'hollywood') area.breaks = [text];
    await route.fulfill({ json: areas });
  });
  await page.route('**/api/neighborhoods/compare/crimes?*against=year*', async (route) => {
    const areas: { id: string }[] = await (await route.fetch()).json();
    for (const area of areas) if (area.id === 'hollywood') Object.assign(area, NOT_COMPARED);
    await route.fulfill({ json: areas });
  });
  await page.route('**/api/neighborhoods/hollywood/changes?*', async (route) => {
    const { all, small_bundles } = await (await route.fetch()).json();
    for (const one of [all, ...small_bundles]) Object.assign(one, NOT_COMPARED);
    await route.fulfill({ json: { all, small_bundles } });
  });
  return changeOver;
}

test('a neighborhood’s chart draws the change of the counting rules, and nothing is compared across it', async ({
  page,
}) => {
  const changeOver = await breakHollywood(page);
  await page.goto('/neighborhood/hollywood');
  const chart = page.getByRole('img', { name: /number of crimes by month/ });
  await expect(chart).toContainText(`New counting rules, ${named(changeOver, 'short')}`);
  await expect(chart).toHaveAccessibleName(
    new RegExp(`The counting rules changed in ${named(changeOver, 'long')}; months`),
  );
  await expect(
    page.getByText(`The counting rules changed in ${named(changeOver, 'long')}. Months before`),
  ).toBeVisible();
  // the month's sentence, and the one of its 12 months, which may come later
  const reason = `the counting rules changed in ${named(changeOver, 'long')}.`;
  await expect(
    page.getByText(new RegExp(`^Not compared with \\w+ \\d{4}: ${reason}`)),
  ).toBeVisible();
  await expect(page.getByText(new RegExp(`Not compared with the 12 .*${reason}`))).toBeVisible();
  const rows = page.getByRole('table').last().locator('tbody tr');
  await expect(rows).toHaveCount(10);
  for (const row of await rows.all()) await expect(row).toContainText('not comparable');

  // a neighbor of another department is compared as ever
  await page.goto('/neighborhood/burbank');
  await expect(chart).toBeVisible();
  await expect(chart).not.toContainText('New counting rules');
  await expect(rows.first()).not.toContainText('not comparable');
});

test('a comparison draws it where one of its lines crosses it', async ({ page }) => {
  const changeOver = await breakHollywood(page);
  await page.goto('/compare?areas=hollywood,burbank');
  const chart = page.getByRole('img', { name: /^Line chart/ });
  await expect(chart).toContainText(`New counting rules, ${named(changeOver, 'short')}`);
  const rows = page.getByRole('table', { name: /^All crime,/ }).locator('tbody tr');
  await expect(rows.filter({ hasText: 'Hollywood' })).toContainText('not comparable');
  await page.getByRole('button', { name: 'Remove Hollywood' }).click();
  await expect(chart).not.toContainText('New counting rules');
});

test('the map’s table says where a trend cannot be told', async ({ page }) => {
  await page.route('**/api/neighborhoods/compare/crimes?*', async (route) => {
    const areas: Record<string, unknown>[] = await (await route.fetch()).json();
    for (const area of areas) {
      if (area.id !== 'hollywood') continue;
      Object.assign(area, NOT_COMPARED);
    }
    await route.fulfill({ json: areas });
  });
  await page.goto('/map?view=table');
  await choose(page, 'Mode', 'Trajectory');
  const row = page.getByRole('row', { name: /^Hollywood \d/ });
  await expect(row).toContainText('counting rules changed');
  await page.getByRole('button', { name: 'Hollywood', exact: true }).click();
  await expect(page.getByRole('article')).toContainText(
    /Not comparable: .*the counting rules changed in between/,
  );
});
