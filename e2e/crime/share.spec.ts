import { devices, expect, type Page } from '@playwright/test';
import { barriersOn } from '../web/barriers.ts';
import { test } from '../web/test.ts';

/** What the sheet of the phone was handed, and what it does: shared, closed by the reader, or broken. */
interface Sheet {
  readonly asked: ShareData[];
  fails: string | null;
}
declare const sheet: Sheet;
/** How high the menu was, frame by frame. */
declare const heights: readonly number[];

/** A phone whose browser has a sheet to share with; Chromium on a desk has none. */
async function giveSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet: Sheet = { asked: [], fails: null };
    Object.assign(window, { sheet });
    navigator.share = async (data) => {
      // as in a browser: only at a press
      if (!navigator.userActivation.isActive) throw new DOMException('', 'NotAllowedError');
      sheet.asked.push({ ...data });
      if (sheet.fails !== null) throw new DOMException('planted', sheet.fails);
    };
  });
}

const asked = (page: Page) => page.evaluate(() => sheet.asked);
const share = (page: Page) => page.getByRole('button', { name: /^(Share|Compartir)$/ });
const menu = (page: Page) => page.getByRole('menu');

test.describe('on a phone', () => {
  const { viewport, hasTouch, isMobile } = devices['Pixel 7'];
  test.use({ viewport, hasTouch, isMobile });

  for (const [address, says] of [
    ['/neighborhood/venice', 'Reported crime in Venice, October 2026'],
    [
      '/es/crime/burglary?history=yearly',
      'Reportes de robo con allanamiento en el condado de Los Ángeles, nov 2025 a oct 2026',
    ],
    [
      '/map?bb=Violent+Crime&area=venice&view=table#what-stands-behind',
      'Reports of Violent Crime in Venice, October 2026',
    ],
    ['/compare?areas=palms,venice', 'Reported crime in Palms and Venice, October 2026'],
  ] as const) {
    test(`the system's sheet gets what ${address} is about, and its address`, async ({
      page,
      baseURL,
    }) => {
      await giveSheet(page);
      await page.goto(address);
      // the period is known
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await share(page).tap();
      await expect.poll(() => asked(page)).toHaveLength(1);
      const url = baseURL + address.replace(/#.*/, '');
      expect(await asked(page)).toEqual([{ title: `${says} · Townlight`, text: says, url }]);
      await expect(menu(page)).toHaveCount(0);
    });
  }

  test('a sheet that the reader closes is no error; one that breaks gives way to the menu', async ({
    page,
  }) => {
    await giveSheet(page);
    await page.goto('/map?area=venice&view=table');
    await page.evaluate(() => {
      sheet.fails = 'AbortError';
    });
    await share(page).tap();
    await expect.poll(() => asked(page)).toHaveLength(1);
    await expect(menu(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.evaluate(() => {
      sheet.fails = 'DataError';
    });
    await share(page).tap();
    await expect(menu(page).getByRole('menuitem', { name: 'Copy Link' })).toBeVisible();
  });

  test('the menu stays one press away, with the code, the frame and the file', async ({ page }) => {
    await giveSheet(page);
    await page.goto('/map?area=venice&view=table');
    await expect(page.getByRole('button', { name: 'More ways to share' })).toBeVisible();
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'More ways to share' }).tap();
    for (const name of ['WeChat', 'Copy Link', 'Embed', 'Download the map (GeoJSON)'])
      await expect(menu(page).getByRole('menuitem', { name })).toBeVisible();
    expect(await asked(page)).toEqual([]);
    await menu(page).getByRole('menuitem', { name: 'WeChat' }).tap();
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  });

  test('a phone without a sheet opens the menu', async ({ page }) => {
    await page.goto('/neighborhood/venice');
    await expect(page.getByRole('button', { name: 'More ways to share' })).toHaveCount(0);
    await share(page).tap();
    await expect(menu(page).getByRole('menuitem', { name: 'Facebook' })).toBeVisible();
  });
});

test('for who wants no motion the menu stands in its place from its first frame', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/crime/burglary');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.evaluate(() => {
    const heights: number[] = [];
    Object.assign(window, { heights });
    const look = () => {
      const opened = document.querySelector('[role=menu]');
      if (opened !== null) heights.push(Math.round(opened.getBoundingClientRect().height));
      if (heights.length < 20) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await share(page).click();
  await expect.poll(() => page.evaluate(() => heights.length)).toBe(20);
  expect(new Set(await page.evaluate(() => heights)).size).toBe(1);
});

test('on a desk the menu opens, whatever the system has', async ({ page }) => {
  await giveSheet(page);
  await page.goto('/neighborhood/venice');
  await share(page).click();
  await expect(menu(page).getByRole('menuitem', { name: 'Facebook' })).toBeVisible();
  expect(await asked(page)).toEqual([]);
});
