import { expect, test } from '@playwright/test';
import { settled } from '../web/settled.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const address of ['/crime/burglary?history=yearly', '/neighborhood/hollywood']) {
    test(`a table keeps rank, rate and certainty: ${address}`, async ({ page }) => {
      await page.goto(address);
      await settled(page);
      const table = page.getByRole('table').last();
      for (const head of ['Rank', 'Reports', 'Per 100,000']) {
        const box = await table.getByRole('columnheader', { name: head }).boundingBox();
        expect(box?.width, head).toBeGreaterThan(20);
        expect((box?.x ?? 0) + (box?.width ?? 999), head).toBeLessThanOrEqual(390);
      }
      const first = table.locator('tbody tr').first();
      await expect(first.getByText(/^[\d,]+ to [\d,]+$/).first()).toBeVisible();
      await expect(page.getByText(/Below a rate: its 95% interval\. Under a name/)).toBeVisible();
    });

    test(`a change that is not clear is read out and takes no room: ${address}`, async ({
      page,
    }) => {
      await page.goto(address);
      await settled(page);
      const names = page.getByRole('table').last().getByRole('rowheader');
      const without = names.getByText('no clear change', { exact: true });
      await expect(without.first()).toBeAttached();
      for (const word of await without.all())
        expect((await word.boundingBox())?.width).toBeLessThanOrEqual(1);
    });
  }
});

test('the interval lines end where nearly all intervals end, and an open end says so', async ({
  page,
}) => {
  await page.goto('/crime/theft-from-vehicle?history=yearly');
  await settled(page);
  const note = page.getByText(/^The interval lines end at [\d,]+ per 100,000; an arrow means/);
  await expect(note).toBeVisible();
  const end = Number((await note.textContent())?.match(/end at ([\d,]+)/)?.[1]?.replace(',', ''));
  for (const row of await page.getByRole('table').last().locator('tbody tr').all()) {
    const words = row.getByText(/^[\d,]+ to [\d,]+$/).last();
    const high = Number((await words.textContent())?.split(' to ')[1]?.replace(',', ''));
    await expect(row.locator('svg [class*=onward]')).toHaveCount(high > end ? 1 : 0);
  }
});
