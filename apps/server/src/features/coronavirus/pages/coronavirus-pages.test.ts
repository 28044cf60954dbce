import { coronavirusReports } from '@townlight/county-los-angeles';
import { type Day, parseDay } from '@townlight/domain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../../config/config.ts';
import { listFeatures } from '../../../features.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { describeOnStore } from '../../../platform/testing/databases.ts';
import { makeArea } from '../../../testing/make-area.ts';
import { openPagesApp } from '../../../testing/open-pages-app.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { LoadedCaseReports } from '../ingest/loaded-case-reports.ts';
import { publishReports } from '../ingest/publish-reports.ts';

const LAST = parseDay('2022-10-31') as Day;
const PUBLIC = 'https://townlight.example';

describeOnStore('the first HTML of coronavirus pages', (open) => {
  let testApp: TestApp;
  const get = async (path: string) => {
    const { body, headers } = await testApp.app.inject(path);
    const found = (pattern: RegExp) => pattern.exec(body)?.[1];
    return {
      canonical: found(/<link rel="canonical" href="(.*?)"/),
      robots: headers['x-robots-tag'],
    };
  };

  beforeAll(async () => {
    const database = await open();
    for (const [at, name] of ['Acton', 'Athens', 'Westmont', 'Malibu', 'Venice'].entries())
      await makeArea(database.pool, {
        name,
        corner: [-118.9 + at / 5, 34],
        policedBy: [],
        residents: name === 'Acton' ? null : 10_000,
      });
    const reports = new LoadedCaseReports();
    for (const [place, total] of [
      ['Acton', 30],
      ['Athens-Westmont', 3_000],
      ['Venice', { min: 1, max: 4 }],
    ] as const)
      reports.add(coronavirusReports.labelOf(place) as string, LAST, total);
    await inTransaction(database.pool, (client) =>
      publishReports(client, { source: 'lacounty', origin: 'cases.csv', reports, rejected: 0 }),
    );
    testApp = await openPagesApp(database, {
      publicUrl: PUBLIC,
      features: listFeatures(readConfig({})),
      featuresUrl: new URL('../../../features.ts', import.meta.url).href,
    });
    await testApp.snapshots.first;
  });
  afterAll(() => testApp.close());

  test.each([
    ['/coronavirus', '/coronavirus'],
    ['/coronavirus?area=westmont&view=table', '/coronavirus?area=athens'],
    ['/coronavirus?area=venice', '/coronavirus?area=venice'],
    ['/coronavirus?area=malibu', '/coronavirus?area=malibu'],
    ['/es/coronavirus?area=westmont', '/es/coronavirus?area=athens'],
    ['/about/coronavirus', '/about/coronavirus'],
  ])('%s is the page %s', async (path, canonical) => {
    expect((await get(path)).canonical).toBe(PUBLIC + canonical);
  });

  const picture = async (path: string) => {
    const { body } = await testApp.app.inject(path);
    const [, address, version] =
      /<meta property="og:image" content="([^"?]*)\?v=([^"]*)"/.exec(body) ?? [];
    const alt = /<meta property="og:image:alt" content="(.*?)"/.exec(body)?.[1];
    return { address, version, alt };
  };

  test.each([
    ['/coronavirus', '/images/coronavirus/preview.png', 'Coronavirus Map, data ended'],
    ['/es/coronavirus', '/images/coronavirus/preview.es.png', 'Mapa del coronavirus'],
    [
      '/coronavirus?area=westmont',
      '/images/coronavirus/westmont/preview.png',
      'Athens and Westmont, Coronavirus Map',
    ],
    ['/coronavirus?area=venice', '/images/coronavirus/venice/preview.png', 'Venice'],
    ['/coronavirus?area=malibu', '/images/coronavirus/malibu/preview.png', 'Malibu'],
  ])('%s has a picture for those who are shown a link', async (path, address, alt) => {
    const preview = await picture(path);
    expect(preview.address).toBe(PUBLIC + address);
    expect(preview.alt).toContain(`Townlight: ${alt}`);
    const reply = await testApp.app.inject(`${address}?v=${preview.version}`);
    expect(reply.headers['content-type']).toBe('image/png');
    expect(reply.headers['cache-control']).toContain('immutable');
    expect([reply.rawPayload.readUInt32BE(16), reply.rawPayload.readUInt32BE(20)]).toEqual([
      1200, 630,
    ]);
  });

  test.each([
    'coronavirus/atlantis/preview.png',
    'coronavirus/card.png',
    'coronavirus/venice/preview.fr.png',
  ])('image %s returns 404', async (path) => {
    expect((await testApp.app.inject(`/images/${path}`)).statusCode).toBe(404);
    expect((await picture('/coronavirus?area=atlantis')).address).toBeUndefined();
  });

  test('unknown areas and embedded pages are excluded from search engines', async () => {
    expect((await get('/coronavirus?area=atlantis')).robots).toBe('noindex');
    expect((await get('/embed/coronavirus?area=venice')).robots).toBe('noindex');
  });

  test('the map and its method are in the sitemap, in both languages', async () => {
    const { body } = await testApp.app.inject('/sitemap.xml');
    for (const path of ['/coronavirus', '/es/coronavirus', '/about/coronavirus'])
      expect(body).toContain(`<loc>${PUBLIC}${path}</loc>`);
  });
});
