import { expect } from '@playwright/test';
import { findAccessibilityViolations } from '../web/accessibility-violations.ts';
import { readColorsAt } from '../web/pixels.ts';
import { preloadSiteFont } from '../web/site-font.ts';
import { test } from '../web/test.ts';

test('the filters of the map are in one row in a window of 1280 px, in both languages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await preloadSiteFont(page);
  const filters = page.locator('button[aria-haspopup="listbox"]');
  for (const language of ['', '/es']) {
    await page.goto(`${language}/map`);
    await expect(filters).toHaveCount(5);
    await expect
      .poll(() =>
        filters.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().y)).size),
      )
      .toBe(1);
  }
});

test('the choices of a tracker are in one row on a wide screen and in two on a phone, above a chart in its first view', async ({
  page,
}) => {
  await preloadSiteFont(page);
  for (const [width, height, rows] of [
    [360, 740, 2],
    [390, 844, 2],
    [1280, 800, 1],
  ] as const)
    for (const path of ['/neighborhood/venice', '/crime/burglary', '/crime/burglary?in=venice'])
      for (const language of ['', '/es']) {
        const where = `${language}${path}, ${width} px`;
        await page.setViewportSize({ width, height });
        await page.goto(language + path);
        const chart = page.locator('[data-chart-key]').locator('xpath=..').locator('svg').first();
        await expect(chart).toBeVisible();
        const choices = page
          .getByRole('button', { name: /^(Last Month|Último mes)$/ })
          .locator('xpath=../..');
        const boxes = await choices
          .locator('fieldset, form')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
        expect(boxes.length, where).toBeGreaterThan(2);
        const beginRows = boxes.filter((box, at) => box.y >= (boxes[at - 1]?.bottom ?? 0));
        expect(beginRows.length, where).toBeLessThanOrEqual(rows);
        for (const { right } of boxes) expect(right, where).toBeLessThanOrEqual(width);
        const { y = 0 } = (await chart.boundingBox()) ?? {};
        // a crime in a place has the range of chance before its chart
        if (width < 960 && !path.includes('?')) expect(y, where).toBeLessThan(640);
        for (const box of boxes) expect(box.bottom, where).toBeLessThanOrEqual(y);
      }
});

test('the figures of saved places are above the county figures and do not shift them on load', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('own-places', JSON.stringify([{ name: 'Home', area: 'venice' }]));
  });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/compare\/crimes\?(?!.*area=)/, async (route) => {
    await released;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/map');
  const main = page.locator('main');
  const home = main.getByRole('button', { name: 'Home' });
  await expect(home).toBeVisible();
  const county = main.locator('section p', { hasText: 'in Los Angeles County' });
  const before = await county.boundingBox();
  expect((await home.boundingBox())?.y).toBeLessThan(before?.y as number);
  release();
  await expect(main.getByText(/reported crimes in .* a year earlier/)).toBeVisible();
  expect((await county.boundingBox())?.y).toBe(before?.y);
  // no request of the browser, its beacons included, names the place
  expect(sent.filter((one) => /venice|Home/.test(decodeURIComponent(one)))).toEqual([]);
  expect(await findAccessibilityViolations(page, 'main')).toEqual([]);
});

test('offers of 12 months are visible once and can be clicked on a phone and on a desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/map?mode=traj');
  const offers = page.getByText('A year says more').filter({ visible: true });
  await expect(offers).toHaveCount(1);
  await page.getByRole('group', { name: 'Legend' }).locator('summary').click();
  await expect(page.getByText('areas lower').filter({ visible: true })).toHaveCount(1);
  await expect(offers).toHaveCount(1);

  await page.setViewportSize({ width: 1280, height: 800 });
  const beforeRecords = 'period=custom&from=2010-01&to=2010-12';
  for (const address of ['/map?', '/compare?areas=venice,hollywood&', '/embed/map?']) {
    await page.goto(address + beforeRecords);
    const notice = page.getByRole('status').filter({ hasText: 'Records here begin in' });
    // nothing covers it
    await notice.getByRole('link', { name: 'Show the last 12 months' }).click({ trial: true });
  }
});

test('the map in the head of a tracker has the sea of the color scheme', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  for (const [colorScheme, sea] of [
    ['dark', [0x0d, 0x1a, 0x23]],
    ['light', [0xd6, 0xe4, 0xea]],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/crime/burglary');
    const box = await page.locator('picture img').boundingBox();
    // the Pacific is south-west of the county
    const point = [(box?.x ?? 0) + 12, (box?.y ?? 0) + (box?.height ?? 0) - 12] as const;
    await expect.poll(() => readColorsAt(page, [point])).toEqual([sea]);
  }
});
