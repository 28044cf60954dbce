import { expect, type Page, test } from '@playwright/test';
import { moveFinger } from '../web/safety-map.ts';
import { waitForHydration } from '../web/settled.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
};

/** The requests that only the map makes. */
const MAP_REQUEST = /\/assets\/(AreaMap|map-worker)-|\/geojson/;

// A browser that saves data is a slow visit, whatever the speed of this machine; on a touch screen every visit is alike.
test.beforeEach(async ({ page, hasTouch }) => {
  if (hasTouch) return;
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
});

/** Records the requests that only the map makes. */
function recordMapRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (MAP_REQUEST.test(request.url())) requests.push(request.url());
  });
  return requests;
}

const shapeOf = (page: Page, area: string) => page.locator(`svg a use[href$="#${area}"]`);

test.describe('on a phone', () => {
  test.use(PHONE);

  for (const [address, map] of [
    ['/map', 'map'],
    ['/coronavirus', 'coronavirus'],
    ['/es/aqi-map', 'aqi-map'],
  ] as const)
    test(`a tap selects an area of the picture, and only a moving finger loads the map: ${address}`, async ({
      page,
    }) => {
      const requests = recordMapRequests(page);
      await page.goto(address);
      await waitForHydration(page);
      await expect(shapeOf(page, 'inglewood')).toBeVisible();
      await shapeOf(page, 'inglewood').tap();
      await expect(page.getByRole('heading', { level: 1, name: 'Inglewood' })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/${map}\\?.*area=inglewood`));
      await expect(page.locator('svg [data-selected=inglewood] use')).toHaveCount(2);
      // another one moves the outline
      await shapeOf(page, 'compton').tap();
      await expect(page.getByRole('heading', { level: 1, name: 'Compton' })).toBeVisible();
      await expect(page.locator('svg [data-selected=compton] use')).toHaveCount(2);
      expect(requests).toEqual([]);

      await moveFinger(page);
      await expect(page.locator('[data-drawn=true]')).toBeVisible({ timeout: 90_000 });
      await expect(shapeOf(page, 'compton')).toHaveCount(0);
      expect(requests.filter((url) => url.includes('geojson'))).toHaveLength(1);
    });

  test('an area that is covered or out of the picture is moved into its free part', async ({
    page,
  }) => {
    await page.goto('/map?area=acton');
    await waitForHydration(page);
    const isFree = async (area: string) => {
      const box = await shapeOf(page, area).first().boundingBox();
      const field = await page.getByRole('combobox').boundingBox();
      const report = await page.getByRole('heading', { level: 1 }).boundingBox();
      if (box === null || field === null || report === null) return false;
      return box.y > field.y + field.height && box.y + box.height < report.y;
    };
    await expect.poll(() => isFree('acton')).toBe(true);
    const before = await shapeOf(page, 'acton').first().boundingBox();
    await page.getByRole('combobox').fill('Long Beach');
    await page
      .getByRole('option', { name: /^Long Beach/ })
      .first()
      .click();
    await expect(page).toHaveURL(/area=long-beach/);
    await expect.poll(() => isFree('long-beach')).toBe(true);
    expect((await shapeOf(page, 'acton').first().boundingBox())?.y).not.toBe(before?.y);
  });

  test('changing the filters updates the picture without loading the map', async ({ page }) => {
    const requests = recordMapRequests(page);
    await page.goto('/map');
    await waitForHydration(page);
    await expect(shapeOf(page, 'inglewood')).toBeVisible();
    const fillsOf = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('svg a use')].map((use) =>
          use.closest('[fill]')?.getAttribute('fill'),
        ),
      );
    const before = await fillsOf();
    await page.getByRole('button', { name: 'Filters' }).tap();
    await page.getByRole('combobox', { name: 'Time Period' }).selectOption('Last 12 months');
    await page.getByRole('button', { name: 'Show' }).tap();
    // there is none for a moment
    const isOther = async () => {
      const fills = await fillsOf();
      return fills.length === before.length && fills.join() !== before.join();
    };
    await expect.poll(isOther).toBe(true);
    expect(requests).toEqual([]);
  });
});

test('a mouse over the picture, or the Tab key, loads the map', async ({ page }) => {
  const requests = recordMapRequests(page);
  await page.goto('/map');
  await waitForHydration(page);
  const shape = shapeOf(page, 'inglewood');
  await expect(shape).toBeVisible();
  expect(requests).toEqual([]);
  await shape.hover();
  await expect(page.locator('[data-drawn=true]')).toBeVisible({ timeout: 90_000 });
  await page.reload();
  await waitForHydration(page);
  // the first may come before the effects of the page
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab');
      return page.getByTestId('map').count();
    })
    .toBe(1);
  await expect(page.locator('[data-drawn=true]')).toBeVisible({ timeout: 90_000 });
});

test('a map that opens in the page has a picture, too', async ({ page }) => {
  const requests = recordMapRequests(page);
  await page.goto('/crime/burglary');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Townlight' }).first().click();
  await expect(page).toHaveURL(/\/coronavirus/);
  await expect(shapeOf(page, 'inglewood')).toBeVisible();
  expect(requests).toEqual([]);
});
