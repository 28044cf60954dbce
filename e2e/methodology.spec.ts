import { expect } from '@playwright/test';
import { test } from './web/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('sections of a method are scrolled into view, from an address, a list, another language and another page', async ({
  page,
}) => {
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

  await page.getByRole('main').getByRole('link', { name: 'how to report an error' }).click();
  await expect(page).toHaveURL(/\/about\/crime-types#how-to-report-an-error$/);
  await expect(page.getByRole('heading', { name: 'How to report an error' })).toBeInViewport();

  await page.goto('/crime/burglary');
  await page.getByRole('link', { name: 'What this crime type means' }).click();
  await expect(page).toHaveURL(/\/about\/crime-types#burglary$/);
  await expect(page.getByRole('heading', { name: 'Burglary', exact: true })).toBeInViewport();
});
