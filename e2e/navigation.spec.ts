import { expect, type Page } from '@playwright/test';
import { preloadSiteFont } from './web/site-font.ts';
import { test } from './web/test.ts';

const PHONE = { width: 390, height: 844 };
/** From this width on, the bar has space for the links of the tools. */
const WIDE_PX = 960;
const WIDTHS = [320, 360, 390, 600, WIDE_PX, 1024, 1079, 1239, 1240, 1280, 1400, 1920];
/** Home, the tools where there is space for them, the search, the places and the other language. */
const LINKS = 10;
/** Home, the search, the places and the other language. */
const LINKS_OF_PHONE = 4;

test('the bar is one row at every width in both languages, and its links do not overlap', async ({
  page,
}) => {
  await preloadSiteFont(page);
  for (const address of ['/about/method', '/es/about/method']) {
    await page.goto(address);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const where = `${address} at ${width} px`;
      await expect
        .poll(() => barOf(page), where)
        .toEqual({
          overflow: 0,
          isTwoRows: false,
          overlaps: [],
          links: width < WIDE_PX ? LINKS_OF_PHONE : LINKS,
        });
    }
  }
});

async function barOf(page: Page) {
  return await page.locator('header').evaluate((header) => {
    const links = [...header.querySelectorAll('a')];
    const boxes = links
      .map((link) => link.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.top < 48);
    return {
      overflow: document.documentElement.scrollWidth - innerWidth,
      isTwoRows: Math.max(...links.map((link) => link.offsetHeight)) > 48,
      links: boxes.length,
      overlaps: boxes
        .map(({ right }, at) => [right, boxes[at + 1]?.left ?? innerWidth] as const)
        .filter(([right, next]) => right + 8 > next),
    };
  });
}

test('the header is 77 px high and the map fills the rest of the window', async ({ page }) => {
  await page.goto('/map');
  const header = await page.locator('header').boundingBox();
  const map = await page.locator('[data-drawn]').boundingBox();
  expect(header?.height).toBe(77);
  expect(map?.height).toBe(800 - 77);
});

test('the first Tab press skips the header', async ({ page }) => {
  await page.goto('/about/method');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the menu of a phone opens, returns the focus and navigates, from the traffic map too', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/about/method');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.getByRole('dialog');
  await button.click();
  await expect(menu.getByRole('link').first()).toBeVisible();
  await page.mouse.click(40, 700);
  await expect(menu).toHaveCount(0);
  await button.click();
  await expect(menu.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'CoronaTraffic Map' }).click();
  await expect(page).toHaveURL('/traffic');
  await expect(menu).toHaveCount(0);
  // the traffic map is a separate document, and a press before its script runs is lost
  await expect(async () => {
    if ((await menu.count()) === 0) await button.click({ timeout: 2_000 });
    await expect(menu).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await menu.getByRole('link', { name: 'Crime Map' }).click();
  await expect(page).toHaveURL('/map');
  await expect(menu).toHaveCount(0);
});

test('a menu that is loaded after the reader has moved on stays closed', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const { promise: moved, resolve: letMenuCome } = Promise.withResolvers<void>();
  await page.route(/\/assets\/MenuDrawer-[^/]*\.js$/, async (route) => {
    await moved;
    await route.continue();
  });
  await page.goto('/about/method');
  const arrived = page.waitForResponse(/\/assets\/MenuDrawer-[^/]*\.js$/);
  const button = page.getByRole('button', { name: 'Menu' });
  await button.click();
  await page.locator('footer').getByRole('link', { name: 'About the data' }).click();
  await expect(page).toHaveURL(/\/about\/data$/);
  letMenuCome();
  await (await arrived).finished();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a page whose code cannot be fetched shows an error, and is not requested endlessly', async ({
  page,
}) => {
  let requested = 0;
  await page.route(/\/assets\/NeighborhoodPage-[^/]*\.js$/, async (route) => {
    requested += 1;
    await route.abort();
  });
  await page.goto('/neighborhood/venice');
  const notice = page.getByText(
    'Something went wrong on this page. The rest of the site still works.',
  );
  await expect(notice).toBeVisible();
  // the preload and the import may each request it; a page rendered again must not
  expect(requested).toBeLessThanOrEqual(2);
  await page.unroute(/\/assets\/NeighborhoodPage-[^/]*\.js$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Venice' })).toBeVisible();
});

test('the map of a tracker is expanded in a new tab', async ({ page, context }) => {
  await page.goto('/neighborhood/hollywood');
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Expand the map (opens in a new tab)' }).click();
  const map = await opening;
  await expect(map).toHaveURL('/map?area=hollywood');
  await expect(map.locator('#report-heading')).toHaveText('Hollywood');
  await expect(page).toHaveURL('/neighborhood/hollywood');
});

test('background workers of earlier versions are unregistered', async ({ page, context }) => {
  await context.route('**/former-worker.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto('/about/air');
  const workers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  // the page checks for workers before this check runs, so its check has ended as well
  expect(await workers()).toBe(0);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/former-worker.js');
  });
  expect(await workers()).toBe(1);
  await page.reload();
  await expect.poll(workers).toBe(0);
});
