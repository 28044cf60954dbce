import { expect } from '@playwright/test';
import { choose, openMap, reportName } from '../web/safety-map.ts';
import { waitUntilSettled } from '../web/settled.ts';
import { test } from '../web/test.ts';

test('the label at the pointer names the area that a click selects', async ({ page }) => {
  await openMap(page);
  const map = page.getByTestId('map');
  const box = await map.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 330];
  await page.mouse.move(x - 2, y);
  await page.mouse.move(x, y);
  await expect(page.getByText(/^Rank \d+ of \d+$/)).toBeVisible();
  const name = await page.locator('[data-testid=map] ~ [aria-hidden=true] b').textContent();
  await page.mouse.click(x, y);
  await expect(reportName(page)).toHaveText(String(name));
  await expect(page).toHaveURL(/\?area=[a-z-]+$/);
  await expect(page.getByRole('article').getByText('Crime Ranking')).toBeVisible();
  // scrolls it into view, including its outline
  await expect(map).toHaveAttribute('data-selected', /^\d+ \d+ \d+ \d+$/);
});

test('a filter recolors the map without sending shapes to the map’s worker again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const sent: number[] = [];
    Object.assign(window, { sentToWorkers: sent });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, ...given: unknown[]) {
      sent.push(JSON.stringify(given[0])?.length ?? 0);
      return Reflect.apply(post, this, given);
    };
  });
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/geojson|\.pmtiles/.test(request.url())) requested.push(request.url());
  });
  const sent = () => page.evaluate(() => Reflect.get(window, 'sentToWorkers') as number[]);
  await openMap(page);
  await waitUntilSettled(page);
  // the shapes were sent once
  expect(Math.max(...(await sent()))).toBeGreaterThan(20_000);
  requested.length = 0;
  await page.evaluate(() => {
    (Reflect.get(window, 'sentToWorkers') as number[]).length = 0;
    performance.clearMarks('areas-drawn');
  });
  const painted = await page.getByTestId('map').getAttribute('data-painted');
  await choose(page, 'Time Period', 'Last 12 months');
  await page.waitForFunction(() => performance.getEntriesByName('areas-drawn').length > 0);
  await waitUntilSettled(page);
  await expect(page.getByTestId('map')).not.toHaveAttribute('data-painted', String(painted));
  expect(requested).toEqual([]);
  expect(Math.max(0, ...(await sent()))).toBeLessThan(20_000);
});

test('the table is shown when the map cannot be rendered', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto('/map');
  const notice = page.getByText('This browser cannot draw the map');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hollywood', exact: true })).toBeVisible();
  // formerly the filters covered it, on a phone the search field
  for (const viewport of [
    { width: 1200, height: 850 },
    { width: 390, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    await notice.click({ trial: true });
  }
});

test('with forced colors the legend retains its colors, and the pressed button is distinguishable', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openMap(page);
  const colors = await page
    .getByRole('region', { name: 'Legend' })
    .locator('[aria-hidden] span')
    .evaluateAll((swatches) => swatches.map((one) => getComputedStyle(one).backgroundColor));
  expect(new Set(colors).size).toBe(6);
  const background = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await background('Map')).not.toBe(await background('Table'));
});
