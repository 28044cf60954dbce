import { expect, type Page } from '@playwright/test';
import { forceClientRendering } from '../web/force-client-rendering.ts';
import { preloadSiteFont } from '../web/site-font.ts';
import { test } from '../web/test.ts';

const contacts = (page: Page) => page.getByRole('region', { name: /^Who to ask/ });

test('a report is printed on one page and its contacts on another, in at least 9-point type', async ({
  page,
}) => {
  const sheets = async () => {
    const paper = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
    return paper.toString('latin1').match(/\/Type \/Page\b/g);
  };
  await preloadSiteFont(page);
  for (const address of [
    '/map?area=westwood',
    '/neighborhood/westwood',
    '/neighborhood/hollywood',
  ]) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(address);
    await expect(contacts(page).getByRole('link', { name: '911' })).toHaveCount(1);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(contacts(page).getByRole('link', { name: '911' })).toBeVisible();
    expect(await smallestText(page), address).toBeGreaterThanOrEqual(8.99);
  }
  await page.emulateMedia({ media: null });
  await expect(page.getByRole('table').last().locator('tbody tr').first()).toBeVisible();
  expect(await sheets()).toHaveLength(2);
  await contacts(page).evaluate((section) => section.remove());
  expect(await sheets()).toHaveLength(1);
});

test('contacts whose messages cannot be fetched show an error, and Try again fetches them', async ({
  page,
}) => {
  await forceClientRendering(page);
  await page.goto('/map?view=table');
  await page.route('**/assets/contacts.en-*.js', (route) => route.abort('failed'));
  await page
    .getByRole('row', { name: /^Venice/ })
    .getByRole('button')
    .first()
    .click();
  await expect(contacts(page).getByRole('alert')).toContainText('This could not be loaded.');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.unroute('**/assets/contacts.en-*.js');
  await contacts(page).getByRole('button', { name: 'Try again' }).click();
  await expect(contacts(page).getByRole('link', { name: '211', exact: true })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

/** Returns the smallest printed font size of the contacts, in points. */
async function smallestText(page: Page): Promise<number> {
  const sizes = await contacts(page)
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
  return Math.min(...sizes) * 0.75;
}
