import { expect, type Page } from '@playwright/test';
import { barriersOn } from '../web/barriers.ts';
import { choose } from '../web/safety-map.ts';
import { test } from '../web/test.ts';

/** The states of pages beside the usual one: nothing stands in the way there either. In forced colors the contrast is the system's (`../screens.spec.ts`). */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  'an area whose records are missing': async (page) => {
    await page.goto('/map?area=downey');
    await expect(page.getByText('Downey Police Department').first()).toBeVisible();
  },
  'a map that lost its connection': async (page) => {
    await page.goto('/map?area=venice');
    await choose(page, 'Time Period', 'Last 12 months');
    await choose(page, 'Time Period', 'Last month');
    await page.context().setOffline(true);
    await choose(page, 'Crime category', 'Violent Crime');
    await expect(page.getByRole('alert').first()).toContainText('You are offline.');
  },
  'a tracker whose questions fail': async (page) => {
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
  'letters twice as large': async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await page.goto('/neighborhood/hollywood');
    await expect(page.getByRole('table', { name: /Hollywood/ })).toBeVisible();
  },
  'the filters of a phone': async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/map');
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByRole('heading', { name: 'Filters' })).toBeVisible();
  },
  'a search that offers places and crimes': async (page) => {
    await page.goto('/map');
    await page.getByRole('combobox').first().fill('car break-in');
    await expect(page.getByRole('option').first()).toBeVisible();
  },
};

for (const [state, arrive] of Object.entries(STATES))
  test(`nothing stands in the way: ${state}`, async ({ page }) => {
    await arrive(page);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    expect(await barriersOn(page)).toEqual([]);
  });
