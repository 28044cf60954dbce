import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnStore } from '../../platform/testing/databases.ts';
import { makeSmallCounty } from '../../testing/make-small-county.ts';
import { openPagesApp } from '../../testing/open-pages-app.ts';
import type { TestApp } from '../../testing/open-test-app.ts';

describeOnStore('the traffic map', (open) => {
  let testApp: TestApp;

  beforeAll(async () => {
    const database = await open();
    await makeSmallCounty(database.pool);
    testApp = await openPagesApp(database, { publicUrl: 'https://townlight.example' });
    await testApp.snapshots.first;
  });
  afterAll(() => testApp.close());

  test('the page learns which page of another site it shows, and when it loads it', async () => {
    const reply = await testApp.app.inject('/api/traffic');
    expect(reply.json()).toEqual({
      url: 'https://traffic.example.org/map?of=county',
      embed: 'auto',
    });
  });

  test.each(['/traffic', '/es/traffic'])('%s may frame that site', async (path) => {
    const { body, headers } = await testApp.app.inject(path);
    expect(body).toContain(`<link rel="canonical" href="https://townlight.example${path}" />`);
    expect(headers['content-security-policy']).toMatch(
      /frame-src https:\/\/traffic\.example\.org$/,
    );
  });

  test('it is in the sitemap', async () => {
    const { body } = await testApp.app.inject('/sitemap.xml');
    expect(body).toContain('<loc>https://townlight.example/traffic</loc>');
    expect(body).toContain('<loc>https://townlight.example/es/traffic</loc>');
  });
});
