import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { notice } from '../web/notices.ts';
import { offer } from '../web/offers.ts';
import { standInOurLetters } from '../web/our-letters.ts';
import { test } from '../web/test.ts';

const ENDPOINT = '**/api/subscriptions/subscribers';
const GRANT = {
  email_address: 'ada@example.org',
  merge_fields: { SUB_HASH: '3fa9c0', PASS_HASH: '5f4dcc' },
};
/** spec 2: the hash, then the address, then the password hash. */
const LINK = '/subscription/3fa9c0?ada%40example.org&5f4dcc';

const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });
const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe', exact: true });
const bar = (page: Page) => page.getByRole('form', { name: /^Subscribe to/ });

/** Answers subscriptions at the edge of the browser, and keeps what was asked. */
async function answer(page: Page, status: number, json: unknown): Promise<unknown[]> {
  const asked: unknown[] = [];
  await page.unroute(ENDPOINT);
  await page.route(ENDPOINT, async (route) => {
    expect(route.request().method()).toBe('POST');
    asked.push(route.request().postDataJSON());
    await route.fulfill({ status, json });
  });
  return asked;
}

async function openBar(page: Page, address = '/neighborhood/hollywood'): Promise<void> {
  await offer(page, 'subscriptions');
  await page.goto(address);
  await expect(email(page)).toBeVisible();
}

test('a server that offers no subscriptions gets no bar', async ({ page }) => {
  await offer(page, '');
  for (const address of ['/neighborhood/hollywood', '/crime/burglary']) {
    await page.goto(address);
    await expect(page.getByRole('table').last().locator('tbody tr').first()).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(bar(page)).toHaveCount(0);
    await expect(email(page)).toHaveCount(0);
  }
});

test('the placeholder clears on focus and returns on an empty blur', async ({ page }) => {
  await openBar(page);
  await expect(email(page)).toHaveAttribute('type', 'email');
  await expect(page.getByPlaceholder('Enter your email')).toBeVisible();
  await email(page).focus();
  await expect(page.getByPlaceholder('Enter your email')).toHaveCount(0);
  await email(page).blur();
  await expect(page.getByPlaceholder('Enter your email')).toBeVisible();
  await email(page).fill('ada');
  await email(page).blur();
  await expect(email(page)).toHaveValue('ada');
});

for (const [typed, warning] of [
  ['', 'User email cannot be empty!'],
  ['   ', 'User email cannot be empty!'],
  ['ada.example.org', "Please include '@' in the email address!"],
] as const) {
  test(`the address ${JSON.stringify(typed)} is not sent, with a warning`, async ({ page }) => {
    const asked = await answer(page, 200, GRANT);
    await openBar(page);
    await email(page).fill(typed);
    await subscribe(page).click();
    await expect(notice(page)).toHaveText(warning);
    await expect(notice(page)).toHaveAttribute('data-kind', 'warning');
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(email(page)).toHaveAccessibleDescription(warning);
    expect(asked).toEqual([]);
  });
}

test('no other check is made of the address: what is no address is the server’s to refuse', async ({
  page,
}) => {
  const asked = await answer(page, 400, { message: 'That is not an email address.', error: true });
  await openBar(page);
  await email(page).fill('@');
  await subscribe(page).click();
  await expect(notice(page)).toHaveText('Failed to subscribe: That is not an email address.');
  expect(asked).toHaveLength(1);
});

test('a new address is subscribed to the neighborhood of the page, with a link', async ({
  page,
}) => {
  const asked = await answer(page, 200, GRANT);
  await openBar(page);
  await email(page).fill('ada@example.org');
  await email(page).press('Enter');
  await expect(notice(page)).toContainText(
    'Thank you for your subscription! You can modify it anytime',
  );
  // its clock stands still under the pointer
  await shown(page);
  await expect(notice(page)).toHaveAttribute('data-kind', 'success');
  await expect(notice(page).getByRole('link')).toHaveAttribute('href', LINK);
  expect(asked).toEqual([
    { neighborhoods: ['hollywood'], email: 'ada@example.org', language: 'en' },
  ]);
  await expect(email(page)).toHaveValue('');
  // the link outlives the message
  await notice(page).getByRole('button', { name: 'Close' }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(bar(page).getByRole('link', { name: 'on your subscription page' })).toHaveAttribute(
    'href',
    LINK,
  );
});

test('a returning address is told so, with a link', async ({ page }) => {
  await answer(page, 409, GRANT);
  await openBar(page);
  await email(page).fill('ada@example.org');
  await subscribe(page).click();
  await expect(notice(page)).toContainText(
    'You are a returning user. Check your latest subscription',
  );
  await expect(notice(page)).toHaveAttribute('data-kind', 'warning');
  await expect(notice(page).getByRole('link')).toHaveAttribute('href', LINK);
  await expect(bar(page).getByRole('link')).toHaveAttribute('href', LINK);
});

for (const status of [400, 403, 500, 503]) {
  test(`status ${status} is a failure, told in the server’s words`, async ({ page }) => {
    await answer(page, status, { message: 'The mail service is down.', error: true });
    await openBar(page);
    await email(page).fill('ada@example.org');
    await subscribe(page).click();
    await expect(notice(page)).toHaveText('Failed to subscribe: The mail service is down.');
    await expect(notice(page)).toHaveAttribute('data-kind', 'error');
    await expect(bar(page)).toContainText('Failed to subscribe: The mail service is down.');
    await expect(email(page)).toHaveValue('ada@example.org');
  });
}

test('no way to the server is a failure, told in the browser’s words', async ({ page }) => {
  await openBar(page);
  await page.route(ENDPOINT, (route) => route.abort());
  await email(page).fill('ada@example.org');
  await subscribe(page).click();
  await expect(notice(page)).toHaveText('Failed to subscribe: Failed to fetch');
  await expect(email(page)).toHaveValue('ada@example.org');
});

test('a reply that is no grant is a failure', async ({ page }) => {
  await answer(page, 200, { email_address: 'ada@example.org' });
  await openBar(page);
  await email(page).fill('ada@example.org');
  await subscribe(page).click();
  await expect(notice(page)).toHaveText('Failed to subscribe: unreadable reply');
});

test('after another neighborhood was chosen, that one is subscribed', async ({ page }) => {
  const asked = await answer(page, 200, GRANT);
  await openBar(page);
  const search = page.getByRole('search', { name: 'Search for a Neighborhood' });
  await search.getByRole('combobox').fill('acton');
  await search.getByRole('option', { name: 'Acton', exact: true }).click();
  await expect(bar(page)).toHaveAccessibleName('Subscribe to the newsletter of Acton');
  await email(page).fill('ada@example.org');
  await subscribe(page).click();
  await expect(notice(page)).toBeVisible();
  expect(asked).toEqual([{ neighborhoods: ['acton'], email: 'ada@example.org', language: 'en' }]);
});

test('on the page of a crime the reader chooses the neighborhood', async ({ page }) => {
  const asked = await answer(page, 200, GRANT);
  await openBar(page, '/crime/burglary');
  const area = bar(page).getByRole('combobox', { name: 'Neighborhood' });
  await email(page).fill('ada@example.org');
  await subscribe(page).click();
  await expect(notice(page)).toHaveText('Please choose a neighborhood.');
  await expect(area).toBeFocused();
  expect(asked).toEqual([]);
  await area.selectOption({ label: 'Hollywood' });
  await subscribe(page).click();
  await expect(notice(page)).toContainText('Thank you for your subscription!');
  expect(asked).toEqual([
    { neighborhoods: ['hollywood'], email: 'ada@example.org', language: 'en' },
  ]);
});

test('a reader who comes from a neighborhood finds it chosen', async ({ page }) => {
  await openBar(page, '/crime/burglary?area=acton');
  await expect(bar(page).getByRole('combobox').locator('option:checked')).toHaveText('Acton');
});

test('in Spanish it speaks Spanish', async ({ page }) => {
  await offer(page, 'subscriptions');
  await page.goto('/es/neighborhood/hollywood');
  await page.getByRole('button', { name: 'Suscribirse' }).click();
  await expect(notice(page)).toHaveText('¡El correo electrónico no puede estar vacío!');
});

test('where the form cannot be fetched, a link leads to the page that has one', async ({
  page,
}) => {
  await offer(page, 'subscriptions');
  await page.route('**/SubscribeForm-*.js', (route) => route.abort());
  await page.goto('/neighborhood/hollywood');
  const title = page.getByRole('heading', { name: /^Subscribe to/ });
  await expect(title).toBeVisible();
  await expect(title.locator('..').getByRole('link', { name: 'Newsletters' })).toHaveAttribute(
    'href',
    '/subscribe',
  );
});

test('nothing jumps when the bar comes', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shift: (Reflect.get(window, 'shift') as number) + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // the places that the script keeps are as high as words in our letters
  await standInOurLetters(page);
  await offer(page, 'subscriptions');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const address of ['/neighborhood/hollywood', '/crime/burglary']) {
      await page.goto(address);
      await expect(email(page)).toBeVisible();
      await expect(page.getByRole('table').last().locator('tbody tr').first()).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      const shift = await page.evaluate(() => Reflect.get(window, 'shift'));
      expect(shift, `${address}, ${width} px`).toBeLessThan(0.05);
    }
  }
});

test('the form takes just the room that was kept for it, below a title of one line or two', async ({
  page,
}) => {
  await standInOurLetters(page);
  await offer(page, 'subscriptions');
  for (const [address, width] of [
    ['/neighborhood/hollywood', 390],
    ['/crime/burglary', 390],
    ['/neighborhood/hollywood', 1280],
    ['/es/crime/burglary', 1280],
  ] as const) {
    let bring = () => {};
    const held = new Promise<void>((resolve) => {
      bring = resolve;
    });
    await page.route('**/SubscribeForm-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 844 });
    await page.goto(address);
    const below = page.getByRole('list', { name: /^(Save and share|Guardar y compartir)$/ });
    const submit = page.getByRole('button', { name: /^(Subscribe|Suscribirse)$/ });
    await expect(page.getByRole('table').last().locator('tbody tr').first()).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: /^(Subscribe to|Suscríbase a)/ })).toBeVisible();
    await expect(submit).toHaveCount(0);
    const stood = await below.boundingBox();
    bring();
    await expect(submit).toBeVisible();
    expect(await below.boundingBox(), `${address}, ${width} px`).toEqual(stood);
    await page.unroute('**/SubscribeForm-*.js');
  }
});

for (const scheme of ['light', 'dark'] as const) {
  for (const width of [320, 390, 1280]) {
    test.describe(`${scheme}, ${width} px`, () => {
      test.use({ colorScheme: scheme, viewport: { width, height: 844 } });
      test('nothing stands in the way in the bar, empty, faulty, failed or done', async ({
        page,
      }) => {
        const check = async () => {
          const { violations } = await new AxeBuilder({ page })
            .include('form')
            .include('[role=alert]')
            .analyze();
          expect(
            violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
          ).toEqual([]);
          const widest = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(widest).toBeLessThanOrEqual(width);
        };
        await openBar(page, '/crime/burglary');
        await subscribe(page).click();
        await shown(page);
        await check();
        await answer(page, 500, { message: 'no', error: true });
        await email(page).fill('ada@example.org');
        await bar(page).getByRole('combobox').selectOption({ label: 'Hollywood' });
        await subscribe(page).click();
        await expect(bar(page)).toContainText('Failed to subscribe: no');
        await shown(page);
        await check();
        await answer(page, 200, GRANT);
        await subscribe(page).click();
        await expect(bar(page).getByRole('link')).toBeVisible();
        await shown(page);
        await check();
      });
    });
  }
}

/** Waits until the message has come whole, and holds it there. */
async function shown(page: Page): Promise<void> {
  await notice(page).hover();
  await expect
    .poll(() => notice(page).evaluate((element) => getComputedStyle(element).opacity))
    .toBe('1');
}
