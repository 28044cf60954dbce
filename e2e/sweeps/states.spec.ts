import { expect, type Page } from '@playwright/test';
import { findAccessibilityViolations } from '../web/accessibility-violations.ts';
import { choose } from '../web/safety-map.ts';
import { test } from '../web/test.ts';

const PHONE = { width: 390, height: 844 };

/** States of pages that have no address. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  'a map that lost its connection': async (page) => {
    await page.goto('/map?area=venice');
    await choose(page, 'Time Period', 'Last 12 months');
    await choose(page, 'Time Period', 'Last month');
    await page.context().setOffline(true);
    await choose(page, 'Crime category', 'Violent Crime');
    await expect(page.getByRole('alert').first()).toContainText('You are offline.');
  },
  'a tracker whose requests fail': async (page) => {
    await page.goto('/neighborhood/venice');
    await page.route('**/api/**', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: 'Last Year' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
  },
  'a phone on its side': async (page) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto('/map?area=hollywood');
    await expect(page.getByRole('group', { name: 'Legend' })).toBeVisible();
  },
  'text twice as large': async (page) => {
    await page.setViewportSize(PHONE);
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await page.goto('/neighborhood/hollywood');
    await expect(page.getByRole('table', { name: /Hollywood/ })).toBeVisible();
  },
  'the filters of a phone': async (page) => {
    await page.setViewportSize(PHONE);
    await page.goto('/map?view=table');
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByRole('heading', { name: 'Filters' })).toBeVisible();
  },
  'the menu of a phone': async (page) => {
    await page.setViewportSize(PHONE);
    await page.goto('/about/method');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  },
  'a search that offers places and crimes': async (page) => {
    await page.goto('/neighborhood/hollywood');
    const search = page.getByRole('search', { name: 'Search for a Neighborhood' });
    await search.getByRole('combobox').fill('car break-in');
    await expect(search.getByRole('option').first()).toBeVisible();
  },
};

for (const [state, arrive] of Object.entries(STATES))
  test(`${state} has no accessibility violations`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await arrive(page);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

test('text that is too faint in the dark scheme alone is found', async ({ page }) => {
  await page.setContent(`<html lang="en"><title>Faint</title><main><h1>Hollywood</h1></main>
    <style>
      h1 { color: #000; transition: color 0.2s; }
      @media (prefers-color-scheme: dark) { h1 { color: #ddd; } }
    </style></html>`);
  const found = await findAccessibilityViolations(page);
  expect(found.map((barrier) => barrier.split(':')[0])).toEqual(['dark, color-contrast']);
});
