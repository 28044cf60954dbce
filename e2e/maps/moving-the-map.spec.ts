import { expect } from '@playwright/test';
import { moveFinger, openMap, reportName } from '../web/safety-map.ts';
import { test } from '../web/test.ts';

test('the area under the crosshair of the keyboard is named, and the address has where the map was moved', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openMap(page);
  await page.getByRole('button', { name: 'Zoom in' }).focus();
  await page.keyboard.press('Shift+Tab');
  const canvas = page.getByRole('region', { name: /^Map of crime/ });
  await expect(canvas).toBeFocused();
  const status = page.locator('[data-testid=map] ~ [role=status]');
  await expect(status).toHaveText(/per 100,000 residents, Rank \d+ of \d+$/);
  const first = await status.textContent();

  await page.keyboard.press('Equal');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/\/map\?at=34\.\d+_-118\.\d+_10$/);
  await expect(status).not.toHaveText(String(first));

  const moved = page.url();
  await page.reload();
  await expect(page.locator('[data-drawn=true]')).toBeVisible({ timeout: 90_000 });
  await canvas.press('ArrowUp');
  await expect(page).not.toHaveURL(moved);
  await canvas.press('ArrowDown');
  await expect(page).toHaveURL(moved);

  await page.getByRole('button', { name: 'Show the whole county' }).click();
  await expect(page).toHaveURL(/\/map$/);
});

test('a zoom step is not lost while the page processes the URL of the previous step', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openMap(page);
  const zoomIn = page.getByRole('button', { name: 'Zoom in' });
  // simulates a slow machine: the second press happens after the address is written and before the page renders from it
  await zoomIn.evaluate((button: HTMLElement) => {
    const write = history.replaceState.bind(history);
    history.replaceState = (...entry) => {
      history.replaceState = write;
      write(...entry);
      button.click();
    };
  });
  await zoomIn.click();
  await expect(page).toHaveURL(/_11$/);
  await expect(page.getByTestId('map')).toHaveAttribute('data-zoom', '11.0');
});

test('going back moves the map to the position in the URL, even while it is flying to an area', async ({
  page,
}) => {
  await openMap(page, '/map?at=34.0522_-118.2437_11');
  const search = page.getByRole('combobox', {
    name: 'Type in your neighborhood to generate report',
  });
  await search.fill('Venice');
  await page.getByRole('option', { name: 'Venice', exact: true }).click();
  await expect(reportName(page)).toHaveText('Venice');
  await page.goBack();
  await expect(page).toHaveURL(/\?at=34\.0522_-118\.2437_11$/);
  await expect(page.getByTestId('map')).toHaveAttribute('data-zoom', '11.0');
});

test('a touch screen hides the zoom buttons, but not the button for the whole county', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto('/map');
  await moveFinger(page);
  await expect(page.locator('[data-drawn=true]')).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Show the whole county' })).toBeVisible();
  await context.close();
});

test('on a phone a selected area is between the search and the legend', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMap(page, '/aqi-map?area=long-beach');
  const map = page.getByTestId('map');
  await expect(map).toHaveAttribute('data-selected', /^\d+ \d+ \d+ \d+$/);
  const [left, top, right, bottom] = ((await map.getAttribute('data-selected')) ?? '')
    .split(' ')
    .map(Number);
  const frame = await map.boundingBox();
  const above = await page.getByRole('button', { name: 'Filters', exact: true }).boundingBox();
  const below = await page.getByRole('group', { name: 'Legend' }).boundingBox();
  if (!frame || !above || !below) throw new Error('no map, no filters or no legend');
  expect(left).toBeGreaterThan(0);
  expect(right).toBeLessThan(390);
  expect(frame.y + (top ?? 0)).toBeGreaterThan(above.y + above.height);
  expect(frame.y + (bottom ?? Number.NaN)).toBeLessThan(below.y);
  // the report starts in view
  await expect(reportName(page)).toBeInViewport();
});
