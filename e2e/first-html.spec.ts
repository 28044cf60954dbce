import { expect, test } from '@playwright/test';
import { waitForHydration as hydrated } from './web/settled.ts';

test('text typed before the script has loaded is not lost', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/neighborhood/hollywood', { waitUntil: 'commit' });
  const search = page.getByRole('combobox', { name: 'Neighborhood name' });
  await search.pressSequentially('veni');
  release();
  await expect(page.getByRole('option', { name: 'Venice', exact: true })).toBeVisible();
  await expect(search).toHaveValue('veni');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/neighborhood\/venice$/);
});

for (const [address, button, dialog] of [
  ['/about/method', 'Menu', 'Menu'],
  // inside the page's boundary, which is hydrated after the shell
  ['/crime/burglary', 'Feedback', 'Your feedback'],
] as const)
  test(`a click before the script has loaded is replayed afterward: ${button}`, async ({
    page,
  }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const requested = page.waitForRequest('**/assets/start-*.js');
    await page.route('**/assets/start-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    // the first script has loaded and requested the others
    await requested;
    await page.getByRole('button', { name: button }).first().click();
    release();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
  });

test('a click while React hydrates the page counts once', async ({ page }) => {
  await page.addInitScript(() => {
    // React schedules its work by messages to itself: a click can arrive between them
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (message: unknown) {
      setTimeout(() => postMessage.call(this, message), 20);
    };
    const has = (element: Element | null, key: string) =>
      element !== null && Object.keys(element).some((name) => name.startsWith(key));
    let clicks = 0;
    const clickOnceHydrating = (): void => {
      const button = document.querySelector('figure button, main button[aria-pressed=false]');
      if (!(button instanceof HTMLElement) || !has(document.getElementById('root'), '__reactCont'))
        return void setTimeout(clickOnceHydrating);
      const { dataset } = document.documentElement;
      dataset.hydrated = String(has(button, '__reactFiber'));
      button.addEventListener('click', () => {
        clicks += 1;
        dataset.clicks = String(clicks);
      });
      button.click();
    };
    clickOnceHydrating();
  });
  await page.goto('/crime/burglary');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'false');
  await page.getByRole('button', { name: 'Feedback' }).first().hover();
  await page.waitForTimeout(1_000);
  await expect(page.locator('html')).toHaveAttribute('data-clicks', '1');
});

test('a separate thread loads the languages of the browser, and the page works without it', async ({
  page,
}) => {
  // the loaded languages remain after the worker has ended
  const thread = page.waitForEvent('worker').then(async (started) => {
    await started.waitForEvent('close');
    return started.url();
  });
  await page.goto('/news');
  expect(await thread).toContain('gather-languages');

  await page.route('**/assets/gather-languages-*.js', (route) => route.abort());
  await page.reload();
  await expect(page.locator('#root h1')).toHaveText(/News/);
  await hydrated(page);
});
