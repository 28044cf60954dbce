import { expect, type Page } from '@playwright/test';
import { barriersOn } from './web/barriers.ts';
import { signIn } from './web/staff.ts';
import { test } from './web/test.ts';

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

test('from the news of the county to those of a neighborhood, and to one entry', async ({
  page,
}) => {
  await page.goto('/news');
  await expect(page).toHaveTitle('News · Townlight');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Crime in \w+ \d{4}$/ }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Atom' })).toHaveAttribute('href', '/news.atom');
  expect(await barriersOn(page)).toEqual([]);

  await main.getByRole('combobox').fill('venice');
  await main.getByRole('option', { name: 'Venice', exact: true }).click();
  await expect(heading(page, 'News about Venice')).toBeVisible();
  expect(new URL(page.url()).search).toBe('?area=venice');
  await expect(main.getByRole('link', { name: 'JSON Feed' })).toHaveAttribute(
    'href',
    '/news.json?area=venice',
  );
  await main
    .getByRole('link', { name: /^Crime in Venice/ })
    .first()
    .click();
  await expect(heading(page, /^Crime in Venice in \w+ \d{4}$/)).toBeVisible();
  await expect(main).toContainText(/\d+ crimes were reported in Venice in/);
  await expect(main.getByText('Sample data: the figures are invented.')).toBeVisible();
  await main.getByRole('link', { name: 'This entry for all of Los Angeles County' }).click();
  await expect(heading(page, /^Crime in \w+ \d{4}$/)).toBeVisible();
  await expect(
    main.getByRole('heading', { name: 'Neighborhoods that changed most' }),
  ).toBeVisible();
  await expect(main).toContainText('at most one in ten is expected to be wrong');
  expect(await barriersOn(page)).toEqual([]);
});

test('older news are one page further, and the newest one press away', async ({ page }) => {
  await page.goto('/es/news');
  const main = page.getByRole('main');
  const first = main.getByRole('heading', { level: 2 }).first().getByRole('link');
  const newest = await first.textContent();
  await main.getByRole('link', { name: 'Noticias anteriores' }).click();
  await expect(first).not.toHaveText(newest ?? '');
  await main.getByRole('link', { name: 'Volver a las más recientes' }).click();
  await expect(first).toHaveText(newest ?? '');
});

test('an address that names no entry, or no neighborhood, leads back to the news', async ({
  page,
}) => {
  for (const path of ['/news/crime-1999-01', '/news/Nothing', '/news?area=atlantis']) {
    await page.goto(path);
    await expect(heading(page, 'This news was not found')).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'All news' }).click();
  await expect(heading(page, 'News')).toBeVisible();
});

test('an editor signed in writes a paragraph, and readers have it', async ({ page, context }) => {
  await signIn(page, 'news@example.org');
  const words = `Told by the *editors* at ${Date.now()}.`;
  await page.getByRole('textbox', { name: 'Editor’s paragraph' }).fill(words);
  await page.getByRole('button', { name: 'Save the paragraph' }).click();
  await expect(page.getByText('The paragraph was saved.')).toBeVisible();
  const reader = await context.newPage();
  await reader.goto('/news');
  const told = reader.getByRole('main').getByText(words.replaceAll('*', ''));
  await expect(told).toBeVisible();
  await expect(told.locator('em')).toHaveText('editors');
  await reader.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test('news and an entry are read in full', async ({ page }) => {
    await page.goto('/es/news?area=venice');
    await expect(heading(page, 'Noticias de Venice')).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^El aire en Venice/ })
      .first()
      .click();
    await expect(heading(page, /^El aire en Venice en \w+ de \d{4}$/)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('µg/m³ de PM2.5');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
  });
});
