import { expect, type Locator } from '@playwright/test';

/** Returns whether an element or its content has the focus and shows it. */
export const hasVisibleFocus = (element: Locator) =>
  element.evaluate(
    (shown) => shown.matches(':focus-visible') || shown.querySelector(':focus-visible') !== null,
  );

/** Presses Tab, or Shift+Tab, until an element has the focus, up to the length of a page. */
export async function tabTo(element: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(element).toBeVisible();
  for (let presses = 0; presses < 80 && !(await hasVisibleFocus(element)); presses += 1)
    await element.page().keyboard.press(key);
  expect(await hasVisibleFocus(element)).toBe(true);
}
