import { expect, type Page } from '@playwright/test';
import { barriersOn } from './web/barriers.ts';
import { test } from './web/test.ts';

const TOOLS = [
  ['Air Quality', '/aqi-map'],
  ['Crime Map', '/map'],
  ['Crime Tracker', '/crime/burglary'],
  ['Neighborhood Tracker', '/neighborhood/downtown'],
] as const;
const ABOUT = [
  ['About the data', '/about/data'],
  ['How crime is counted', '/about/method'],
  ['How air is estimated', '/about/air'],
] as const;

const mainLinks = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const footer = (page: Page) => page.getByRole('navigation', { name: 'Footer' });

for (const [name, address] of [...TOOLS, ...ABOUT]) {
  test(`the top bar leads to ${name}`, async ({ page }) => {
    await page.goto('/nothing-here');
    await mainLinks(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toHaveCount(0);
  });

  test(`the footer leads to ${name}`, async ({ page }) => {
    await page.goto('/nothing-here');
    await footer(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toHaveCount(0);
  });

  test(`the menu of a phone leads to ${name}, and closes`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/nothing-here');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog');
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(menu).toHaveCount(0);
  });
}

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
    ['Tools', TOOLS.map(([name]) => name)],
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
    await expect(menu.getByRole('heading')).toHaveText(['Tools', 'About']);
    return { button, menu };
  };

  test('toggles: its button is where it was opened, and the focus returns', async ({ page }) => {
    const { button, menu } = await open(page);
    await expect(menu.getByRole('link')).toHaveText([...TOOLS, ...ABOUT].map(([name]) => name));
    await menu.getByRole('button', { name: 'Close the menu' }).click();
    await expect(menu).toHaveCount(0);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
  });

  test('is closed by a click below 510 px, and by none above', async ({ page }) => {
    const { menu } = await open(page);
    // inside the drawer, where there is no link
    await page.mouse.click(360, 420);
    await page.mouse.click(360, 510);
    await expect(menu.getByRole('link').first()).toBeVisible();
    await page.mouse.click(360, 511);
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
