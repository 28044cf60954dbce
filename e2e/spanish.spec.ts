import { expect } from '@playwright/test';
import { openMap } from './web/safety-map.ts';
import { test } from './web/test.ts';

const SPANISH_TEXTS = /\/site\.es-/;

test.describe('with a rendered map', () => {
  test.use({ rendersMaps: true });

  test('the language switch preserves the rendered map, typed text and focus, and requests no data', async ({
    page,
  }) => {
    await openMap(page, '/map?mode=traj&period=12&area=hollywood');
    // the typed text may be a place or a crime
    const searched = [/\/api\/places\?q=ven/, /\/api\/bundles\/small$/].map((path) =>
      page.waitForResponse(path),
    );
    await page.getByRole('combobox').first().fill('Ven');
    await Promise.all(searched);
    await page.evaluate(() => {
      Object.assign(window, { neverReloaded: true });
      document.querySelector('canvas')?.setAttribute('data-first', '');
    });
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // usage events are sent some seconds later; contacts and names are texts of the server
      const isOther = /^\/api\/usage$|\/who-to-ask$|^\/api\/county\/names\//.test(pathname);
      if (pathname.startsWith('/api/') && !isOther) requested.push(request.url());
    });
    const steps = await page.evaluate(() => history.length);

    await page.getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL(/\/es\/map\?mode=traj&period=12&area=hollywood$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page).toHaveTitle('Hollywood, mapa de delitos · Townlight');
    await expect(page.getByRole('combobox').first()).toHaveValue('Ven');
    const canvas = page.locator('canvas[data-first]');
    await expect(canvas).toHaveAttribute('aria-label', /^Mapa de delitos en el condado de/);
    expect(await page.evaluate(() => Reflect.get(window, 'neverReloaded'))).toBe(true);
    expect(await page.evaluate(() => history.length)).toBe(steps);
    expect(requested).toEqual([]);
    await expect(page.getByRole('link', { name: 'English' })).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/:\d+\/map\?mode=traj&period=12&area=hollywood$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(canvas).toHaveAttribute('aria-label', /^Map of crime/);
  });
});

test('the reader stays at the same place of the page when the language changes', async ({
  page,
}) => {
  await page.goto('/neighborhood/hollywood');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByText('How sure is this?')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  const link = page.getByRole('link', { name: 'Español' });
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page.getByText('¿Qué tan seguro es esto?')).toBeVisible();
  // A sentence may have a line more or less: the browser then scrolls by as much, so that the visible text stays in
  // place.
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - 300)).toBeLessThan(100);
});

test('messages that cannot be fetched leave the page unchanged, and a second click fetches them', async ({
  page,
}) => {
  await page.goto('/about/method');
  await page.route(SPANISH_TEXTS, (route) => route.abort());
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page.getByText('The Spanish text could not be loaded. Try again.')).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/about\/method$/);
  await page.unroute(SPANISH_TEXTS);
  await page.getByRole('link', { name: 'Español' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Cómo se cuentan los delitos');
});

test('a page without any messages shows an error in both languages', async ({ page }) => {
  await page.route(SPANISH_TEXTS, (route) => route.abort());
  await page.goto('/es/about/method');
  await expect(page.getByRole('button', { name: /^The texts of this page/ })).toBeVisible();
  const spanish = page.getByRole('button', { name: /^No se pudieron cargar los textos/ });
  await expect(spanish).toHaveAttribute('lang', 'es');
  await page.unroute(SPANISH_TEXTS);
  await spanish.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cómo se cuentan los delitos');
});

test.describe('a browser that prefers Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('gets it at the first visit, and the language chosen after a reload', async ({ page }) => {
    await page.goto('/about/method');
    await expect(page).toHaveURL(/\/es\/about\/method$/);
    await page.getByRole('link', { name: 'Sobre los datos' }).first().click();
    await page.getByRole('link', { name: 'English' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('About the data');
    await page.goBack();
    await expect(page).toHaveURL(/:\d+\/about\/method$/);
    await expect(heading).toHaveText('How crime is counted');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
