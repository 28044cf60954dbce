import { expect } from '@playwright/test';
import { test } from '../web/test.ts';

// The sample's records run from October 2023 to October 2026.
const BEFORE = 'period=custom&from=2010-01&to=2010-12';
const AFTER = 'period=custom&from=2030-01&to=2030-12';

const SAID = [
  [
    `/map?${BEFORE}`,
    'Records here begin in October 2023. There are no figures for January 2010 to December 2010.',
  ],
  [
    `/map?${AFTER}`,
    'Records here end in October 2026. There are no figures for January 2030 to December 2030 yet.',
  ],
  [
    '/map?period=custom&from=2010-01&to=2024-06',
    'Records here begin in October 2023, so no area has figures for all of this period.',
  ],
  [
    '/map?period=custom&from=2026-01&to=2030-12',
    'Records here end in October 2026. These figures are for the months until then.',
  ],
  [`/map?${BEFORE}&area=venice`, 'Records here begin in October 2023.'],
  [`/compare?areas=venice,hollywood&${BEFORE}`, 'Records here begin in October 2023.'],
  [`/embed/map?${BEFORE}`, 'Records here begin in October 2023.'],
] as const;

for (const [address, words] of SAID) {
  test(`${address} says how far the records reach, and offers 12 months`, async ({ page }) => {
    const refused: string[] = [];
    page.on('response', (reply) => {
      if (reply.status() >= 400) refused.push(reply.url());
    });
    await page.goto(address);
    const said = page.getByRole('status').filter({ hasText: words });
    await expect(said).toBeVisible();
    const offer = said.getByRole('link', { name: 'Show the last 12 months' });
    await expect(offer).toHaveAttribute('href', /^\/(map|compare)\?.*period=12/);
    // nothing lies over it
    await offer.click({ trial: true });
    await expect(page.getByText('could not be loaded')).toHaveCount(0);
    // nothing was compared, so nothing is said of changes
    await expect(page.getByText(/No area shows a clear change from (Jul|January) /)).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(refused).toEqual([]);
  });
}

test('other months can be chosen from where none is on record', async ({ page }) => {
  await page.goto(`/es/map?${BEFORE}`);
  const said = page.getByRole('status').filter({
    hasText:
      'Aquí los registros empiezan en octubre de 2023. No hay cifras de enero de 2010 a diciembre de 2010.',
  });
  await expect(said).toBeVisible();
  await page.getByRole('button', { name: /^Período/ }).click();
  await page.getByRole('option', { name: 'Otro…' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await said.getByRole('link', { name: 'Mostrar los últimos 12 meses' }).click();
  await expect(page).toHaveURL(/\/es\/map\?period=12$/);
  await expect(said).toHaveCount(0);
});

test.describe('before scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, words] of [
    [`/map?${BEFORE}`, SAID[0][1]],
    [
      '/neighborhood/venice/1/2010',
      'There are no complete records for that month. Records here run from October 2023 to October 2026.',
    ],
    ['/crime/burglary/1/2010', 'There are no complete records for that month.'],
  ] as const) {
    test(`${address} says it`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByText(words)).toBeVisible();
    });
  }
});
