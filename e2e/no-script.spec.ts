import { expect, test } from '@playwright/test';

const PHONE = {
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
};

// What the pages contain is tested in `site/first-html`; here a browser renders them and submits their forms.
for (const width of [390, 1280])
  test.describe(`without script, ${width} px`, () => {
    test.use({
      javaScriptEnabled: false,
      viewport: { width, height: 844 },
      ...(width < 960 && PHONE),
    });

    test('the picture of the map, the forms and the feedback page work', async ({ page }) => {
      await page.goto('/map?period=12');
      const area = page.locator('svg a:has(use[href$="#beverly-hills"])');
      const box = await area.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(10);
      await area.click();
      await expect(page).toHaveURL(/\/map\?period=12&area=beverly-hills$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beverly Hills');

      if (width < 960) await page.locator('summary', { hasText: 'Filters' }).click();
      await page.getByLabel('Mode').selectOption('Trajectory');
      await page.getByLabel('Boundaries').selectOption('Zip codes');
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await expect(page).toHaveURL(/mode=traj.*partition=zipcodes/);
      await page.getByRole('link', { name: 'Table' }).click();
      await expect(page.getByRole('row', { name: /^90291 / })).toBeAttached();

      await page.goto('/es/crime/burglary?history=yearly');
      const month = page.getByRole('combobox', { name: 'Mes' });
      const chosen = String(await month.locator('option').nth(5).getAttribute('value'));
      const [year, number] = chosen.split('-').map(Number);
      await month.selectOption(chosen);
      await page.getByRole('button', { name: 'Mostrar' }).click();
      await expect(page).toHaveURL(`/es/crime/burglary/${number}/${year}?history=yearly`);

      await page.goto('/crime/burglary?in=venice');
      await page.getByRole('link', { name: 'Last Year' }).click();
      await expect(page).toHaveURL('/crime/burglary?in=venice&history=yearly');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Burglary in Venice');

      await page.goto('/neighborhood/hollywood');
      await page.locator('input[name="q"]').first().fill('venic');
      await page.locator('input[name="q"]').first().press('Enter');
      await expect(page).toHaveURL(/\/search\?q=venic$/);
      const venice = page.getByRole('list', { name: 'Venice' }).first();
      await venice.getByRole('link', { name: 'Neighborhood Tracker' }).click();
      await expect(page).toHaveURL(/\/neighborhood\/venice$/);

      await page.goto('/es/neighborhood/venice');
      await page.getByRole('link', { name: 'Comentarios' }).first().click();
      await page.getByRole('textbox').first().fill(`Sin script, ${width} px.`);
      await page.getByRole('button', { name: 'Enviar comentarios' }).click();
      await expect(page.getByText('¡Gracias por sus comentarios!')).toBeVisible();
      await page.getByRole('link', { name: 'Volver a la página' }).click();
      await expect(page).toHaveURL(/\/es\/neighborhood\/venice$/);
    });

    test('elements that need script are not shown and occupy no space', async ({ page }) => {
      await page.goto('/es/subscribe');
      // by its position: Playwright sees no text in <noscript>
      await expect(page.locator('main noscript p')).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);

      await page.goto('/crime/burglary');
      const first = await page
        .getByRole('list', { name: 'Save and share' })
        .getByRole('link')
        .first()
        .boundingBox();
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(first?.x).toBe(title?.x);

      await page.goto('/neighborhood/venice');
      const needsScript = page.locator('button[type="button"]:not([aria-pressed="true"], th *)');
      await expect(needsScript.filter({ visible: true })).toHaveCount(0);
      const alone = page.locator('input:not(form input), select:not(form select)');
      await expect(alone.filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole('progressbar')).toBeHidden();
      // rows that are hidden until a button shows them: a phone has five, and two that matter singly
      const rows = page.getByRole('table', { name: /Crimes in Venice/ }).getByRole('row');
      await expect(rows).toHaveCount(width < 600 ? 8 : 11);
      await page.getByRole('link', { name: /^See all/ }).click();
      await expect(page.getByRole('link', { name: 'Marina del Rey' })).toBeVisible();
      expect(await rows.count()).toBeGreaterThan(20);

      await page.goto('/es/news?area=venice');
      const link = page.getByRole('main').getByRole('link', { name: /^El aire en Venice/ });
      await link.first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^El aire en Venice en /);
      const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(pageWidth).toBeLessThanOrEqual(width);
    });
  });
