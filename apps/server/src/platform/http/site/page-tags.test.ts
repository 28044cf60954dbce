import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerCapability } from '@townlight/contract/server-capabilities';
import { expect, test } from 'vitest';
import { createAppForTests } from '../../testing/create-app-for-tests.ts';
import type { PageServices } from './page-tags.ts';

const SERVICES: PageServices = {
  meta: { name: 'townlight-usage', content: '{"plausible":"…"}' },
  allowedOrigins: {
    connect: ['https://plausible.example.org'],
    scripts: ['https://scripts.example.org'],
  },
};

async function openSite(services: PageServices | undefined) {
  const siteFolder = mkdtempSync(join(tmpdir(), 'townlight-site-'));
  for (const name of ['index.html', 'index.es.html'])
    writeFileSync(join(siteFolder, name), '<html><head></head><body></body></html>');
  return await createAppForTests({
    siteFolder,
    services,
  });
}

test.each(['/map', '/es/neighborhood/venice', '/subscribe'])(
  '%s includes the configured services and permits their origins',
  async (url) => {
    const app = await openSite(SERVICES);
    const { body, headers } = await app.inject(url);
    expect(body).toContain('<meta name="townlight-usage" content="{&quot;plausible&quot;');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' https://scripts.example.org;");
    expect(policy).toContain("connect-src 'self' https://plausible.example.org;");
    await app.close();
  },
);

test.each([
  '/subscription/3fa9c0?ada%40example.org&5f4dcc',
  '/es/subscription/confirm?token',
  '/staff',
  '/es/bundles',
  '/st%61ff',
  '/st%61ff?from=%zz',
  '/es/%62undling/',
  '/%53ubscription/3fa9c0',
  '//staff',
])('%s permits no other site', async (url) => {
  const app = await openSite(SERVICES);
  const { body, headers } = await app.inject(url);
  expect(body).not.toContain('townlight-usage');
  expect(headers['content-security-policy']).not.toContain('example.org');
  await app.close();
});

test('without services pages are open to this site alone', async () => {
  const app = await openSite(undefined);
  const { body, headers } = await app.inject('/map');
  expect(body).not.toContain('townlight-usage');
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(headers['content-security-policy']).toContain("connect-src 'self';");
  await app.close();
});

const OFFERS_TAG = '<meta name="townlight-offers" content="subscriptions" />';

async function siteThatOffers(offers: readonly ServerCapability[] | undefined) {
  const siteFolder = mkdtempSync(join(tmpdir(), 'townlight-site-'));
  for (const name of ['index.html', 'index.es.html'])
    writeFileSync(
      join(siteFolder, name),
      '<html><head><title>Townlight</title></head><body></body></html>',
    );
  return await createAppForTests({
    siteFolder,
    offers: offers && (() => offers),
  });
}

test.each(['/', '/map', '/neighborhood/hollywood', '/es/crime/burglary'])(
  'the first HTML of %s lists what the server offers',
  async (url) => {
    const app = await siteThatOffers(['subscriptions']);
    const { body } = await app.inject(url);
    expect(body.slice(0, body.indexOf('</head>'))).toContain(OFFERS_TAG);
    await app.close();
  },
);

test.each([[undefined], [[]]])('a server without offers adds no such tag', async (offers) => {
  const app = await siteThatOffers(offers);
  expect((await app.inject('/map')).body).not.toContain('townlight-offers');
  await app.close();
});
