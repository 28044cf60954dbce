import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../platform/database/transaction.ts';
import { bumpVersion } from '../platform/database/version.ts';
import { describeOnStore } from '../platform/testing/databases.ts';
import { makeArea } from '../testing/make-area.ts';
import { makeSmallCounty } from '../testing/make-small-county.ts';
import { openPagesApp } from '../testing/open-pages-app.ts';
import type { TestApp } from '../testing/open-test-app.ts';

const PUBLIC = 'https://crime.example.org';

/** Parses the head of the first HTML: title, metas and links by name. */
function readHead(html: string) {
  const metas = new Map(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map((found) => [
      found[1] as string,
      found[2] as string,
    ]),
  );
  return {
    titles: [...html.matchAll(/<title>([^<]*)<\/title>/g)].map((found) => found[1]),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    languages: [...html.matchAll(/hreflang="([^"]*)"/g)].map((found) => found[1]),
    of: (name: string) => metas.get(name),
  };
}

describeOnStore('the first HTML of a page', (open) => {
  let testApp: TestApp;
  const get = (url: string, headers: Record<string, string> = {}) =>
    testApp.app.inject({ url, headers });
  const head = async (url: string) => readHead((await get(url)).body);

  beforeAll(async () => {
    const database = await open();
    await makeSmallCounty(database.pool);
    await makeArea(database.pool, {
      name: `"><script>alert('x')</script>`,
      corner: [-118.7, 34],
    });
    await inTransaction(database.pool, (client) => bumpVersion(client, 'places'));
    testApp = await openPagesApp(database, { publicUrl: PUBLIC });
    await testApp.snapshots.first;
  });
  afterAll(() => testApp.close());

  test('a page has its title, description and preview image before any script runs', async () => {
    const pageHead = await head('/neighborhood/hollywood');
    expect(pageHead.titles).toEqual(['The page /neighborhood/hollywood · Townlight']);
    expect(pageHead.of('description')).toBe('What /neighborhood/hollywood says.');
    expect(pageHead.of('og:description')).toBe(pageHead.of('description'));
    expect(pageHead.canonical).toBe(`${PUBLIC}/neighborhood/hollywood`);
    expect(pageHead.languages).toEqual(['en', 'es', 'x-default']);
    expect(pageHead.of('og:title')).toBe(pageHead.titles[0]);
    expect(pageHead.of('og:image')).toMatch(
      /^https:\/\/crime\.example\.org\/images\/neighborhoods\/hollywood\/preview\.png\?v=[\w-]{16}$/,
    );
    expect(pageHead.of('og:image:width')).toBe('1200');
    expect(pageHead.of('twitter:card')).toBe('summary_large_image');
    expect(pageHead.of('robots')).toBeUndefined();
  });

  test.each([
    ['/about/air', 'site/about/air/preview.png', 'The page /about/air, beside a map of'],
    ['/es/news', 'site/news/preview.es.png', 'The page /es/news, junto a un mapa del'],
    ['/news?area=hollywood', 'site/news/preview.png', 'The page /news, beside a map of'],
    ['/traffic', 'site/traffic/preview.png', 'The page /traffic, beside a map of'],
  ])(
    '%s has no figures to show: its picture has its title and the county',
    async (url, file, title) => {
      const pageHead = await head(url);
      const [, path, version] =
        /\/images\/(.+)\?v=([\w-]{16})$/.exec(pageHead.of('og:image') ?? '') ?? [];
      expect(path).toBe(file);
      expect(pageHead.of('og:image:alt')).toContain(title);
      const picture = await get(`/images/${path}?v=${version}`);
      expect(picture.statusCode).toBe(200);
      expect(picture.headers['content-type']).toBe('image/png');
      expect(picture.headers['cache-control']).toContain('immutable');
      // width and height of a PNG
      const bytes = picture.rawPayload;
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    },
  );

  test.each([
    'nowhere/preview.png',
    'staff/preview.png',
    'about/data/preview.fr.png',
    'about/data/other.png',
  ])('there is no preview image at %s', async (file) => {
    const reply = await get(`/images/site/${file}`);
    expect(reply.statusCode).toBe(404);
    expect(reply.json().message).toContain('There is no picture at /images/site/');
    expect((await head('/staff')).of('og:image')).toBeUndefined();
  });

  test('the same page in Spanish is another address', async () => {
    const pageHead = await head('/es/neighborhood/hollywood');
    expect(pageHead.canonical).toBe(`${PUBLIC}/es/neighborhood/hollywood`);
    expect(pageHead.of('og:locale')).toBe('es_US');
    expect(pageHead.of('og:image')).toContain('/preview.es.png?v=');
  });

  test('a month has a separate URL, and the newest month the plain URL', async () => {
    const september = await head('/neighborhood/hollywood/9/2026');
    expect(september.canonical).toBe(`${PUBLIC}/neighborhood/hollywood/9/2026`);
    expect(september.of('og:image')).toContain('/preview-2026-09.png');
    const newest = await head('/neighborhood/hollywood/10/2026');
    expect(newest.canonical).toBe(`${PUBLIC}/neighborhood/hollywood`);
  });

  test('a crime type, a comparison and the map have one address each', async () => {
    const crime = await head('/crime/Burglary');
    expect(crime.canonical).toBe(`${PUBLIC}/crime/burglary`);
    expect(crime.of('og:image')).toContain('/images/categories/burglary/preview.png');
    const place = await head('/crime/Burglary?history=yearly&in=hollywood');
    expect(place.canonical).toBe(`${PUBLIC}/crime/burglary?in=hollywood`);
    expect(place.of('og:image')).toContain('/images/neighborhoods/hollywood/burglary/preview.png');
    expect((await get('/es/crime/burglary?in=Hollywood')).headers.location).toBe(
      '/es/crime/burglary?in=hollywood',
    );
    const compared = await head('/compare?areas=hollywood,venice,nowhere&measure=count');
    expect(compared.canonical).toBe(`${PUBLIC}/compare?areas=hollywood,venice`);
    const map = await head('/map?area=venice&mode=traj');
    expect(map.canonical).toBe(`${PUBLIC}/map?area=venice`);
    expect((await testApp.app.inject('/es')).headers.location).toBe('/es/coronavirus');
  });

  const MISSING = [
    '/neighborhood/atlantis',
    '/neighborhood/hollywood/13/2026',
    '/es/neighborhood/hollywood/1/1850',
    '/crime/jaywalking',
    '/crime/burglary?in=atlantis',
    '/crime/jaywalking?in=hollywood',
    '/map?area=atlantis',
    '/es/map?partition=tracts&area=none',
    '/nowhere',
    '/es/nowhere/at/all',
    '/staff/nowhere',
    '/about/nothing',
    '/embed/nothing',
    '/es/embed/chart/atlantis',
    '/compare?areas=atlantis',
  ];

  test.each([
    ...MISSING,
    '/bundles',
    '/bundling',
    '/staff',
    '/es/staff/sign-in',
    '/staff/members',
    '/embed/map',
    '/es/embed/chart/hollywood',
  ])(
    '%s is excluded from search engines by header and meta tag, and has no canonical URL',
    async (url) => {
      const reply = await get(url);
      expect(reply.statusCode).toBe(MISSING.includes(url) ? 404 : 200);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(reply.headers['x-robots-tag']).toBe('noindex');
      const pageHead = readHead(reply.body);
      expect(pageHead.of('robots')).toBe('noindex');
      expect(pageHead.canonical).toBeUndefined();
    },
  );

  test('the Bundle Tool is excluded from the sitemap and sends no referrer', async () => {
    expect((await get('/sitemap.xml')).body).not.toMatch(/bundl|staff/);
    expect((await get('/bundles')).headers['referrer-policy']).toBe('no-referrer');
  });

  test('names are escaped as text, whatever they contain', async () => {
    const { body } = await get('/neighborhood/script-alert-x-script');
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;');
    // the test page's description contains its address
    const address = await get('/map?area=%22%3E%3Cscript%3E');
    expect(address.body).not.toContain('"><script>');
    expect(address.body).toContain('<title>The page /map?area=&quot;&gt;&lt;script&gt; ·');
  });

  test('a page is sent compressed, and returns 304 for its current ETag', async () => {
    const first = await get('/map', { 'accept-encoding': 'br' });
    expect(first.headers['content-encoding']).toBe('br');
    const etag = String(first.headers.etag);
    const again = await get('/map', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('/about/data', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  test('the sitemap names every public page in each language, with the day of the last release', async () => {
    const { body, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    const places = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map((found) => found[1]);
    expect(places).toHaveLength(new Set(places).size);
    for (const path of ['/map', '/neighborhood/docks', '/crime/package-mail-and-other-theft'])
      expect(places).toEqual(expect.arrayContaining([PUBLIC + path, `${PUBLIC}/es${path}`]));
    expect(body).toContain('<lastmod>2026-11-12</lastmod>');
    expect(body).not.toContain('embed');
    // a crime in a neighborhood, where there are enough reports for a rate
    expect(places).toContain(`${PUBLIC}/crime/burglary?in=hollywood`);
    expect(places).not.toContain(`${PUBLIC}/crime/burglary?in=desert`);
  });

  test('robots.txt links the sitemap and disallows nothing, so that crawlers can see each noindex', async () => {
    const { body } = await get('/robots.txt');
    expect(body).toContain(`Sitemap: ${PUBLIC}/sitemap.xml`);
    expect(body).toContain('User-agent: *\nAllow: /\n');
    expect(body).not.toContain('Disallow');
  });
});

describeOnStore('a page that cannot be rendered', (open) => {
  test('has the default texts, its canonical URL and no preview image with its title', async () => {
    const database = await open();
    await makeSmallCounty(database.pool);
    const drawPage = () => Promise.reject(new Error('the thread is gone'));
    const { app, snapshots, close } = await openPagesApp(database, { publicUrl: PUBLIC, drawPage });
    await snapshots.first;
    const pageHead = readHead((await app.inject('/es/news')).body);
    expect(pageHead.titles).toEqual(['Townlight']);
    expect(pageHead.of('description')).toMatch(/^Registros públicos del condado de Los Ángeles, /);
    expect(pageHead.canonical).toBe(`${PUBLIC}/es/news`);
    expect(pageHead.of('og:image')).toBeUndefined();
    const area = readHead((await app.inject('/neighborhood/hollywood')).body);
    expect(area.of('og:image')).toContain('/neighborhoods/hollywood/preview.png?v=');
    await close();
  });
});

describeOnStore('a site without a public address', (open) => {
  test('uses only loopback hosts from the request as its address, and a separate store for images', async () => {
    const database = await open();
    await makeSmallCounty(database.pool);
    const { app, snapshots, close } = await openPagesApp(database, {
      imagesUrl: 'https://cdn.example.org/townlight',
    });
    // before the first snapshot every page is the one that announces the figures
    const early = await app.inject('/map');
    expect([early.statusCode, readHead(early.body).canonical]).toEqual([503, undefined]);
    await snapshots.first;
    const reply = await app.inject({ url: '/map', headers: { host: '127.0.0.1:8080' } });
    const pageHead = readHead(reply.body);
    expect(pageHead.canonical).toBe('http://127.0.0.1:8080/map');
    expect(pageHead.of('og:image')).toMatch(
      /^https:\/\/cdn\.example\.org\/townlight\/pages\/map\/preview\.png\?v=/,
    );
    expect(pageHead.of('townlight-images')).toBe('https://cdn.example.org/townlight');
    for (const host of ['x"><script>', 'evil.example', 'localhost.evil.example:8080']) {
      for (const url of ['/map', '/robots.txt', '/sitemap.xml', '/es/nowhere']) {
        const { body } = await app.inject({ url, headers: { host } });
        expect(body, url).not.toContain(host);
      }
      const forged = await app.inject({ url: '/map', headers: { host } });
      expect(readHead(forged.body).canonical).toBe('http://localhost/map');
    }
    await close();
  });
});
