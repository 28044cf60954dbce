import { expect, type Locator, type Page } from '@playwright/test';
import { openMap, reportName } from './web/safety-map.ts';
import { test } from './web/test.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

// Pictures for people to look at; they are not compared.
for (const scheme of ['light', 'dark'] as const) {
  for (const size of SIZES) {
    test(`a picture of the map: ${scheme}, ${size.width} px`, async ({ page }, info) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.setViewportSize(size);
      await openMap(page, '/map?area=hollywood');
      await expect(page.getByText('Number of Crimes, Last 12 months')).toBeVisible();
      const path = info.outputPath(`safety-map-${scheme}-${size.width}.png`);
      await page.screenshot({ path });
    });
  }
}

const LOW_WINDOWS = [
  { what: 'a phone on its side', width: 844, height: 390, least: 120 },
  { what: '1280 px at 200% zoom', width: 640, height: 400, least: 120 },
  { what: 'a small old phone', width: 320, height: 568, least: 120 },
];

for (const { what, least, ...size } of LOW_WINDOWS) {
  test(`${what} keeps its map: the legend is folded, and nothing lies over anything`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/map?area=hollywood');
    await expect(page.locator('[data-drawn=true]')).toBeVisible({ timeout: 90_000 });
    const legend = page.getByRole('group', { name: 'Legend' });
    await expect(legend).toBeVisible();
    await expect(legend.getByText('Lower Crime Rate')).toBeHidden();

    const search = await boxOf(page, page.getByRole('combobox'));
    const switches = await boxOf(page, page.getByRole('button', { name: 'Table', exact: true }));
    const folded = await boxOf(page, legend);
    const report = await boxOf(page, page.getByRole('region', { name: 'Crime Report' }));
    for (const [one, other] of [
      [search, switches],
      [switches, folded],
      [folded, report],
    ] as const)
      expect(overlaps(one, other)).toBe(false);
    expect(folded.y - (search.y + search.height)).toBeGreaterThan(least / 2);
    expect(report.y - (search.y + search.height)).toBeGreaterThan(least);

    await legend.getByText(/^Crime rate, /).click();
    await expect(legend.getByText('Lower Crime Rate')).toBeVisible();
  });
}

const LETTERS_TWICE = [
  { what: 'a phone', width: 390, height: 844 },
  { what: 'a window of 1280 px', width: 1280, height: 900 },
];

for (const { what, ...size } of LETTERS_TWICE) {
  test(`in ${what} letters may be twice as large: all of it follows, and nothing is lost sideways`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    for (const address of [
      '/map?area=hollywood',
      '/neighborhood/hollywood',
      '/es/crime/burglary',
      '/compare?areas=venice,hollywood',
      '/aqi',
      '/coronavirus',
      '/about/method',
      '/subscribe',
    ]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const button = await boxOf(page, page.getByRole('button', { name: /^Men[uú]$/ }));
      expect(button.height, address).toBeGreaterThan(60);
      expect(button.x + button.width, address).toBeLessThanOrEqual(size.width);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        address,
      ).toBeLessThanOrEqual(size.width);
    }
  });
}

test('the legend of an embedded map that shrinks folds, too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 250 });
  await page.goto('/embed/map?area=hollywood');
  const legend = page.getByRole('group', { name: 'Legend' });
  await expect(legend).toBeVisible();
  await expect(legend.getByText('Lower Crime Rate')).toBeHidden();
  await page.setViewportSize({ width: 600, height: 520 });
  await expect(page.getByRole('region', { name: 'Legend' })).toBeVisible();
});

test('in forced colors the legend keeps its colors, and what is pressed is told apart', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openMap(page, '/map');
  const colors = page
    .getByRole('region', { name: 'Legend' })
    .locator('[aria-hidden] span')
    .evaluateAll((swatches) => swatches.map((one) => getComputedStyle(one).backgroundColor));
  expect(new Set(await colors).size).toBe(6);
  const ground = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await ground('Map')).not.toBe(await ground('Table'));
});

test('the keyboard is told what lies under its crosshair, and the address holds where the map was moved', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openMap(page, '/map');
  await page.getByRole('button', { name: 'Zoom in' }).focus();
  await page.keyboard.press('Shift+Tab');
  const canvas = page.getByRole('region', { name: /^Map of crime/ });
  await expect(canvas).toBeFocused();
  const told = page.locator('[data-testid=map] ~ [role=status]');
  await expect(told).toHaveText(/per 100,000 residents, Rank \d+ of \d+$/);
  const first = await told.textContent();

  await page.keyboard.press('Equal');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/\/map\?at=34\.\d+_-118\.\d+_10$/);
  await expect(told).not.toHaveText(String(first));

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

test('a step that is made while the address takes up the one before is not lost', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openMap(page, '/map');
  const zoomIn = page.getByRole('button', { name: 'Zoom in' });
  // as on a slow machine: the second press comes when the address is written and the page is not yet drawn from it
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

test('going back takes the map to the place of the address, also while it flies to an area', async ({
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

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(page: Page, one: Locator): Promise<Box> {
  await expect(one).toBeVisible();
  const box = await one.boundingBox();
  if (box === null) throw new Error(`nothing is drawn there on ${page.url()}`);
  return box;
}

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
