import { expect, type Page } from '@playwright/test';
import { barriersOn } from './web/barriers.ts';
import { signIn } from './web/staff.ts';
import { test } from './web/test.ts';

const TYPED = 'Venice';

/** What the page sends to its collector, as it sends it. */
async function watchBeacons(page: Page): Promise<string[]> {
  const sent: string[] = [];
  await page.exposeFunction('noteBeacon', (told: string) => sent.push(told));
  await page.addInitScript(() => {
    const { noteBeacon } = window as unknown as { noteBeacon: (told: string) => void };
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      void (data as Blob).text().then((body) => noteBeacon(`${url} ${body}`));
      return send(url, data);
    };
  });
  return sent;
}

const events = (sent: readonly string[]) =>
  sent.flatMap((one) => {
    const { events: told } = JSON.parse(one.slice(one.indexOf(' '))) as {
      events: { event: string; page: string }[];
    };
    return told.map(({ event, page }) => `${event} ${page}`);
  });

test('what a reader does is counted by kind of page, and what was typed is never sent', async ({
  page,
}) => {
  const sent = await watchBeacons(page);
  await page.goto('/neighborhood/hollywood');
  // a page that is left within half a second was not looked at
  await expect.poll(() => events(sent)).toEqual(['page-view neighborhood']);
  const searched = page.waitForURL('/neighborhood/venice');
  await page.getByRole('combobox').first().fill(TYPED);
  await page.getByRole('option', { name: TYPED }).first().click();
  await searched;
  await expect
    .poll(() => events(sent).sort())
    .toEqual(['page-view neighborhood', 'page-view neighborhood', 'place-search neighborhood']);
  await page.goto('/es/map');
  await page.getByRole('button', { name: /^Modo / }).click();
  await page.getByRole('option', { name: 'Tendencia' }).click();
  const map = page.getByTestId('map');
  // a press finds the areas that are drawn; the software of a test machine takes its time to draw them
  await expect(map).toHaveAttribute('data-drawn', 'true', { timeout: 90_000 });
  await map.click();
  await expect
    .poll(() => events(sent).slice(3).sort())
    .toEqual(['filter-change map', 'map-click map', 'page-view map']);
  for (const one of sent) {
    expect(one).toMatch(/^\/api\/usage \{"language":"(en|es)","events":\[/);
    expect(one).not.toMatch(/venice|hollywood|\?/i);
  }
  expect(sent.at(-1)).toContain('"language":"es"');
});

test('staff see the counts, on a page that is in nobody’s way', async ({ page }) => {
  // what is counted goes together after some seconds
  const counted = page.waitForRequest('**/api/usage');
  await page.goto('/about/method');
  await counted;
  await signIn(page, 'usage@example.org');
  await page.getByRole('main').getByRole('link', { name: 'Usage' }).click();
  await expect(page).toHaveURL('/staff/usage');
  const row = page.getByRole('row', { name: /^\/about\/method How crime is counted/ });
  await expect(row.getByRole('cell').first()).toHaveText(/[1-9]/);
  await expect(page.getByRole('img', { name: /^Bar chart of page views by day/ })).toBeVisible();
  await page.getByRole('button', { name: 'Last 7 days' }).click();
  await expect(row).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
});

test('a reader who asks not to be tracked is not counted', async ({ page }) => {
  const sent = await watchBeacons(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await page.goto('/about/method');
  await page.getByRole('link', { name: 'About the data' }).first().click();
  await expect(page.getByRole('heading', { name: 'What we know about you' })).toBeVisible();
  // longer than events wait for each other
  await page.waitForTimeout(6_000);
  expect(sent).toEqual([]);
});
