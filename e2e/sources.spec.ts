import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { drawnByScript } from './web/drawn-by-script.ts';
import { test } from './web/test.ts';

const LATE = {
  name: 'lapd',
  title: 'Los Angeles Police Department',
  kind: 'crime-portal',
  host: 'data.example.org',
  every_seconds: 21_600,
  state: 'late',
  checked_at: '2026-11-18T21:05:00.000Z',
  changed_at: '2026-11-12T09:00:00.000Z',
  next_at: '2026-11-21T03:05:00.000Z',
};

/** The server of these tests has no source of its own. */
async function answer(page: Page, sources: object[]): Promise<void> {
  await drawnByScript(page);
  await page.route('**/api/sources', (route) => route.fulfill({ json: sources }));
}

test('where everything is loaded by hand nothing is said of updates', async ({ page }) => {
  await page.goto('/about/data');
  await expect(page.getByRole('heading', { name: 'Load the real records' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Updates' })).toHaveCount(0);
});

for (const [language, address, heading, line] of [
  ['English', '/about/data', 'Updates', /New records from .+ are late/],
  ['Spanish', '/es/about/data', 'Actualizaciones', /Los registros nuevos llegan con retraso/],
] as const)
  test(`a source that is late is a quiet line on the page about the data, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await answer(page, [LATE]);
    await page.goto(address);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByText(line)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(wider).toBe(false);
  });

for (const [call, missing, heading] of [
  ['/api/data/terms', 'The terms of the sources', 'Sources and their terms'],
  ['/api/crimes/status', 'The list of departments', 'Departments'],
  ['/api/sources', 'The dates of the latest updates', 'Updates'],
] as const)
  test(`${call} that does not answer is said to be missing, and comes when it is asked again`, async ({
    page,
  }) => {
    await answer(page, [LATE]);
    await page.route(`**${call}*`, (route) => route.abort());
    await page.goto('/about/data');
    const failure = page.getByRole('alert').filter({ hasText: missing });
    await expect(failure).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: heading })).toHaveCount(0);
    await page.unroute(`**${call}*`);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(failure).toHaveCount(0);
  });
