import { expect, type Page } from '@playwright/test';
import { barriersOn } from './web/barriers.ts';
import { test } from './web/test.ts';

const open = async (page: Page) => {
  await page.getByRole('button', { name: 'My places' }).click();
  return page.getByRole('dialog', { name: 'My places' });
};

test('a resident keeps a place, names it, and reaches it from another page; the server learns nothing', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/neighborhood/venice');
  const dialog = await open(page);
  await dialog.getByRole('button', { name: 'Keep Venice' }).click();
  await dialog.getByRole('button', { name: 'Rename Venice' }).click();
  await dialog.getByRole('textbox', { name: 'Your name for Venice' }).fill('Grandma Rosa');
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect(await barriersOn(page, '[role=dialog]')).toEqual([]);
  await page.goto('/about/method');
  // one press, on a phone too, and nothing moved for it
  expect(await page.evaluate(() => document.querySelector('header')?.clientHeight)).toBe(77);
  await page
    .getByRole('navigation', { name: 'My places' })
    .getByRole('link', { name: 'Grandma Rosa' })
    .click();
  await expect(page).toHaveURL('/neighborhood/venice');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // the tracker opens there, too
  await page.goto('/about/method');
  await page.locator('footer').getByRole('link', { name: 'Neighborhood Tracker' }).click();
  await expect(page).toHaveURL('/neighborhood/venice');
  expect(sent.filter((one) => /Grandma|Rosa/.test(decodeURIComponent(one)))).toEqual([]);
  await (await open(page)).getByRole('button', { name: 'Remove Grandma Rosa' }).click();
  await expect(page.getByText('Save up to five neighborhoods here')).toBeVisible();
});

test('“near me” leads to the neighborhood, and tells the server no more than the place asked for', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 34.0983456, longitude: -118.3267891 });
  await page.goto('/about/method');
  const asked = page.waitForRequest('**/get_neighborhood?*');
  await (await open(page)).getByRole('button', { name: 'The neighborhood near me' }).click();
  expect(new URL((await asked).url()).search).toBe('?lat=34.098&long=-118.327');
  await expect(page).toHaveURL(/\/neighborhood\/[a-z-]+$/);
});
