import { expect, type Page } from '@playwright/test';
import { test } from '../web/test.ts';

const chart = (page: Page) => page.getByRole('img', { name: /^Bar chart of crimes per 100,000/ });

test('county and similar-area lines load without layout shift, and their labels do not overlap', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/monthly/similar?*', async (route) => {
    await released;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/neighborhood/venice?measure=rate');
  await expect(chart(page)).toBeVisible();
  const below = page.getByRole('table').first();
  await expect(below).toBeVisible();
  await expect(page.getByText(/^Dashed: Los Angeles County/)).toBeHidden();
  const place = await below.boundingBox();
  release();
  await expect(page.locator('svg [data-line]')).toHaveCount(2);
  await expect(page.getByText(/^Dashed: Los Angeles County/)).toBeVisible();
  expect(await below.boundingBox()).toEqual(place);

  const [one, other] = await Promise.all(
    ['Los Angeles County', 'Similar areas'].map((name) =>
      chart(page).getByText(name, { exact: true }).boundingBox(),
    ),
  );
  if (!one || !other) throw new Error('A line has no label.');
  const isAboveOrBelow = one.y + one.height <= other.y || other.y + other.height <= one.y;
  expect(isAboveOrBelow || one.x + one.width <= other.x || other.x + other.width <= one.x).toBe(
    true,
  );

  await page.getByRole('slider', { name: 'Month by month' }).focus();
  const details = page.locator('[class*=tip]:has(> b)');
  await expect(details.getByText(/^Similar areas: /)).toBeVisible();
  const [box, drawing] = [await details.boundingBox(), await chart(page).boundingBox()];
  expect(box?.y).toBeGreaterThanOrEqual((drawing?.y ?? 0) + (drawing?.height ?? 0));
});
