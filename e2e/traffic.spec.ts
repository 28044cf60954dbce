import { createServer, type Server } from 'node:http';
import { expect } from '@playwright/test';
import { findAccessibilityViolations } from './web/accessibility-violations.ts';
import { waitUntilSettled } from './web/settled.ts';
import { test } from './web/test.ts';

let otherSite: Server;
let requests = 0;

test.beforeAll(async ({ request }) => {
  const { url } = (await (await request.get('/api/traffic')).json()) as { url: string };
  expect(url, 'tests frame a page of this machine').toContain('//localhost:');
  otherSite = createServer((_, reply) => {
    requests += 1;
    reply.setHeader('content-type', 'text/html');
    reply.end(`<!doctype html><title>Roads</title><h1>Roads today</h1>
      <script>try { top.location = 'about:blank' } catch { document.body.append('stays') }</script>`);
  }).listen(Number(new URL(url).port));
});
test.afterAll(() => {
  otherSite.close();
});

test('the external site loads on a click, fills the window and cannot navigate it; the page has its own document', async ({
  page,
}) => {
  await page.goto('/about/method');
  const opened = page.waitForEvent('load');
  // a history step, which the router handles without a new document
  await page.evaluate(() => {
    history.pushState(null, '', '/traffic');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await opened;
  await waitUntilSettled(page);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(requests).toBe(0);

  await page.getByRole('button', { name: 'Show the traffic map' }).click();
  const frame = page.locator('iframe[title^="Traffic map of localhost"]');
  await expect(frame.contentFrame().getByRole('heading', { name: 'Roads today' })).toBeVisible();
  expect(requests).toBe(1);
  // the frame cannot navigate the window
  await expect(frame.contentFrame().getByText('stays')).toBeVisible();
  await expect(page).toHaveURL(/\/traffic$/);
  const box = await frame.boundingBox();
  expect(box?.width).toBe(1280);
  expect(box?.height).toBeGreaterThan(660);

  await page.evaluate(() => Object.assign(window, { documentOfTraffic: true }));
  await page.getByRole('link', { name: 'Neighborhood Tracker' }).first().click();
  await expect(page).toHaveURL(/\/neighborhood/);
  await expect(page).not.toHaveTitle('Traffic Map · Townlight');
  expect(await page.evaluate(() => 'documentOfTraffic' in window)).toBe(false);
});
