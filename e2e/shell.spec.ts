import { expect } from '@playwright/test';
import { openMap } from './web/safety-map.ts';
import { settled } from './web/settled.ts';
import { test } from './web/test.ts';

test('the bare address leads to the first page, which has a title of its own', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/coronavirus$/);
  await expect(page).toHaveTitle(/^Coronavirus Map, data ended .* · Townlight$/);
});

test('the header takes 77 px and the map the rest of the window', async ({ page }) => {
  await openMap(page);
  const header = await page.locator('header').boundingBox();
  const map = await page.locator('[data-drawn]').boundingBox();
  expect(header?.height).toBe(77);
  expect(map?.height).toBe(800 - 77);
});

test('the first key leads past the header', async ({ page }) => {
  await page.goto('/about/method');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('sample data says so and tells how to load real records', async ({ page }) => {
  await page.goto('/map');
  await page.getByRole('link', { name: 'Load the real records' }).click();
  await expect(page).toHaveURL(/\/about\/data$/);
  await expect(page.getByText('npx townlight ingest crime')).toBeVisible();
});

test('an address without a page says so', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('the menu of a phone opens and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about/method');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Crime Map' }).click();
  await expect(page).toHaveURL(/\/map$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a menu that comes after the reader has moved on stays closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let letMenuCome = () => {};
  const moved = new Promise<void>((done) => {
    letMenuCome = done;
  });
  await page.route(/\/assets\/MenuDrawer-[^/]*\.js$/, async (route) => {
    await moved;
    await route.continue();
  });
  await page.goto('/about/method');
  const arrived = page.waitForResponse(/\/assets\/MenuDrawer-[^/]*\.js$/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('footer').getByRole('link', { name: 'About the data' }).click();
  await expect(page).toHaveURL(/\/about\/data$/);
  letMenuCome();
  await (await arrived).finished();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('nothing is asked of another host, and nothing fails on the way', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(String(baseURL)) && !/^(data|blob):/.test(request.url())) {
      foreign.push(request.url());
    }
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await openMap(page, '/map?area=hollywood');
  // what is on its way when a page is left may fail for that
  await settled(page);
  for (const address of ['/about/data', '/about/method']) {
    await page.goto(address);
    await settled(page);
  }
  expect(foreign).toEqual([]);
  expect(faults).toEqual([]);
});

for (const address of ['/map', '/neighborhood/venice', '/crime/burglary']) {
  test(`nothing on the page asks for what its policy refuses: ${address}`, async ({ page }) => {
    const refused: string[] = [];
    await page.exposeFunction('noteRefused', (what: string) => refused.push(what));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { noteRefused } = window as unknown as { noteRefused: (what: string) => void };
        noteRefused(`${event.violatedDirective} ${event.blockedURI} at ${event.sourceFile}`);
      });
    });
    await page.goto(address);
    await settled(page);
    expect(refused).toEqual([]);
  });
}

test('a page whose code cannot be fetched says so, and is not asked for without end', async ({
  page,
}) => {
  let asked = 0;
  await page.route(/\/assets\/NeighborhoodPage-[^/]*\.js$/, async (route) => {
    asked += 1;
    await route.abort();
  });
  await page.goto('/neighborhood/venice');
  const notice = page.getByText(
    'Something went wrong on this page. The rest of the site still works.',
  );
  await expect(notice).toBeVisible();
  // The preload and the import may each ask; a page drawn again must not.
  expect(asked).toBeLessThanOrEqual(2);
  await page.unroute(/\/assets\/NeighborhoodPage-[^/]*\.js$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Venice' })).toBeVisible();
});
