import { expect, type Page, test } from '@playwright/test';
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

test.describe('the chart of the months', () => {
  const slider = (page: Page) => page.getByRole('slider', { name: 'Month by month' });
  const tip = (page: Page) => page.locator('[class*=tip]:has(> b)');

  test('tells each month by arrow keys and by pointer, and nothing moves', async ({
    page,
    request,
  }) => {
    const { trends } = await (
      await request.get('/api/neighborhoods/hollywood/monthly?months=24')
    ).json();
    const [before, now] = [trends.at(-14), trends.at(-2)];
    await page.goto('/neighborhood/hollywood');
    await settled(page);
    await expect(page.locator('svg').getByText('Year before')).toBeVisible();
    const below = page.getByRole('button', { name: 'Show as table' });
    await below.scrollIntoViewIfNeeded();
    const stood = await below.boundingBox();
    await slider(page).focus();
    await page.keyboard.press('ArrowLeft');
    const said = [
      new RegExp(`(^|\\W)${now.crime_count} reports`),
      new RegExp(` ${before.year}: ${before.crime_count} reports`),
      /[\d,]+ per 100,000 residents, 95% interval [\d,]+ to [\d,]+/,
    ];
    for (const words of said) {
      await expect(slider(page)).toHaveAttribute('aria-valuetext', words);
      await expect(tip(page).getByText(words)).toBeVisible();
    }
    expect(await below.boundingBox()).toEqual(stood);
    await page.keyboard.press('Escape');
    await expect(tip(page)).toHaveCount(0);
    const box = await page.getByRole('img', { name: /number of crimes by month/ }).boundingBox();
    if (box === null) throw new Error('The chart is not on the page.');
    await page.mouse.move(box.x + box.width - 8, box.y + box.height / 2);
    await expect(tip(page)).toContainText(`${trends.at(-1).crime_count} reports`);
    await expect(tip(page)).toContainText('Provisional');
    expect(await below.boundingBox()).toEqual(stood);
    await page.mouse.move(box.x, box.y - 60);
    await expect(tip(page)).toHaveCount(0);
  });

  test('shows 36 months with their years where there is room, and 12 on a phone until asked', async ({
    page,
    request,
  }) => {
    const { trends } = await (
      await request.get('/api/neighborhoods/hollywood/monthly?months=36')
    ).json();
    const chart = page.getByRole('img', { name: /number of crimes by month/ });
    await page.goto('/neighborhood/hollywood');
    await settled(page);
    await expect(slider(page)).toHaveAttribute('max', String(trends.length - 1));
    for (const { month, year } of trends)
      if (month === 1) await expect(chart.getByText(String(year), { exact: true })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(slider(page)).toHaveAttribute('max', '11');
    await expect(page.getByText('Number of Crimes, Last 12 months')).toBeVisible();
    await page.getByRole('button', { name: `${trends.length} months` }).click();
    await expect(slider(page)).toHaveAttribute('max', String(trends.length - 1));
    await page.getByRole('button', { name: 'Show as table' }).click();
    const counts = page.getByRole('table').first().locator('tbody td:nth-of-type(1)');
    await expect(counts).toHaveText(
      trends.map((one: { crime_count: number }) => String(one.crime_count)).toReversed(),
    );
  });

  test('shows as many months of the county', async ({ page, request }) => {
    await page.goto('/crime/burglary');
    await settled(page);
    const { data_through: through } = await (await request.get('/api/crimes/status')).json();
    const [year, month] = through.split('-').map(Number);
    const { trends } = await (
      await request.get(`/api/crimes/burglary/monthly/${month}/${year}?months=36`)
    ).json();
    expect(trends.length).toBeGreaterThan(24);
    await expect(slider(page)).toHaveAttribute('max', String(trends.length - 1));
    await page.getByRole('button', { name: '12 months' }).click();
    await expect(slider(page)).toHaveAttribute('max', '11');
  });

  test('says that a month is missing, never that it is zero', async ({ page }) => {
    await page.goto('/neighborhood/downey');
    await settled(page);
    await slider(page).focus();
    await expect(slider(page)).toHaveAttribute('aria-valuetext', /No records for this month\./);
    await expect(tip(page)).toContainText('That does not mean nothing happened.');
    await expect(tip(page)).not.toContainText(/\b0\b|No reports/);
  });
});
