import { expect, type Page } from '@playwright/test';

/** Opens the safety map and waits until it is rendered with its colors. */
export async function openMap(page: Page, address = '/map', legend = 'Legend'): Promise<void> {
  await page.goto(address);
  // rendered by software: slow on a busy machine
  await expect(page.locator('[data-drawn=true]')).toBeVisible({ timeout: 90_000 });
  await expect(
    page.getByRole('region', { name: legend }).or(page.getByRole('group', { name: legend })),
  ).toBeVisible();
}

/** Moves a finger over the picture of a map until it loads the map. */
export async function moveFinger(page: Page): Promise<void> {
  const map = page.getByTestId('map');
  const picture = page.locator('svg a use').first();
  // the first may come before the effects of the page
  await expect(async () => {
    if ((await map.count()) === 0)
      await picture.dispatchEvent('touchmove', undefined, { timeout: 5_000 });
    await expect(map).toHaveCount(1, { timeout: 5_000 });
  }).toPass();
}

/** Returns the name at the head of the report. */
export function reportName(page: Page) {
  return page.locator('#report-heading');
}

/** Chooses a value of a filter chip. */
export async function choose(page: Page, chip: string, value: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${chip} `) }).click();
  const option = page.getByRole('option', { name: value, exact: true });
  await expect(option).toBeVisible();
  // a list that still slides in under the pointer may ignore a press
  await expect(async () => {
    if ((await option.count()) > 0) await option.click({ timeout: 3_000 });
    await expect(option).toHaveCount(0, { timeout: 3_000 });
  }).toPass();
}
