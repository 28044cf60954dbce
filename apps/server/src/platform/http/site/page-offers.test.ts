import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Offer } from '@townlight/contract/offers';
import { expect, test } from 'vitest';
import { createAppForTests } from '../../testing/create-app-for-tests.ts';

const OFFERS_TAG = '<meta name="townlight-offers" content="subscriptions" />';

async function siteThatOffers(offers: readonly Offer[] | undefined) {
  const siteFolder = mkdtempSync(join(tmpdir(), 'townlight-site-'));
  for (const name of ['index.html', 'index.es.html'])
    writeFileSync(
      join(siteFolder, name),
      '<html><head><title>Townlight</title></head><body></body></html>',
    );
  return await createAppForTests({
    siteFolder,
    offers,
  });
}

test.each(['/', '/map', '/neighborhood/hollywood', '/es/crime/burglary'])(
  'the first HTML of %s says what the server offers',
  async (url) => {
    const app = await siteThatOffers(['subscriptions']);
    const { body } = await app.inject(url);
    expect(body.slice(0, body.indexOf('</head>'))).toContain(OFFERS_TAG);
    await app.close();
  },
);

test.each([[undefined], [[]]])('a server that offers nothing says nothing', async (offers) => {
  const app = await siteThatOffers(offers);
  expect((await app.inject('/map')).body).not.toContain('townlight-offers');
  await app.close();
});
