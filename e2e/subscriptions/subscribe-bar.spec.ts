import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { setServerOffers } from '../web/force-client-rendering.ts';
import { notice } from '../web/notices.ts';
import { preloadSiteFont } from '../web/site-font.ts';
import { test } from '../web/test.ts';

const ENDPOINT = '**/api/subscriptions/subscribers';
const GRANT = {
  email_address: 'ada@example.org',
  merge_fields: { SUB_HASH: '3fa9c0', PASS_HASH: '5f4dcc' },
};

const email = (page: Page) => page.getByRole('textbox', { name: /^(Email|Correo electrónico)$/ });
const subscribe = (page: Page) => page.getByRole('button', { name: /^(Subscribe|Suscribirse)$/ });
const bar = (page: Page) => page.getByRole('form', { name: /^Subscribe to/ });

test('the form loads into its reserved space without layout shift, below a title of one line or two', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shift: (Reflect.get(window, 'shift') as number) + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // the reserved space is measured in lines of the site's font
  await preloadSiteFont(page);
  await setServerOffers(page, 'subscriptions');
  for (const [address, width] of [
    ['/neighborhood/hollywood', 390],
    ['/crime/burglary', 390],
    ['/neighborhood/hollywood', 1280],
    ['/es/crime/burglary', 1280],
  ] as const) {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/SubscribeForm-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 844 });
    await page.goto(address);
    const below = page.getByRole('list', { name: /^(Save and share|Guardar y compartir)$/ });
    await expect(page.getByRole('table').last().locator('tbody tr').first()).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: /^(Subscribe to|Suscríbase a)/ })).toBeVisible();
    await expect(subscribe(page)).toHaveCount(0);
    // what is above on a phone has its final height
    if (address.includes('neighborhood')) {
      await expect(page.getByText(/Dashed: the county/)).toBeVisible();
      await expect(page.getByText(/^PM2\.5 AQI, last 48 hours/)).toBeVisible();
    }
    const before = await below.boundingBox();
    release();
    await expect(subscribe(page)).toBeVisible();
    await expect(email(page)).toBeVisible();
    expect(await below.boundingBox(), `${address}, ${width} px`).toEqual(before);
    const shift = await page.evaluate(() => Reflect.get(window, 'shift'));
    expect(shift, `${address}, ${width} px`).toBeLessThan(0.05);
    await page.unroute('**/SubscribeForm-*.js');
  }
});

test('the form is accessible and no wider than the window when empty, invalid, failed and done', async ({
  page,
}) => {
  await setServerOffers(page, 'subscriptions');
  for (const [width, colorScheme] of [
    [390, 'dark'],
    [1280, 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    await page.unroute(ENDPOINT);
    await page.goto('/crime/burglary');
    await subscribe(page).click();
    await check(page);
    await respond(page, 500, { message: 'no', error: true });
    await email(page).fill('ada@example.org');
    await bar(page).getByRole('combobox').selectOption({ label: 'Hollywood' });
    await subscribe(page).click();
    await expect(bar(page)).toContainText('Failed to subscribe: no');
    await check(page);
    await respond(page, 200, GRANT);
    await subscribe(page).click();
    await expect(bar(page).getByRole('link')).toBeVisible();
    await check(page);
    if (width !== 390) continue;
    await page.setViewportSize({ width: 320, height: 844 });
    await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(320);
  }
});

test('the form is a panel with an edge in forced colors, its field 170 px wide or more', async ({
  page,
}) => {
  await setServerOffers(page, 'subscriptions');
  const colorOf = (property: 'backgroundColor' | 'borderColor') =>
    bar(page).evaluate((form, name) => {
      const panel = form.parentElement?.parentElement as HTMLElement;
      return [getComputedStyle(panel)[name], getComputedStyle(document.body)[name]];
    }, property);
  for (const width of [320, 360, 390, 700, 1280])
    for (const language of ['', '/es']) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${language}/neighborhood/venice`);
      const field = await email(page).boundingBox();
      const button = await subscribe(page).boundingBox();
      expect(field?.width, `${language} ${width} px`).toBeGreaterThanOrEqual(170);
      expect(button?.height, `${language} ${width} px`).toBeGreaterThanOrEqual(40);
    }
  await page.goto('/neighborhood/venice');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const [panel, ground] = await colorOf('backgroundColor');
    expect(panel, colorScheme).not.toBe(ground);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  const [edge] = await colorOf('borderColor');
  expect(edge).not.toMatch(/, 0\)$/);
});

/** Responds to subscription requests instead of the server. */
async function respond(page: Page, status: number, json: unknown): Promise<void> {
  await page.unroute(ENDPOINT);
  await page.route(ENDPOINT, (route) => route.fulfill({ status, json }));
}

/** Expects no accessibility violations in the form and its message, and no overflow of the window. */
async function check(page: Page): Promise<void> {
  // hovering prevents the message from closing
  await notice(page).hover();
  await expect
    .poll(() => notice(page).evaluate((element) => getComputedStyle(element).opacity))
    .toBe('1');
  const { violations } = await new AxeBuilder({ page })
    .include('form')
    .include('[role=alert]')
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
  ).toEqual([]);
  expect(await widthOf(page)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
