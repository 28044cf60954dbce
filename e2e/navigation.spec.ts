import { expect, type Page } from '@playwright/test';
import { barriersOn } from './web/barriers.ts';
import { standInOurLetters } from './web/our-letters.ts';
import { test } from './web/test.ts';

const TOOLS = [
  ['Coronavirus', '/coronavirus'],
  ['CoronaTraffic Map', '/traffic'],
  ['Air Quality', '/aqi-map'],
  ['Crime Map', '/map'],
  ['Crime Tracker', '/crime/burglary'],
  ['Neighborhood Tracker', '/neighborhood/downtown'],
] as const;
const MORE_TOOLS = [
  ['Air Quality Tracker', '/aqi'],
  ['Compare neighborhoods', '/compare'],
] as const;
const STORIES = [
  ['News', '/news'],
  ['Newsletters', '/subscribe'],
] as const;
const ABOUT = [
  ['About the data', '/about/data'],
  ['Months on record', '/about/data/coverage'],
  ['Downloads', '/about/data/downloads'],
  ['Releases', '/about/data/releases'],
  ['API', '/about/data/api'],
  ['How crime is counted', '/about/method'],
  ['How air is estimated', '/about/air'],
  ['How coronavirus is counted', '/about/coronavirus'],
] as const;

const mainLinks = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const footer = (page: Page) => page.getByRole('navigation', { name: 'Footer' });

test('the top bar leads to each tool, in the order that is specified', async ({ page }) => {
  await page.goto('/nothing-here');
  await expect(mainLinks(page).getByRole('link')).toHaveText(TOOLS.map(([name]) => name));
  for (const [name, address] of TOOLS) {
    await mainLinks(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toHaveCount(0);
  }
});

test('the side drawer of a wide window holds every page', async ({ page }) => {
  await page.goto('/about/method');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const links = page.getByRole('dialog').getByRole('link');
  await expect(links).toHaveText(
    [...TOOLS, ...MORE_TOOLS, ...STORIES, ...ABOUT].map(([name]) => name),
  );
  await page.getByRole('dialog').getByRole('link', { name: 'About the data' }).click();
  await expect(page).toHaveURL('/about/data');
});

for (const language of ['', '/es']) {
  test(`the bar stands in one row at every width${language}`, async ({ page }) => {
    await standInOurLetters(page);
    await page.goto(`${language}/about/method`);
    for (const width of [320, 360, 390, 600, 960, 1024, 1239, 1280, 1400, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const bar = () =>
        page.locator('header').evaluate((header) => ({
          over: document.documentElement.scrollWidth - innerWidth,
          tall:
            Math.max(...[...header.querySelectorAll('a')].map((link) => link.offsetHeight)) > 48,
        }));
      await expect
        .poll(bar, `${width} px: past the edge, or in two rows`)
        .toEqual({ over: 0, tall: false });
    }
  });
}

test('background workers of earlier versions are unregistered', async ({ page, context }) => {
  await context.route('**/former-worker.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto('/about/method');
  const workers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  // the page's own look for workers began before this one, and is over when this one is
  expect(await workers()).toBe(0);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/former-worker.js');
  });
  expect(await workers()).toBe(1);
  await page.reload();
  await expect.poll(workers).toBe(0);
});

const ALL = [...TOOLS, ...MORE_TOOLS, ...STORIES, ...ABOUT];

test('the footer leads to every page', async ({ page }) => {
  await page.goto('/nothing-here');
  for (const [name, address] of ALL) {
    const link = footer(page).getByRole('link', { name, exact: true });
    // a tracker is linked without its subject
    expect(address).toContain(await link.getAttribute('href'));
  }
  await footer(page).getByRole('link', { name: 'Crime Tracker' }).click();
  await expect(page).toHaveURL('/crime/burglary');
});

test('the menu of a phone leads to every page, and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/nothing-here');
  for (const [name, address] of [...TOOLS, ...STORIES, ...ABOUT]) {
    const menu = page.getByRole('dialog');
    // the way from the traffic map loads a document again, and a press before its script runs is lost
    await expect(async () => {
      if ((await menu.count()) === 0)
        await page.getByRole('button', { name: 'Menu', exact: true }).click({ timeout: 2_000 });
      await expect(menu).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(menu).toHaveCount(0);
  }
});

test('the current page is marked in the top bar', async ({ page }) => {
  await page.goto('/crime/burglary');
  await expect(mainLinks(page).getByRole('link', { name: 'Crime Tracker' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(mainLinks(page).locator('[aria-current]')).toHaveCount(1);
});

test('the footer has the links of the tools, about the site, and a way to write', async ({
  page,
}) => {
  await page.goto('/neighborhood/hollywood');
  const lists = footer(page);
  for (const [title, names] of [
    ['Tools', [...TOOLS, ...MORE_TOOLS].map(([name]) => name)],
    ['Stories', STORIES.map(([name]) => name)],
    ['About', ABOUT.map(([name]) => name)],
  ] as const) {
    const links = lists.getByRole('list', { name: title }).getByRole('link');
    await expect(links).toHaveText([...names]);
  }
  await lists.getByRole('list', { name: 'Contact' }).getByRole('button').click();
  await expect(page.getByRole('dialog', { name: 'Your feedback' })).toBeVisible();
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const open = async (page: Page) => {
    await page.goto('/about/method');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    const menu = page.getByRole('dialog');
    await expect(menu.getByRole('heading')).toHaveText(['Tools', 'Stories', 'About']);
    return { button, menu };
  };

  test('toggles: its button is where it was opened, and the focus returns', async ({ page }) => {
    const { button, menu } = await open(page);
    await expect(menu.getByRole('link')).toHaveText(
      [...TOOLS, ...MORE_TOOLS, ...STORIES, ...ABOUT].map(([name]) => name),
    );
    await menu.getByRole('button', { name: 'Close the menu' }).click();
    await expect(menu).toHaveCount(0);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
  });

  test('is closed by a click below 510 px, and by none above', async ({ page }) => {
    const { menu } = await open(page);
    // beside the links, wherever these stand
    const clickAt = (clientY: number) =>
      menu.getByRole('navigation').dispatchEvent('click', { clientX: 360, clientY });
    await clickAt(420);
    await clickAt(510);
    await expect(menu.getByRole('link').first()).toBeVisible();
    await clickAt(511);
    await expect(menu).toHaveCount(0);
  });

  test('is closed by a click beside it, and by Escape', async ({ page }) => {
    const first = await open(page);
    await page.mouse.click(40, 700);
    await expect(first.menu).toHaveCount(0);
    await first.button.click();
    await expect(first.menu.getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(first.menu).toHaveCount(0);
    await expect(first.button).toBeFocused();
  });

  test('nothing stands in the way in it', async ({ page }) => {
    await open(page);
    expect(await barriersOn(page, '[role=dialog]')).toEqual([]);
  });
});

test('a tracker’s map is expanded in a new tab', async ({ page, context }) => {
  await page.goto('/neighborhood/hollywood');
  const link = page.getByRole('link', { name: 'Expand the map (opens in a new tab)' });
  const opening = context.waitForEvent('page');
  await link.click();
  const map = await opening;
  await expect(map).toHaveURL('/map?area=hollywood');
  await expect(map.locator('#report-heading')).toHaveText('Hollywood');
  await expect(page).toHaveURL('/neighborhood/hollywood');
});
