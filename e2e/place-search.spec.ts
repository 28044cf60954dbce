import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { openMap } from './web/safety-map.ts';
import { test } from './web/test.ts';
import { testServer } from './web/test-server.ts';

const server = testServer();
const command = join(import.meta.dirname, '../apps/server/bin/townlight.mjs');

const ADDRESSES = `LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID,HASH
-118.326700,34.101900,1700,VINE ST,,LOS ANGELES,,CA,90028,,
-118.326700,34.097900,1500,VINE ST,,LOS ANGELES,,CA,90028,,
-118.326900,34.101600,6301,HOLLYWOOD BLVD,,LOS ANGELES,,CA,90028,,
-118.460500,33.993900,1201,ABBOT KINNEY BLVD,,LOS ANGELES,,CA,90291,,
-119.300000,33.000000,77,LIGHTHOUSE RD,,,,CA,,,
`;

const field = (page: Page) => page.getByRole('combobox').first();
const options = (page: Page) => page.getByRole('listbox').first().getByRole('option');
const note = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });

test.describe('on a fresh installation', () => {
  test.skip(!server.isOurs, 'what the given server has loaded is not known');

  test('typing an address says kindly that none are loaded, and areas are suggested at once', async ({
    page,
  }) => {
    await openMap(page);
    await field(page).fill('1700 vine st');
    await expect(options(page)).toHaveText(/Street addresses are not loaded here/);
    await field(page).fill('holly');
    await expect(options(page).first()).toHaveText('Hollywood');
    await field(page).fill('griffith obs');
    await expect(options(page).first()).toContainText('Griffith Observatory');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/area=griffith-park/);
    await expect(page.getByTestId('found-pin')).toContainText('Griffith Observatory');
  });
});

test.describe('with street addresses', () => {
  test.skip(!server.isOurs, 'addresses are loaded into a store of the tests alone');

  test.beforeAll(async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'townlight-e2e-')), 'addresses.csv');
    writeFileSync(file, ADDRESSES);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [command, 'ingest', 'addresses', '--file', file],
      { env: { ...process.env, TOWNLIGHT_DATA: server.dataFolder, DATABASE_URL: '' } },
    );
    expect(stdout).toMatch(/rows read 5 = new [05] \+ updated 0|nothing to do/);
    // the running server takes them up by itself
    await expect
      .poll(async () => (await (await fetch(`${server.url}/api/places/status`)).json()).houses)
      .toBe(5);
  });

  test('an address selects the area that holds it and is pinned on the map; another area takes the pin away', async ({
    page,
  }) => {
    await openMap(page);
    await field(page).fill('1700 vien');
    await expect(options(page).first()).toContainText('1700 Vine St');
    await expect(options(page).first()).toContainText('Los Angeles 90028');
    await field(page).press('ArrowDown');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', /-0$/);
    await field(page).press('Enter');
    await expect(page).toHaveURL(/area=hollywood$/);
    await expect(page.getByTestId('found-pin')).toHaveText('1700 Vine St');
    await expect(field(page)).toHaveValue('');
    // what was typed is in no address that may be passed on
    expect(page.url()).not.toContain('ine');
    await field(page).fill('venice');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/area=venice$/);
    await expect(page.getByTestId('found-pin')).toHaveCount(0);
  });

  test('a house number that is not loaded is shown near, and said to be', async ({ page }) => {
    await openMap(page);
    await field(page).fill('1600 vine st');
    await expect(options(page).first()).toContainText('1600 Vine St');
    await expect(options(page).first()).toContainText('near, between 1500 and 1700');
    await options(page).first().click();
    await expect(page).toHaveURL(/area=hollywood$/);
    await expect(page.getByTestId('found-pin')).toHaveText('Near 1600 Vine St');
    await expect(
      note(page, /shown near, not exactly, between 1500 and 1700/).first(),
    ).toBeVisible();
    await openMap(page, '/es/map', 'Leyenda');
    await field(page).fill('1600 calle vine');
    await expect(options(page).first()).toContainText('cerca, entre el 1500 y el 1700');
  });

  test('Enter does not wait for the pause', async ({ page }) => {
    await openMap(page);
    await field(page).fill('hollywood and vine');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/area=hollywood$/);
    await expect(page.getByTestId('found-pin')).toHaveText('Hollywood Blvd & Vine St');
  });

  test('the answer to words that are no longer typed is not shown', async ({ page }) => {
    await openMap(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let asked = () => {};
    const askedOnce = new Promise<void>((resolve) => {
      asked = resolve;
    });
    await page.route(/api\/places\?q=1500/, async (route) => {
      asked();
      await held;
      await route.continue().catch(() => undefined);
    });
    await field(page).fill('1500 vine st');
    await askedOnce;
    await field(page).fill('1201 abbot kinney');
    await expect(options(page).first()).toContainText('1201 Abbot Kinney Blvd');
    release();
    await expect(options(page)).toHaveCount(1);
    await expect(options(page).first()).toContainText('1201 Abbot Kinney Blvd');
  });

  test('with zip codes on the map, the zip code that holds the address is selected', async ({
    page,
  }) => {
    await openMap(page, '/map?partition=zipcodes');
    await field(page).fill('1700 vine st');
    await expect(options(page).first()).toContainText('1700 Vine St');
    await options(page).first().click();
    await expect(page).toHaveURL(/partition=zipcodes&area=900\d\d$/);
    await expect(page.getByTestId('found-pin')).toHaveText('1700 Vine St');
  });

  test('a place outside of all areas is said to be', async ({ page }) => {
    await openMap(page);
    await field(page).fill('77 lighthouse rd');
    await options(page).first().click();
    await expect(
      note(page, '77 Lighthouse Rd is outside the areas of Los Angeles County').first(),
    ).toBeVisible();
    expect(page.url()).not.toContain('area=');
  });

  test('on a tracker, an address leads to its neighborhood', async ({ page }) => {
    await page.goto('/neighborhood/venice');
    const search = page.getByRole('search', { name: 'Search for a Neighborhood' });
    await search.getByRole('combobox').fill('1700 vine st');
    await expect(search.getByRole('option').first()).toContainText('1700 Vine St');
    await search.getByRole('combobox').press('Enter');
    await expect(page).toHaveURL(/\/neighborhood\/hollywood/);
  });

  test('in Spanish, the same', async ({ page }) => {
    await openMap(page, '/es/map', 'Leyenda');
    await field(page).fill('calle vine');
    await expect(options(page).first()).toContainText('Vine St');
    await field(page).fill('12345 zzzz');
    await expect(options(page)).toHaveText(/No se encontró nada/);
  });

  for (const width of [390, 1280]) {
    test(`open suggestions stand in nobody's way at ${width} px`, async ({ page }, info) => {
      await page.setViewportSize({ width, height: 844 });
      await openMap(page);
      await field(page).fill('hollywood bl');
      await expect(options(page).filter({ hasText: 'Hollywood Blvd' })).toHaveCount(1);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      await page.screenshot({ path: info.outputPath('suggestions.png') });
    });
  }
});

test('a zip code chosen among neighborhoods shows the zip codes', async ({ page }) => {
  await openMap(page);
  await field(page).fill('90028');
  await expect(options(page).first()).toContainText('90028');
  await options(page).first().click();
  await expect(page).toHaveURL(/partition=zipcodes&area=90028$/);
});

test.describe('names that people use', () => {
  for (const { start, legend, zone, murder, homicide, outside, note: said } of [
    {
      start: '/map',
      legend: undefined,
      zone: 'weho',
      murder: 'murder',
      homicide: 'Homicide',
      outside: 'outside the county; the nearest area in it is La Mirada',
      note: 'Anaheim is outside of Los Angeles County. This is La Mirada, the nearest area in it.',
    },
    {
      start: '/es/map',
      legend: 'Leyenda',
      zone: 'WeHo',
      murder: 'asesinato',
      homicide: 'Homicidio',
      outside: 'fuera del condado; la zona más cercana es La Mirada',
      note: 'Anaheim está fuera del condado de Los Ángeles. Esta es La Mirada, su zona más cercana.',
    },
  ])
    test(`lead to areas and crimes, and outside of the county to the nearest area: ${start}`, async ({
      page,
    }) => {
      await openMap(page, start, legend);
      await field(page).fill(zone);
      await expect(options(page).first()).toHaveText('West Hollywood');
      await field(page).fill('anahiem');
      await expect(options(page).first()).toContainText(outside);
      await options(page).first().click();
      await expect(page).toHaveURL(/area=la-mirada/);
      await expect(note(page, said).first()).toBeVisible();
      await field(page).fill(murder);
      await options(page).filter({ hasText: homicide }).click();
      await expect(page).toHaveURL(/Homicide/);
    });

  test('a zip code on the neighborhood tracker asks which of its neighborhoods', async ({
    page,
  }) => {
    await page.goto('/neighborhood/venice');
    const search = page.getByRole('search', { name: 'Search for a Neighborhood' });
    await search.getByRole('combobox').fill('90028');
    const choices = search.getByRole('option');
    await expect(choices.first()).toContainText('part of zip code 90028');
    const name = (await choices.first().textContent())?.replace('part of zip code 90028', '');
    await choices.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name ?? '');
    await expect(page).not.toHaveURL(/venice/);
  });

  test('the table finds the same: everyday names, slips and zip codes', async ({ page }) => {
    await page.goto('/map?view=table');
    const search = page.getByRole('searchbox', { name: 'Search this table' });
    const rows = page.getByRole('table').first().getByRole('row');
    await search.fill('dtla');
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(1)).toContainText('Downtown');
    await search.fill('kroeatown');
    await expect(rows.nth(1)).toContainText('Koreatown');
    await search.fill('90028');
    await expect(rows.nth(1)).toBeVisible();
    await expect(page.getByText('No area matches.')).toHaveCount(0);
  });
});

test('while the server cannot be reached, areas are suggested and the rest is said', async ({
  page,
}) => {
  await openMap(page);
  await page.route(/\/api\/places\?/, (route) => route.abort());
  await field(page).fill('venice');
  await expect(options(page).first()).toHaveText('Venice');
  await field(page).fill('1700 vine st');
  await expect(options(page)).toHaveText(/The search cannot be reached/);
});

test.describe('where the reader is', () => {
  const locate = (page: Page) => page.getByRole('button', { name: 'Use my location' }).first();

  test('is asked for only when the button is pressed', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ longitude: -118.4605, latitude: 33.9939 });
    await openMap(page);
    await locate(page).click();
    await expect(page).toHaveURL(/area=venice$/);
    await expect(page.getByTestId('found-pin')).toHaveText('Your location');
  });

  test('outside of the county, the page says so', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ longitude: -122.4194, latitude: 37.7749 });
    await openMap(page);
    await locate(page).click();
    await expect(note(page, 'You seem to be outside of Los Angeles County').first()).toBeVisible();
  });

  test('where the browser refuses, the page says what to do instead', async ({ page, context }) => {
    await context.clearPermissions();
    await openMap(page);
    await locate(page).click();
    await expect(note(page, /type an address or neighborhood instead/).first()).toBeVisible();
    await expect(locate(page)).toBeEnabled();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(note(page, /type an address or neighborhood instead/)).toHaveCount(0);
  });
});
