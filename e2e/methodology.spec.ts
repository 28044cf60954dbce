import { expect } from '@playwright/test';
import { test } from './web/test.ts';

test('a section of a method is linked, found in the list of sections, and the same in the other language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/es/about/method#small-counts');
  await expect(page.getByRole('heading', { name: 'Números pequeños' })).toBeInViewport();
  const sections = page.getByRole('navigation', { name: 'En esta página' });
  await sections.getByRole('link', { name: 'Vuelva a contar' }).click();
  await expect(page).toHaveURL(/\/es\/about\/method#count-it-again$/);
  await expect(page.getByRole('heading', { name: 'Vuelva a contar' })).toBeInViewport();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Count it again' })).toBeAttached();
  await expect(page).toHaveURL(/\/about\/method#count-it-again$/);
  // a table is wider than a phone and scrolls by itself
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('the page of a crime leads to what that crime is, and the map’s report to what all of them are', async ({
  page,
}) => {
  await page.goto('/crime/burglary');
  await page.getByRole('link', { name: 'What this crime type means' }).click();
  await expect(page).toHaveURL(/\/about\/crime-types#burglary$/);
  await expect(page.getByRole('heading', { name: 'Burglary', exact: true })).toBeInViewport();
  await page.goto('/es/map?area=hollywood');
  await page.getByRole('link', { name: 'Qué significa cada tipo de delito' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Los tipos de delito en palabras sencillas',
  );
});

test('the method leads in one press to the departments’ rules, residents and boundaries, and how to report an error', async ({
  page,
}) => {
  for (const [address, link, section, heading] of [
    [
      '/about/method',
      'which departments count by which rules',
      'which-departments-count-by-which-rules',
      'Which departments count by which rules',
    ],
    [
      '/about/method',
      'where residents and boundaries come from',
      'where-residents-and-boundaries-come-from',
      'Where residents and boundaries come from',
    ],
    ['/about/method', 'how to report an error', 'how-to-report-an-error', 'How to report an error'],
    [
      '/es/about/method',
      'cómo avisar de un error',
      'how-to-report-an-error',
      'Cómo avisar de un error',
    ],
  ] as const) {
    await page.goto(address);
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/about/crime-types#${section}$`));
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
  }
});
