import { expect, type Locator, type Page } from '@playwright/test';

/** The focus is on an element, or on what stands in it. */
export const isFocused = (element: Locator) =>
  element.evaluate((shown) => shown.contains(document.activeElement));

/** Presses Tab until the element has the focus, as far as a page is long. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  for (let pressed = 0; pressed < 80 && !(await isFocused(element)); pressed += 1)
    await page.keyboard.press('Tab');
  expect(await isFocused(element)).toBe(true);
}
