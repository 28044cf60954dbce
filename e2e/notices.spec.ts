import { expect, type Page } from '@playwright/test';
import { notice, watchNotices } from './web/notices.ts';
import { offer } from './web/offers.ts';
import { test } from './web/test.ts';

/** The subscribe bar tells everything by messages: warnings at once, outcomes with a link. */
async function openBar(page: Page): Promise<void> {
  await page.clock.install();
  await offer(page, 'subscriptions');
  await page.route('**/api/subscriptions/subscribers', (route) =>
    route.fulfill({
      json: {
        email_address: 'ada@example.org',
        merge_fields: { SUB_HASH: '3fa9c0', PASS_HASH: '5f4dcc' },
      },
    }),
  );
  await page.goto('/neighborhood/hollywood');
  await expect(subscribe(page)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe', exact: true });
const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });

/**
 * From here on time passes only where a test lets it. A first message has come and gone before, so that the code which
 * draws messages is there.
 */
async function stopTheClock(page: Page): Promise<void> {
  await subscribe(page).click();
  await expect(notice(page)).toBeVisible();
  await settled(page);
  await page.keyboard.press('Escape');
  await expect(notice(page)).toHaveCount(0);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** Waits until what React does after drawing is done: timers are set there, and keys listened for. */
async function settled(page: Page): Promise<void> {
  for (let turn = 0; turn < 5; turn++) {
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve();
          port2.postMessage(null);
        }),
    );
  }
}

/** Lets time pass in steps, so that a message that closes has time to fade. */
async function staysFor(page: Page, ms: number): Promise<void> {
  await settled(page);
  for (let passed = 0; passed < ms; passed += 1_000) {
    await page.clock.runFor(1_000);
    await settled(page);
  }
  await expect(notice(page)).toBeVisible();
}

/** Lets time pass in steps until the message is gone: it fades in between, and React draws between two steps. */
async function goneWithin(page: Page, ms: number): Promise<void> {
  const step = 100;
  for (let passed = 0; passed < ms && (await notice(page).count()) > 0; passed += step) {
    await page.clock.runFor(step);
    await settled(page);
  }
  await expect(notice(page)).toHaveCount(0);
}

async function showWarning(page: Page): Promise<void> {
  await subscribe(page).click();
  await expect(notice(page)).toHaveText('User email cannot be empty!');
  // away from the message: the pointer would hold it
  await page.mouse.move(640, 300);
  await settled(page);
}

test('a message goes by itself after 3 seconds', async ({ page }) => {
  await openBar(page);
  await stopTheClock(page);
  await showWarning(page);
  await page.clock.runFor(2_900);
  await expect(notice(page)).toBeVisible();
  await goneWithin(page, 1_000);
});

test('there is one message at a time; a new one closes the current one first', async ({ page }) => {
  await openBar(page);
  const mostAtOnce = await watchNotices(page);
  await subscribe(page).click();
  await expect(notice(page)).toHaveText('User email cannot be empty!');
  await email(page).fill('ada');
  await subscribe(page).click();
  await expect(notice(page)).toHaveText("Please include '@' in the email address!");
  await email(page).fill('ada@example.org');
  await subscribe(page).click();
  await expect(notice(page)).toContainText('Thank you for your subscription!');
  await expect(notice(page)).toHaveCount(1);
  expect(await mostAtOnce()).toBe(1);
});

test('the same message twice is shown twice', async ({ page }) => {
  await openBar(page);
  await stopTheClock(page);
  await showWarning(page);
  await goneWithin(page, 4_000);
  await showWarning(page);
  await expect(notice(page)).toHaveCount(1);
});

test('the clock of a message stands still while the pointer or the focus is on it', async ({
  page,
}) => {
  await openBar(page);
  await stopTheClock(page);
  await email(page).fill('ada@example.org');
  await email(page).press('Enter');
  await expect(notice(page)).toContainText('Thank you for your subscription!');
  await settled(page);
  await notice(page).hover();
  await staysFor(page, 20_000);
  await notice(page).getByRole('link').focus();
  await page.mouse.move(640, 300);
  await staysFor(page, 20_000);
  await notice(page).getByRole('button', { name: 'Close' }).press('Enter');
  await goneWithin(page, 1_000);
});

test('the clock of a message goes on once neither pointer nor focus is on it', async ({ page }) => {
  await openBar(page);
  await stopTheClock(page);
  await showWarning(page);
  await settled(page);
  await notice(page).hover();
  await staysFor(page, 5_000);
  await page.mouse.move(640, 300);
  await settled(page);
  await goneWithin(page, 5_000);
});

test('Escape closes a message', async ({ page }) => {
  await openBar(page);
  await subscribe(page).click();
  await expect(notice(page)).toBeVisible();
  await settled(page);
  await page.keyboard.press('Escape');
  await expect(notice(page)).toHaveCount(0);
});

for (const [width, place] of [
  [320, 'top'],
  [399, 'top'],
  [400, 'bottom'],
  [1280, 'bottom'],
] as const) {
  test(`at ${width} px messages stand at the ${place}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openBar(page);
    await stopTheClock(page);
    await showWarning(page);
    await page.clock.runFor(600);
    await expect(async () => {
      const box = await notice(page).boundingBox();
      if (box === null) throw new Error('the message has no place');
      if (place === 'top') expect(box.y).toBeLessThan(60);
      else {
        expect(box.y + box.height).toBeGreaterThan(740);
        // bottom-left
        expect(box.x).toBeLessThan(30);
      }
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    }).toPass();
  });
}
