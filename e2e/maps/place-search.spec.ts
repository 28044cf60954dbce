import { expect } from '@playwright/test';
import { findAccessibilityViolations } from '../web/accessibility-violations.ts';
import { openMap } from '../web/safety-map.ts';
import { test } from '../web/test.ts';

test('a place is found by keyboard and by geolocation on the rendered map, and suggestions are accessible', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ longitude: -118.4605, latitude: 33.9939 });
  await openMap(page);
  const field = page.getByRole('combobox').first();
  const options = page.getByRole('listbox').first().getByRole('option');
  await field.focus();
  await page.keyboard.type('griffith obs');
  await expect(options.first()).toContainText('Griffith Observatory');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/area=griffith-park/);
  await expect(page.getByTestId('found-pin')).toContainText('Griffith Observatory');
  await expect(page.getByTestId('found-pin')).toBeInViewport();

  await page.getByRole('button', { name: 'Use my location' }).first().click();
  await expect(page).toHaveURL(/area=venice$/);
  await expect(page.getByTestId('found-pin')).toHaveText('Your location');

  await page.setViewportSize({ width: 390, height: 844 });
  await openMap(page);
  await field.fill('holly');
  await expect(options.first()).toBeInViewport();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});
