import { expect, type Page } from '@playwright/test';
import { barriersOn } from '../web/barriers.ts';
import { drawnByScript } from '../web/drawn-by-script.ts';
import { offer } from '../web/offers.ts';
import { test } from '../web/test.ts';

/** The evening of fireworks, in the sample county as everywhere. */
const FIREWORKS = 'datetime=2026-07-04T23:00-07:00';
// spec 8
const NO_AQI =
  'We do not have Average AQI data for this location. Once we add the missing data, we will load it into this page and send an email to everyone subscribed to email updates.';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const badge = (page: Page) => page.getByText('PM2.5 AQI, ').locator('..').first();
const current = (page: Page) => page.getByRole('region', { name: /AQI/ }).first();

test('a place is found, and its address is the screen: hour, scale and day too', async ({
  page,
}) => {
  await page.goto('/aqi');
  await expect(heading(page)).toHaveText('Los Angeles');
  await expect(page.getByRole('heading', { name: /^Current AQI, / })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));

  // by keyboard alone; a neighborhood is known at once, its point is asked for
  const search = page.getByRole('combobox', { name: 'Address or neighborhood' });
  await search.fill('venice');
  await expect(page.getByRole('option', { name: /^Venice/ }).first()).toBeVisible();
  await search.press('ArrowDown');
  await search.press('Enter');
  await expect(heading(page)).toHaveText('Venice');
  await expect(page).toHaveURL(/\/aqi\/Venice\/-118\.\d+,33\.\d+$/);
  await expect(page.getByRole('row', { name: /Venice \(this place\)/ })).toBeVisible();

  await page.getByLabel('Day', { exact: true }).fill('2026-07-04');
  await expect(page).toHaveURL(/datetime=2026-07-04T\d\d:00-07:00$/);
  await page.getByLabel('Hour', { exact: true }).selectOption({ label: '11 PM' });
  await expect(page).toHaveURL(/datetime=2026-07-04T23:00-07:00$/);
  await expect(
    page.getByRole('heading', { name: 'AQI on Sat, Jul 4, 2026, 11 PM PDT' }),
  ).toBeVisible();
  await expect(current(page)).toContainText(/at about \d+ times the usual for 11 PM in July/);
  await expect(current(page)).toContainText(/± \d+\.\d\sµg\/m³/);
  await expect(current(page)).toContainText(/Nearest station.*miles \([\d.]+ km\)/);
  const before = (await badge(page).textContent()) ?? '';

  await page.getByRole('button', { name: 'EPA 2024' }).click();
  await expect(page).toHaveURL(/scale=epa-2024/);
  await expect(current(page)).toContainText('EPA’s table of 2024');
  await expect(badge(page)).not.toHaveText(before);

  const day = page.getByRole('link', { name: /^July 10: AQI \d+, / });
  await day.focus();
  await day.press('Enter');
  await expect(page).toHaveURL(/datetime=2026-07-10T23:00-07:00/);
  await expect(page.getByRole('link', { name: /^July 10/ })).toHaveAttribute(
    'aria-current',
    'date',
  );

  await page.goBack();
  await expect(
    page.getByRole('heading', { name: /^AQI on Sat, Jul 4, 2026, 11 PM/ }),
  ).toBeVisible();
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
});

test('48 hours are a chart and a table, ten neighborhoods are ranked', async ({ page }) => {
  await page.goto(`/aqi?${FIREWORKS}`);
  await expect(
    page.getByRole('img', { name: /^Bar chart of the PM2.5 AQI by hour/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Show as table' }).click();
  const hours = page.getByRole('region', { name: 'The 48 hours as a table' });
  await expect(hours.getByRole('row')).toHaveCount(49);
  await expect(hours.getByRole('row').nth(1)).toContainText('Sat, Jul 4, 2026, 11 PM PDT');
  const ranking = page.getByRole('table').filter({ hasText: 'Neighborhood' });
  await expect
    .poll(async () => [10, 11].includes(await ranking.locator('tbody tr').count()))
    .toBe(true);
  await expect(page.getByText('About Our Air Quality Data')).toBeVisible();
});

test('an address that names no place of the county says so and leads on', async ({ page }) => {
  for (const [address, said] of [
    ['/aqi/Nowhere/-100.5,20.25', 'This point is outside Los Angeles County'],
    ['/aqi/Venice/33.99', 'This web address does not name a point'],
    ['/aqi/Venice/NaN,NaN', 'This web address does not name a point'],
    ['/aqi/%20/-118.4,34.05', 'N/A'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 2, name: said })).toBeVisible();
    if (!address.includes('NaN')) await expect(page.getByText(/NaN/)).toHaveCount(0);
    await expect(page.getByText('PM2.5 of the hour')).toHaveCount(0);
  }
  // spec 4: a place without a label
  await expect(heading(page)).toHaveText('N/A');
  await page.getByRole('link', { name: 'The air in Los Angeles' }).click();
  await expect(heading(page)).toHaveText('Los Angeles');
  await expect(page).toHaveURL(/\/aqi$/);
});

test('an hour that is not on record, or that clocks skipped, is said to be so', async ({
  page,
}) => {
  await page.goto('/aqi?datetime=2001-01-01T08:00-08:00');
  await expect(page.getByText(/^Readings begin on /)).toBeVisible();
  await page.getByRole('link', { name: 'The first hour on record' }).click();
  await expect(current(page)).toContainText('PM2.5 of the hour');
  await page.goto('/aqi?datetime=2101-01-01T08:00-08:00');
  await expect(page.getByText(/^There are no readings for that hour yet/)).toBeVisible();
  await page.goto('/aqi?datetime=2026-03-08T02:00');
  await expect(page.getByText('clocks skipped it that night')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the present hour' }).click();
  await expect(page).toHaveURL(/\/aqi$/);
});

test('the night when clocks go back has one o’clock twice, that of spring no two o’clock', async ({
  page,
}) => {
  const clocks = page.getByLabel('Hour', { exact: true }).locator('option');
  await page.goto('/aqi?datetime=2025-11-02T01:00-08:00');
  await expect(
    page.getByRole('heading', { name: 'AQI on Sun, Nov 2, 2025, 1 AM PST' }),
  ).toBeVisible();
  await expect(clocks).toHaveCount(25);
  await expect(clocks.filter({ hasText: /^1 AM P[DS]T$/ })).toHaveCount(2);
  await page.goto('/aqi?datetime=2026-03-08T03:00-07:00');
  await expect(clocks).toHaveCount(23);
  await expect(clocks.filter({ hasText: /^2 AM/ })).toHaveCount(0);
});

test('where no station has a reading the page says it in the words agreed', async ({ page }) => {
  await drawnByScript(page);
  await page.route('**/api/air-quality/aqi?**', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/air-quality/ranking**', (route) => route.fulfill({ json: [] }));
  let letIn = () => {};
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.goto('/aqi');
  await expect(page.getByText(NO_AQI)).toBeVisible();
  await page.route('**/api/air-quality/aqi-history**', async (route) => {
    await held;
    await route.fulfill({ json: [] });
  });
  await page.getByRole('button', { name: 'EPA 2024' }).click();
  await expect(page.getByText('loading...').first()).toBeVisible();
  letIn();
  await expect(page.getByText('No historic data available.')).toBeVisible();
});

test('a signup is told within the page, and goes to the newsletter of the neighborhood where nobody there takes it', async ({
  page,
}) => {
  await offer(page, 'subscriptions');
  const asked: unknown[] = [];
  await page.route('**/api/subscriptions/subscribers', async (route) => {
    asked.push(route.request().postDataJSON());
    const merge_fields = { SUB_HASH: '3fa9c0', PASS_HASH: '5f4dcc' };
    await route.fulfill({ json: { email_address: 'ada@example.org', merge_fields } });
  });
  await page.goto('/aqi');
  const email = page.getByPlaceholder('Enter your email');
  const subscribe = page.getByRole('button', { name: 'Subscribe' });
  const said = page.locator('form').filter({ has: subscribe });
  await subscribe.click();
  await expect(said).toContainText('User email cannot be empty!');
  await page.getByLabel(/email/i).fill('ada');
  await subscribe.click();
  await expect(said).toContainText("Please include '@' in the email address!");
  await page.getByLabel(/email/i).fill('ada@example.org');
  await subscribe.click();
  await expect(said).toContainText('You can modify it anytime');
  expect(asked).toEqual([
    { neighborhoods: [expect.any(String)], email: 'ada@example.org', language: 'en' },
  ]);
  await page.evaluate(() =>
    window.addEventListener('townlight:newsletter-signup', (event) => {
      Object.assign(window, { signup: (event as CustomEvent).detail });
      event.preventDefault();
    }),
  );
  await page.getByLabel(/email/i).fill('ada@example.org');
  await subscribe.click();
  await expect(said).toContainText('Your address was passed on to the newsletter.');
  expect(await page.evaluate(() => Reflect.get(window, 'signup'))).toEqual({
    email: 'ada@example.org',
    place: 'Los Angeles',
  });
  expect(asked).toHaveLength(1);
  await expect(email).toBeVisible();
});

test('the page of a neighborhood tells of its air and leads to the tracker there', async ({
  page,
}) => {
  await page.goto('/neighborhood/hollywood');
  const air = page.getByRole('region', { name: 'Air quality' });
  await expect(air).toContainText(/PM2.5 AQI \d+/);
  await air.getByRole('link', { name: 'Air by day and hour' }).click();
  await expect(heading(page)).toHaveText('Hollywood');
  await expect(page).toHaveURL(/\/aqi\/Hollywood\/-118\.\d+,34\.\d+$/);
});

test('neither the tracker nor its method bars anyone', async ({ page }) => {
  await page.goto(`/aqi?${FIREWORKS}`);
  await expect(
    page.getByRole('img', { name: /^Bar chart of the PM2.5 AQI by hour/ }),
  ).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('region', { name: 'The 48 hours as a table' })).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  await page.goto('/about/air');
  expect(await barriersOn(page)).toEqual([]);
});

test('smoke is told with its own error, which is larger than that of a calm hour', async ({
  page,
}) => {
  const errorAt = async (datetime: string) => {
    await page.goto(`/aqi/Venice/-118.46,33.99?${datetime}`);
    await expect(current(page)).toContainText(/± \d+\.\d\sµg\/m³/);
    const [, error] = /± (\d+\.\d)/.exec((await current(page).textContent()) ?? '') ?? [];
    return Number(error);
  };
  const calm = await errorAt('datetime=2026-07-02T13:00-07:00');
  expect(calm).toBeGreaterThan(0);
  expect(await errorAt(FIREWORKS)).toBeGreaterThan(2 * calm);
});

test('the method tells the constants and errors that the server has measured', async ({ page }) => {
  await page.goto('/about/air');
  await expect(page.getByText(/the 4 nearest stations with a reading/)).toBeVisible();
  await expect(page.getByText(/Each of the 12 stations is left out in turn/)).toBeVisible();
  await expect(page.getByRole('row', { name: /^15\.5 to 40\.5 µg\/m³ \d+,\d{3} / })).toBeVisible();
  // the first class has no two stations so near, and tells the next; the worst level may have too few hours
  await expect(page.getByRole('row', { name: /^0 to 5 km (± \d+\.\d 0 ){4}/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /15\.5–40\.5\s*51–101/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /9\.1–35\.4\s*51–100/ })).toBeVisible();
});
