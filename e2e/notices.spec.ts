import { expect, type Locator } from '@playwright/test';
import { setServerOffers } from './web/force-client-rendering.ts';
import { notice } from './web/notices.ts';
import { test } from './web/test.ts';

const HEIGHT = 800;
const WIDTHS = [
  [320, 'top'],
  [399, 'top'],
  [400, 'bottom'],
  [1280, 'bottom'],
] as const;

test('messages are at the top of a narrow window, and at the bottom left of a wider one', async ({
  page,
}) => {
  await setServerOffers(page, 'subscriptions');
  await page.goto('/neighborhood/hollywood');
  const subscribe = page.getByRole('button', { name: 'Subscribe', exact: true });
  for (const [width, place] of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await subscribe.click();
    // hovering prevents it from closing
    await notice(page).hover();
    await expect(async () => {
      const box = await boxOf(notice(page));
      if (place === 'top') expect(box.y, `${width} px`).toBeLessThan(60);
      else {
        expect(box.y + box.height, `${width} px`).toBeGreaterThan(HEIGHT - 60);
        expect(box.x, `${width} px`).toBeLessThan(30);
      }
      expect(box.x, `${width} px`).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, `${width} px`).toBeLessThanOrEqual(width);
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(notice(page)).toHaveCount(0);
  }
});

async function boxOf(message: Locator) {
  const box = await message.boundingBox();
  if (box === null) throw new Error('the message is not rendered');
  return box;
}
