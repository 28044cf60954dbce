import { expect, type Page } from '@playwright/test';
import { barriersOn } from '../web/barriers.ts';
import { drawnByScript } from '../web/drawn-by-script.ts';
import { test } from '../web/test.ts';

const whoToAsk = (page: Page) => page.getByRole('region', { name: /^(Who to ask|A quién acudir)/ });

test('a neighborhood says whom to ask, and what is invented or not known is called so', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-11T02:00:00Z'));
  await page.goto('/neighborhood/westwood');
  const list = whoToAsk(page);
  await expect(list.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
  await expect(list).toContainText('Station: West LA. Non-emergency: 877-275-5273.');
  await expect(list).toContainText('Sample council district. Sample');
  // the meeting of November has begun
  await expect(list).toContainText(
    /Second Tuesday of each month, 6:00\sPM, Sample community room\./,
  );
  await expect(list).toContainText('Next: Tuesday, December 8, 2026.');
  await expect(list).toContainText('invented to show the site');
  await list.evaluate((element) => element.setAttribute('data-list', ''));
  expect(await barriersOn(page, '[data-list]')).toEqual([]);
});

test('the report of the map ends with it, and what is missing can be told', async ({ page }) => {
  await page.goto('/map?area=burbank&view=table');
  const list = whoToAsk(page);
  await expect(list).toContainText('Burbank Police Department.');
  await expect(list.getByText('We do not know yet.', { exact: true })).toHaveCount(3);
  await page.emulateMedia({ media: 'print' });
  await expect(list.getByRole('link', { name: '911' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await list.getByRole('button', { name: 'Tell us' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('where it cannot be loaded it says so, and the report stays', async ({ page }) => {
  await drawnByScript(page);
  await page.route('**/api/**/who-to-ask*', (route) => route.abort('failed'));
  await page.goto('/map?area=venice&view=table');
  const list = whoToAsk(page);
  await expect(list.getByRole('alert')).toContainText('could not be reached');
  await page.unroute('**/api/**/who-to-ask*');
  await list.getByRole('button', { name: 'Try again' }).click();
  await expect(list.getByRole('link', { name: '211', exact: true })).toBeVisible();
});

test('where its code cannot be fetched it says so, and comes when it is asked for again', async ({
  page,
}) => {
  await drawnByScript(page);
  await page.goto('/map?view=table');
  await page.route('**/assets/WhoToAskList-*.js', (route) => route.abort('failed'));
  await page
    .getByRole('row', { name: /^Venice/ })
    .getByRole('button')
    .first()
    .click();
  const list = whoToAsk(page);
  await expect(list.getByRole('alert')).toContainText('This could not be loaded.');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.unroute('**/assets/WhoToAskList-*.js');
  await list.getByRole('button', { name: 'Try again' }).click();
  await expect(list.getByRole('link', { name: '211', exact: true })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

for (const address of ['/neighborhood/westwood', '/map?area=westwood']) {
  test(`on paper it is in letters of 9 points at least: ${address}`, async ({ page }) => {
    await page.goto(address);
    await expect(whoToAsk(page).getByRole('link', { name: '911' })).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    const sizes = await whoToAsk(page)
      .locator('dt, dd, dd *')
      .evaluateAll((all) =>
        all
          .filter((one) => one.getClientRects().length > 0)
          .map((one) => {
            const { fontSize } = getComputedStyle(one);
            return Number.parseFloat(fontSize) * (one as HTMLElement).currentCSSZoom;
          }),
      );
    expect(sizes.length).toBeGreaterThan(15);
    // pixels of paper: 96 an inch, 72 points an inch
    expect(Math.min(...sizes) * 0.75).toBeGreaterThanOrEqual(8.99);
  });
}

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false });
  test('it can be read, in Spanish too', async ({ page }) => {
    await page.goto('/es/map?area=westwood');
    await expect(whoToAsk(page)).toContainText('Si no es una emergencia: 877-275-5273.');
    // the day that is next is known by the reader's clock alone
    await expect(whoToAsk(page)).toContainText('Segundo martes de cada mes');
    await expect(whoToAsk(page)).not.toContainText('La próxima');
  });

  test('it can be read on the page of a neighborhood', async ({ page }) => {
    await page.goto('/neighborhood/westwood');
    await expect(whoToAsk(page)).toContainText('Station: West LA. Non-emergency: 877-275-5273.');
    await expect(whoToAsk(page).getByRole('link', { name: '911' })).toBeVisible();
  });
});
