import { createServer, type Server } from 'node:http';
import { expect } from '@playwright/test';
import { barriersOn } from './web/barriers.ts';
import { drawnByScript } from './web/drawn-by-script.ts';
import { settled } from './web/settled.ts';
import { test } from './web/test.ts';

// One after the other: the page of the other site has one port.
test.describe.configure({ mode: 'serial' });

let otherSite: Server;
let asked = 0;

test.beforeAll(async ({ request }) => {
  const { url } = (await (await request.get('/api/traffic')).json()) as { url: string };
  expect(url, 'tests frame a page of this machine').toContain('//localhost:');
  otherSite = createServer((_, reply) => {
    asked += 1;
    reply.setHeader('content-type', 'text/html');
    reply.end(`<!doctype html><title>Roads</title><h1>Roads today</h1>
      <script>try { top.location = 'about:blank' } catch { document.body.append('stays') }</script>`);
  }).listen(Number(new URL(url).port));
});
test.beforeEach(() => {
  asked = 0;
});
test.afterAll(() => {
  otherSite.close();
});

const ROADS = 'iframe[title^="Traffic map of localhost"]';

test('nothing of the other site is loaded before the reader asks, then it fills the window', async ({
  page,
}) => {
  const response = await page.goto('/traffic');
  expect(response?.headers()['content-security-policy']).toMatch(
    /frame-src http:\/\/localhost:\d+$/,
  );
  await expect(page).toHaveTitle('Traffic Map · Townlight');
  await expect(page.getByRole('heading', { level: 1, name: 'Traffic Map' })).toBeVisible();
  await expect(page.getByText('not from Townlight')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open it in a new tab' })).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  expect(asked).toBe(0);

  await page.getByRole('button', { name: 'Show the traffic map' }).click();
  const frame = page.locator(ROADS);
  await expect(frame.contentFrame().getByRole('heading', { name: 'Roads today' })).toBeVisible();
  expect(asked).toBe(1);
  // it cannot lead the window away
  await expect(page).toHaveURL(/\/traffic$/);
  await expect(frame.contentFrame().getByText('stays')).toBeVisible();
  const box = await frame.boundingBox();
  expect(box?.width).toBe(1280);
  expect(box?.height).toBeGreaterThan(660);
  await expect(page.getByText('If the map stays empty')).toBeVisible();
  await expect(page.getByRole('link', { name: /^open it in a new tab/ })).toHaveAttribute(
    'rel',
    /noopener/,
  );
});

test('a reader who comes from another page gets the frame, and leaves its policy behind', async ({
  page,
}) => {
  await page.goto('/about/method');
  const opened = page.waitForEvent('load');
  // a step of the history, which the router takes without a new document
  await page.evaluate(() => {
    history.pushState(null, '', '/traffic');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await opened;
  await settled(page);
  await page.getByRole('button', { name: 'Show the traffic map' }).click();
  await expect(
    page.locator(ROADS).contentFrame().getByRole('heading', { name: 'Roads today' }),
  ).toBeVisible();

  await page.evaluate(() => Object.assign(window, { document_of_traffic: true }));
  await page.getByRole('link', { name: 'Crime Map' }).first().click();
  await expect(page).toHaveTitle('Crime Map · Townlight');
  const kept = await page.evaluate(() => 'document_of_traffic' in window);
  expect(kept, 'the crime map has a document of its own').toBe(false);
});

test('an installation may have it loaded at once; a site that does not answer is said so', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('/api/traffic', async (route) => {
    const reply = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...reply, embed: 'auto' } });
  });
  await drawnByScript(page);
  await page.route(/localhost:\d+\/roads/, () => new Promise(() => undefined));
  await page.goto('/es/traffic', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1, name: 'Mapa del tráfico' })).toBeAttached();
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', /^allow-scripts/);
  await page.clock.runFor(11_000);
  await expect(page.getByRole('status')).toContainText('todavía no responde');
});

test('while the answer is held nothing is offered; where it fails the page says why, and asks again', async ({
  page,
}) => {
  await drawnByScript(page);
  let fate: 'held' | 'fails' | 'cut' | 'comes' = 'held';
  let letFail = () => {};
  await page.route('/api/traffic', async (route) => {
    const reply = { status: 500, json: { message: 'planted failure', error: true } };
    if (fate === 'held') {
      await new Promise<void>((resolve) => {
        letFail = resolve;
      });
      return route.fulfill(reply);
    }
    if (fate === 'fails') return route.fulfill(reply);
    return fate === 'cut' ? route.abort('failed') : route.fallback();
  });
  await page.goto('/traffic');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const show = page.getByRole('button', { name: 'Show the traffic map' });
  const failure = page.locator('main').getByRole('alert');
  await expect(show).toHaveCount(0);
  await expect(failure).toHaveCount(0);

  fate = 'fails';
  letFail();
  await expect(failure).toContainText('could not be loaded. The site answered with an error.');
  await expect(show).toHaveCount(0);
  fate = 'cut';
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toContainText('The site could not be reached.');
  expect(await barriersOn(page)).toEqual([]);
  fate = 'comes';
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(show).toBeVisible();
  await expect(failure).toHaveCount(0);
});
