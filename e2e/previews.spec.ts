import { expect, type Page } from '@playwright/test';
import { test } from './web/test.ts';

/** Pages that people share, with what their first HTML says of them. */
const PAGES = [
  ['/map', 'Crime Map', '/map'],
  ['/map?area=hollywood&mode=traj', 'Hollywood, Crime Map', '/map?area=hollywood'],
  ['/neighborhood/hollywood', 'Hollywood, crime by month', '/neighborhood/hollywood'],
  ['/neighborhood/avalon/9/2025', 'Avalon, crime by month', '/neighborhood/avalon/9/2025'],
  ['/crime/burglary', 'Burglary by neighborhood and month', '/crime/burglary'],
  [
    '/compare?areas=hollywood,venice',
    'Hollywood and Venice, compared',
    '/compare?areas=hollywood,venice',
  ],
  ['/compare', 'Compare neighborhoods', '/compare'],
  ['/about/data', 'About the data', '/about/data'],
  ['/about/method', 'How crime is counted', '/about/method'],
  ['/es/neighborhood/venice', 'Venice: delitos por mes', '/es/neighborhood/venice'],
  ['/es/crime/burglary', 'Robo con allanamiento por vecindario y mes', '/es/crime/burglary'],
] as const;

/** The first HTML as a browser reads it, without running it. */
async function firstHead(page: Page, address: string) {
  const reply = await page.request.get(address);
  expect(reply.status()).toBe(200);
  return await page.evaluate(
    (html) => {
      const read = new DOMParser().parseFromString(html, 'text/html');
      const content = (name: string) =>
        read
          .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
          ?.getAttribute('content');
      return {
        titles: [...read.head.querySelectorAll('title')].map((title) => title.textContent),
        description: content('description'),
        canonical: read.querySelector('link[rel=canonical]')?.getAttribute('href'),
        picture: content('og:image'),
        alt: content('og:image:alt'),
        card: content('twitter:card'),
        robots: content('robots'),
      };
    },
    await reply.text(),
  );
}

for (const [address, title, canonical] of PAGES) {
  test(`${address} tells a shared link its title, a sentence and a picture, and opens with that title`, async ({
    page,
    baseURL,
  }) => {
    await page.goto('about:blank');
    const head = await firstHead(page, `${baseURL}${address}`);
    expect(head.titles).toEqual([`${title} · Townlight`]);
    expect(head.description).toMatch(/^(Sample data|Datos de muestra): .{30,}/);
    expect(head.canonical).toBe(baseURL + canonical);
    expect(head.robots).toBeUndefined();
    expect(head.card).toBe('summary_large_image');
    expect(head.alt).toContain('Townlight: ');

    const picture = await page.request.get(head.picture as string);
    expect(picture.headers()['content-type']).toBe('image/png');
    expect(picture.headers()['cache-control']).toContain('immutable');
    const png = await picture.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);

    await page.goto(address);
    await expect(page).toHaveTitle(`${title} · Townlight`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', baseURL + canonical);
  });
}

/** Pages of the air and of coronavirus: a title, and a sentence with the figure that they show; their pictures are tried without a browser. */
const AIR_PAGES = [
  ['/coronavirus', 'Coronavirus Map, data ended October 31, 2022', 'The highest rate is'],
  ['/aqi-map', 'Air Quality Map', 'the highest AQI is'],
  ['/aqi-map?area=hollywood', 'Hollywood, Air Quality Map', 'Hollywood: PM2.5 AQI'],
  ['/aqi', 'Air quality in Los Angeles', 'Los Angeles: PM2.5 AQI'],
  ['/about/air', 'How air quality is estimated', 'Where the readings come from'],
  ['/es/aqi', 'Calidad del aire en Los Angeles', 'índice de PM2.5'],
] as const;

for (const [address, title, sentence] of AIR_PAGES) {
  test(`${address} tells a shared link its title and the air of the hour, and opens with that title`, async ({
    page,
    baseURL,
  }) => {
    await page.goto('about:blank');
    const head = await firstHead(page, `${baseURL}${address}`);
    expect(head.titles).toEqual([`${title} · Townlight`]);
    expect(head.description).toMatch(/^(Sample data|Datos de muestra): /);
    expect(head.description).toContain(sentence);
    expect(head.canonical).toBe(baseURL + address);
    await page.goto(address);
    await expect(page).toHaveTitle(`${title} · Townlight`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', baseURL + address);
  });
}

/** Pages whose figures are nobody's sample, and an entry of the news, which says so of its own. */
const OTHER_PAGES = [
  ['/news', 'News', 'What changed in the data for Los Angeles County: '],
  ['/es/news?area=venice', 'Noticias de Venice', 'Qué cambió en los datos de Venice: '],
  ['/traffic', 'Traffic Map', 'Traffic in Los Angeles County right now, on a map from '],
  ['/es/subscribe', 'Suscríbase a nuestros boletines de vecindario', 'Un boletín al mes sobre '],
  ['/about/data/downloads', 'Tables to download', 'Every public table for Los Angeles County '],
  ['/about/coronavirus', 'How coronavirus is counted', 'Sample data: the figures are invented. '],
] as const;

for (const [address, title, sentence] of OTHER_PAGES) {
  test(`${address} tells a shared link its title and its sentence, beside the county`, async ({
    page,
    baseURL,
  }) => {
    await page.goto('about:blank');
    const head = await firstHead(page, `${baseURL}${address}`);
    expect(head.titles).toEqual([`${title} · Townlight`]);
    expect(head.description?.startsWith(sentence)).toBe(true);
    const picture = await page.request.get(head.picture as string);
    expect(picture.headers()['content-type']).toBe('image/png');
    expect(picture.headers()['cache-control']).toContain('immutable');
  });
}

test('an entry of the news whose figures are a sample says so first', async ({ page, baseURL }) => {
  await page.goto('about:blank');
  const list = await page.request.get(`${baseURL}/api/news?limit=1`);
  const [entry] = (await list.json()).entries;
  const head = await firstHead(page, `${baseURL}${entry.path}`);
  expect(head.titles).toEqual([`${entry.title} · Townlight`]);
  expect(head.description).toBe(`Sample data: the figures are invented. ${entry.summary}`);
});

test('a page that does not know its address has its own title, and the words of the site', async ({
  page,
  baseURL,
}) => {
  const reply = await page.request.get(`${baseURL}/es/nowhere`);
  expect(reply.status()).toBe(404);
  const html = await reply.text();
  expect(html).toContain('<title>Página no encontrada · Townlight</title>');
  expect(html).toContain('<meta name="description" content="Registros públicos del ');
});

test('title and canonical address go along to the next page', async ({ page, baseURL }) => {
  await page.goto('/about/data');
  await expect(page).toHaveTitle('About the data · Townlight');
  await page.getByRole('link', { name: 'How crime is counted' }).first().click();
  await expect(page).toHaveTitle('How crime is counted · Townlight');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', `${baseURL}/about/method`);
  await expect(canonical).toHaveCount(1);
  await page.goBack();
  await expect(canonical).toHaveAttribute('href', `${baseURL}/about/data`);
});

test('an address that names nothing shows the page as ever, and search engines are kept out', async ({
  page,
}) => {
  for (const address of ['/neighborhood/atlantis', '/embed/map', '/bundles']) {
    const reply = await page.request.get(address);
    expect(reply.status()).toBe(address.endsWith('atlantis') ? 404 : 200);
    expect(reply.headers()['x-robots-tag']).toBe('noindex');
    const html = await reply.text();
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).not.toContain('rel="canonical"');
  }
});

test('the sitemap is XML of addresses that answer, and robots.txt leads to it', async ({
  page,
  baseURL,
}) => {
  await page.goto('about:blank');
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const { fault, places, days } = await page.evaluate((text) => {
    const xml = new DOMParser().parseFromString(text, 'application/xml');
    const texts = (name: string) =>
      [...xml.getElementsByTagName(name)].map((one) => one.textContent);
    return {
      fault: xml.querySelector('parsererror')?.textContent ?? null,
      places: texts('loc'),
      days: texts('lastmod'),
    };
  }, sitemap);
  expect(fault).toBeNull();
  expect(places.length).toBeGreaterThan(600);
  expect(new Set(places).size).toBe(places.length);
  // the traffic map and the form of the newsletters hold no data, in two languages each
  expect(days).toHaveLength(places.length - 4);
  for (const day of new Set(days)) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  for (const place of places.filter((_, i) => i % 97 === 0)) {
    expect(place.startsWith(`${baseURL}/`)).toBe(true);
    const html = await (await page.request.get(place)).text();
    expect(html).toContain(`<link rel="canonical" href="${place}" />`);
  }
});

test('a neighborhood’s picture and a crime’s emblem are drawn by the browser too', async ({
  page,
}) => {
  await page.goto('/about/data');
  for (const [path, width] of [
    ['/images/neighborhoods/hollywood', 640],
    ['/images/neighborhoods/hollywood/mail.png', 600],
    ['/images/categories/burglary', 256],
  ] as const) {
    const drawn = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return image.naturalWidth;
    }, path);
    expect(drawn).toBe(width);
  }
});

test('the map has its shapes asked for by the first HTML, once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/geojson')) asked.push(`${pathname} ${searchParams.has('v')}`);
  });
  await page.goto('/map');
  await expect(page.locator('[data-drawn=true]')).toBeVisible({ timeout: 30_000 });
  expect(new Set(asked)).toEqual(new Set(['/api/neighborhoods/geojson true']));
  const sent = await page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/geojson'))
        .map((entry) => (entry as PerformanceResourceTiming).transferSize)
        .filter((bytes) => bytes > 1_000).length,
  );
  expect(sent).toBe(1);
});

test('a neighborhood leads to those next to it, in pictures', async ({ page }) => {
  await page.goto('/neighborhood/hollywood');
  const nearby = page.locator('section', {
    has: page.getByRole('heading', { name: 'Next to Hollywood' }),
  });
  await nearby.scrollIntoViewIfNeeded();
  const links = nearby.getByRole('link');
  await expect(links).toHaveCount(4);
  for (const picture of await nearby.locator('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
  const name = (await links.first().textContent()) ?? '';
  await links.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle(`${name}, crime by month · Townlight`);
});
