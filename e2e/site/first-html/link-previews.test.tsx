import { expect, inject, test } from 'vitest';
import { fetchApiReply, fetchFirstHtml } from '../testing/first-html.ts';
import { openPage } from '../testing/open-page.ts';
import { readPng } from '../testing/png-image.ts';
import { absoluteAddress, readHead } from './page-head.ts';

/** An address, its title, and its canonical address. */
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

test.each(PAGES)(
  '%s has a title, a sentence and an image for shared links, and keeps its title',
  async (address, title, canonical) => {
    const { status, page } = await fetchFirstHtml(address);
    expect(status).toBe(200);
    const head = readHead(page);
    expect(head.titles).toEqual([`${title} · Townlight`]);
    expect(head.description).toMatch(/^(Sample data|Datos de muestra): .{30,}/);
    expect(head.canonical).toBe(absoluteAddress(canonical));
    expect(head.robots).toBeUndefined();
    expect(head.card).toBe('summary_large_image');
    expect(head.imageAlt).toContain('Townlight: ');
    expect(await previewImage(head.image)).toEqual({ width: 1200, height: 630 });
    await hydratesWith(address, title, canonical);
  },
);

/** Pages of the air and of coronavirus: their description contains the figure that they show. */
const AIR_PAGES = [
  ['/coronavirus', 'Coronavirus Map, data ended October 31, 2022', 'The highest rate is'],
  ['/aqi-map', 'Air Quality Map', 'the highest AQI is'],
  ['/aqi-map?area=hollywood', 'Hollywood, Air Quality Map', 'Hollywood: PM2.5 AQI'],
  ['/aqi', 'Air quality in Los Angeles', 'Los Angeles: PM2.5 AQI'],
  ['/about/air', 'How air quality is estimated', 'Where the readings come from'],
  ['/es/aqi', 'Calidad del aire en Los Angeles', 'índice de PM2.5'],
] as const;

test.each(AIR_PAGES)(
  '%s has a title and a sentence about the hour, and keeps its title',
  async (address, title, sentence) => {
    const { status, page } = await fetchFirstHtml(address);
    expect(status).toBe(200);
    const head = readHead(page);
    expect(head.titles).toEqual([`${title} · Townlight`]);
    expect(head.description).toMatch(/^(Sample data|Datos de muestra): /);
    expect(head.description).toContain(sentence);
    expect(head.canonical).toBe(absoluteAddress(address));
    await hydratesWith(address, title, address);
  },
);

/** Pages without figures of the sample, and the news, whose entries mention the sample themselves. */
const OTHER_PAGES = [
  ['/news', 'News', 'What changed in the data for Los Angeles County: '],
  ['/es/news?area=venice', 'Noticias de Venice', 'Qué cambió en los datos de Venice: '],
  ['/traffic', 'Traffic Map', 'Traffic in Los Angeles County right now, on a map from '],
  ['/es/subscribe', 'Suscríbase a nuestros boletines de vecindario', 'Un boletín al mes sobre '],
  ['/about/data/downloads', 'Tables to download', 'Every public table for Los Angeles County '],
  ['/about/coronavirus', 'How coronavirus is counted', 'Sample data: the figures are invented. '],
] as const;

test.each(OTHER_PAGES)(
  '%s has a title, a sentence and an image for shared links',
  async (address, title, sentence) => {
    const { status, page } = await fetchFirstHtml(address);
    expect(status).toBe(200);
    const head = readHead(page);
    expect(head.titles).toEqual([`${title} · Townlight`]);
    expect(head.description?.slice(0, sentence.length)).toBe(sentence);
    expect(await previewImage(head.image)).toEqual({ width: 1200, height: 630 });
  },
);

test('the description of a news entry with sample figures starts with a notice', async () => {
  const [entry] = (await fetchApiReply('/api/news?limit=1')).entries;
  const head = readHead((await fetchFirstHtml(entry.path)).page);
  expect(head.titles).toEqual([`${entry.title} · Townlight`]);
  expect(head.description).toBe(`Sample data: the figures are invented. ${entry.summary}`);
});

test('an unknown URL has its own title and the description of the site', async () => {
  const { status, html } = await fetchFirstHtml('/es/nowhere');
  expect(status).toBe(404);
  expect(html).toContain('<title>Página no encontrada · Townlight</title>');
  expect(html).toContain('<meta name="description" content="Registros públicos del ');
});

async function previewImage(address: string) {
  expect(address.startsWith(`${inject('siteUrl')}/`), address).toBe(true);
  const response = await fetch(address);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cache-control')).toContain('immutable');
  return readPng(new Uint8Array(await response.arrayBuffer()));
}

async function hydratesWith(address: string, title: string, canonical: string): Promise<void> {
  await openPage(address);
  expect(document.title).toBe(`${title} · Townlight`);
  const links = [...document.querySelectorAll('link[rel=canonical]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([absoluteAddress(canonical)]);
}
