import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { drawnByScript } from './web/drawn-by-script.ts';
import { englishIn, textsOf } from './web/english-left.ts';
import { standInOurLetters } from './web/our-letters.ts';
import { openMap } from './web/safety-map.ts';
import { settled } from './web/settled.ts';
import { test } from './web/test.ts';

/** Every page, with something that stands on it once it is whole. */
const PAGES: readonly (readonly [address: string, whole: string])[] = [
  ['/es/map', 'Lo que más cambió'],
  ['/es/map?area=hollywood', 'Tipos de delito en'],
  ['/es/map?mode=traj&period=12&area=venice', 'Número de delitos, últimos'],
  ['/es/map?bb=Property%20Crime&sb=Burglary&area=hollywood', 'de robo con allanamiento'],
  ['/es/map?view=table&partition=zipcodes', 'Buscar en esta tabla'],
  ['/es/neighborhood/hollywood', 'Puesto por tasa de delitos'],
  ['/es/neighborhood/hollywood?history=yearly', 'Puesto por tasa de delitos'],
  ['/es/crime/burglary', 'Robo con allanamiento por vecindario'],
  ['/es/compare', 'Busque arriba el primer vecindario.'],
  ['/es/compare?areas=venice,hollywood', 'Delitos por 100,000 residentes, por mes'],
  ['/es/about/data', 'Departamento de Policía de Los Ángeles'],
  ['/es/about/method', 'El cambio de marzo de 2024'],
  ['/es/embed/map', 'Vea este mapa en Townlight'],
  ['/es/embed/chart/venice', 'Venice: delitos por mes'],
  ['/es/embed/nothing', 'No hay nada que insertar en esta dirección.'],
  ['/es/nothing-here', 'No hay ninguna página en esta dirección.'],
];

async function openPage(page: Page, address: string, whole: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByText(whole).first()).toBeAttached();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

async function expectSpanish(page: Page): Promise<void> {
  const texts = await textsOf(page);
  // A check that reads nothing cannot fail.
  expect(texts.length).toBeGreaterThan(3);
  expect(englishIn(texts)).toEqual([]);
}

async function expectNoViolation(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
  ).toEqual([]);
}

test('the reading for English finds it', async ({ page }) => {
  await page.goto('/crime/burglary');
  await expect(page.getByText('How this is counted').first()).toBeAttached();
  const english = englishIn(await textsOf(page));
  expect(english).toContain('Burglary');
  expect(english.length).toBeGreaterThan(10);
});

for (const [width, scheme] of [
  [390, 'light'],
  [1280, 'dark'],
] as const) {
  test.describe(`${width} px, ${scheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme: scheme });
    for (const [address, whole] of PAGES) {
      test(`${address} is Spanish throughout, fits, and nothing stands in the way`, async ({
        page,
      }) => {
        // axe reads every cell of hundreds of rows
        if (address.includes('view=table')) test.slow();
        await openPage(page, address, whole);
        await expect(page.locator('html')).toHaveAttribute('lang', 'es');
        await expectSpanish(page);
        const widest = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(widest).toBeLessThanOrEqual(width);
        await expectNoViolation(page);
      });
    }
  });
}

test('the bar of links fits from 960 px on, in both languages', async ({ page }) => {
  const pages = 6;
  await standInOurLetters(page);
  for (const width of [960, 1079, 1239, 1240]) {
    await page.setViewportSize({ width, height: 700 });
    for (const address of ['/about/method', '/es/about/method']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const ends = await page
        .getByRole('banner')
        .getByRole('link')
        .evaluateAll((links) =>
          links
            .map((link) => link.getBoundingClientRect())
            .filter((box) => box.width > 0 && box.top < 48)
            .map((box) => [box.left, box.right] as const),
        );
      // home, the pages there is room for, the other language: one after the other, the last within the window
      expect(ends).toHaveLength(pages + 2);
      const overlaps = ends.filter(([, right], at) => right + 8 > (ends[at + 1]?.[0] ?? width));
      expect(overlaps, `${address} at ${width} px`).toEqual([]);
    }
  }
});

test('what opens over a page is Spanish, too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMap(page, '/es/map', 'Leyenda');
  await page.getByRole('button', { name: 'Menú' }).click();
  await expect(page.getByRole('dialog').getByText('Herramientas')).toBeVisible();
  await expectSpanish(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filtros' }).click();
  await expect(page.getByRole('button', { name: 'Mostrar el mapa' })).toBeVisible();
  await expectSpanish(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Compartir' }).click();
  await expect(page.getByRole('menuitem', { name: 'Copiar enlace' })).toBeVisible();
  await expectSpanish(page);
  await page.getByRole('menuitem', { name: 'Insertar' }).click();
  await expect(page.getByLabel('Código HTML')).toHaveValue(/\/es\/embed\/map"/);
  await expectSpanish(page);
});

test('the choice of months speaks Spanish', async ({ page }) => {
  await openMap(page, '/es/map', 'Leyenda');
  await page.getByRole('button', { name: /^Período/ }).click();
  await page.getByRole('option', { name: 'Otro…' }).click();
  await expect(page.getByRole('dialog').getByLabel('Desde: Mes')).toContainText('septiembre');
  await expectSpanish(page);
});

test('figures that cannot be had are missed in Spanish', async ({ page }) => {
  await drawnByScript(page);
  await page.route(/\/crimes\?/, (route) =>
    route.fulfill({ status: 503, json: { message: 'The server is starting.', error: true } }),
  );
  await page.goto('/es/map');
  await expect(page.getByText('No se pudieron cargar las cifras.')).toBeVisible();
  await expectSpanish(page);
});

test('the switch keeps the page, its state, what was typed and what was drawn', async ({
  page,
}) => {
  await openMap(page, '/map?mode=traj&period=12&area=hollywood');
  // what is typed may be a place or a crime
  const searched = [/\/api\/places\?q=ven/, /\/api\/bundles\/small$/].map((call) =>
    page.waitForResponse(call),
  );
  await page.getByRole('combobox').first().fill('Ven');
  await Promise.all(searched);
  await page.evaluate(() => {
    Object.assign(window, { neverReloaded: true });
    document.querySelector('canvas')?.setAttribute('data-first', '');
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // what is counted of a page goes when some seconds are over; whom to ask is the server's words, no figures
    const isBeside = pathname === '/api/usage' || pathname.endsWith('/who-to-ask');
    if (pathname.startsWith('/api/') && !isBeside) asked.push(request.url());
  });
  const before = await page.evaluate(() => history.length);

  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es\/map\?mode=traj&period=12&area=hollywood$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveTitle('Hollywood, mapa de delitos · Townlight');
  await expect(page.getByRole('combobox').first()).toHaveValue('Ven');
  await expect(page.locator('canvas[data-first]')).toHaveAttribute(
    'aria-label',
    /^Mapa de delitos en el condado de Los Ángeles\./,
  );
  expect(await page.evaluate(() => Reflect.get(window, 'neverReloaded'))).toBe(true);
  expect(await page.evaluate(() => history.length)).toBe(before);
  expect(asked).toEqual([]);
  await expect(page.getByRole('link', { name: 'English' })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/:\d+\/map\?mode=traj&period=12&area=hollywood$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('canvas[data-first]')).toHaveAttribute('aria-label', /^Map of crime/);
});

test('the reader stays at the place in the page when the language changes', async ({ page }) => {
  await page.goto('/neighborhood/hollywood');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Crime rate rank' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  const link = page.getByRole('link', { name: 'Español' });
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page.getByRole('heading', { name: 'Puesto por tasa de delitos' })).toBeVisible();
  // A sentence may take a line more or less: the browser then scrolls by as much, to keep what is seen in place.
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - 300)).toBeLessThan(100);
});

test('texts that cannot be fetched change nothing, and a second try gets them', async ({
  page,
}) => {
  await page.goto('/about/method');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route(/\/site\.es-/, (route) => route.abort());
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page.getByText('The Spanish text could not be loaded. Try again.')).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/about\/method$/);
  await page.unroute(/\/site\.es-/);
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cómo se cuentan los delitos');
});

test('a page without any texts says so in both languages', async ({ page }) => {
  await page.route(/\/site\.es-/, (route) => route.abort());
  await page.goto('/es/about/method');
  await expect(page.getByRole('button', { name: /^The texts of this page/ })).toBeVisible();
  const spanish = page.getByRole('button', { name: /^No se pudieron cargar los textos/ });
  await expect(spanish).toHaveAttribute('lang', 'es');
  await page.unroute(/\/site\.es-/);
  await spanish.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cómo se cuentan los delitos');
});

test('the choice outlives a reload, and plain addresses and steps back follow it', async ({
  page,
}) => {
  await page.goto('/about/method');
  await page.getByRole('link', { name: 'About the data' }).first().click();
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es\/about\/data$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/es\/about\/method$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cómo se cuentan los delitos');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sobre los datos');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sobre los datos');
  await page.goto('/compare?areas=venice,hollywood');
  await expect(page).toHaveURL(/\/es\/compare\?areas=venice,hollywood$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/:\d+\/compare\?areas=venice,hollywood$/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a Spanish link is Spanish for a reader of English', async ({ page }) => {
  await page.goto('/map');
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.goto('/es/about/data');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sobre los datos');
});

test('a link to English in a window of its own asks for English', async ({ page, context }) => {
  await page.goto('/es/about/method');
  await page.evaluate(() => localStorage.setItem('language', 'es'));
  const href = await page.getByRole('link', { name: 'English' }).getAttribute('href');
  const other = await context.newPage();
  await other.goto(String(href));
  await expect(other).toHaveURL(/:\d+\/about\/method$/);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('How crime is counted');
});

test('each language is named in itself, for eyes and ears', async ({ page }) => {
  await page.goto('/about/method');
  const toSpanish = page.getByRole('link', { name: 'Español' });
  await expect(toSpanish).toHaveAttribute('lang', 'es');
  await expect(toSpanish).toHaveAttribute('hreflang', 'es');
  await expect(toSpanish).toHaveAttribute('href', '/es/about/method');
});

test('the first HTML names its language before any script runs', async ({ request }) => {
  for (const [address, language] of [
    ['/map', 'en'],
    ['/es/map', 'es'],
    ['/es/neighborhood/venice', 'es'],
    ['/embed/map', 'en'],
    ['/es/embed/map', 'es'],
  ]) {
    const html = await (await request.get(String(address))).text();
    expect(html, address).toContain(`<html lang="${language}"`);
  }
});

test('a reader fetches one language', async ({ page }) => {
  const fetched: string[] = [];
  page.on('response', (response) => {
    const [, name] = /\/assets\/([\w-]+\.(?:en|es))-[^/]+\.js$/.exec(response.url()) ?? [];
    if (name) fetched.push(name);
  });
  await openPage(page, '/es/neighborhood/hollywood', 'Puesto por tasa de delitos');
  expect(fetched).toContain('site.es');
  // what comes late belongs to this page, not to the next
  await settled(page);
  expect(fetched.filter((name) => name.endsWith('.en'))).toEqual([]);
  fetched.length = 0;
  await page.goto('/neighborhood/hollywood');
  await expect(page.getByText('Crime rate rank')).toBeVisible();
  expect(fetched).toContain('site.en');
  expect(fetched.filter((name) => name.endsWith('.es'))).toEqual([]);
});

test.describe('a browser that asks for Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('gets it at the first visit', async ({ page }) => {
    await page.goto('/neighborhood/venice?history=yearly');
    await expect(page).toHaveURL(/\/es\/neighborhood\/venice\?history=yearly$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('gets in a frame what the page around it asked for', async ({ page }) => {
    await page.goto('/embed/chart/venice');
    await expect(page.getByText('More about Venice on Townlight')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});
