import { expect, test } from '@playwright/test';
import { openMap } from './web/safety-map.ts';

const PHONE = {
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
};

const plain = (text: string) => text.replaceAll(/\s/g, '');

for (const width of [390, 1280]) {
  test.describe(`without script, ${width} px`, () => {
    test.use({
      javaScriptEnabled: false,
      viewport: { width, height: 844 },
      ...(width < 960 && PHONE),
    });

    test('the map is seen in its colors, and an area leads to its report', async ({ page }) => {
      for (const address of ['/map', '/es/aqi-map', '/coronavirus', '/map?mode=traj&period=12']) {
        await page.goto(address);
        const areas = page.locator('svg a use');
        expect(await areas.count(), address).toBeGreaterThan(200);
        // of the shape that was fetched: without it the box is empty
        const box = await page.locator('svg a use[href$="#beverly-hills"]').boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), address).toBeGreaterThan(10);
      }
      await page.goto('/map?period=12');
      await page.locator('svg a:has(use[href$="#beverly-hills"])').click();
      await expect(page).toHaveURL(/\/map\?period=12&area=beverly-hills$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beverly Hills');
    });

    test('what needs script is not offered, and leaves no gap', async ({ page }) => {
      for (const [address, said] of [
        ['/subscribe', 'Subscribing needs JavaScript.'],
        ['/es/subscribe', 'Para suscribirse hace falta JavaScript.'],
      ] as const) {
        await page.goto(address);
        // by its place: what stands in <noscript> is no text to Playwright
        const note = page.locator('main noscript p');
        await expect(note).toHaveText(said);
        await expect(note).toBeVisible();
        await expect(page.getByRole('textbox')).toHaveCount(0);
        await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      }
      await page.goto('/crime/burglary');
      const first = await page
        .getByRole('list', { name: 'Save and share' })
        .getByRole('link')
        .first()
        .boundingBox();
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(first?.x).toBe(title?.x);
    });

    test('a month is chosen', async ({ page }) => {
      await page.goto('/es/crime/burglary?history=yearly');
      const month = page.getByRole('combobox', { name: 'Mes' });
      const before = await month.locator('option').nth(5).getAttribute('value');
      const [year, of] = String(before).split('-').map(Number);
      await month.selectOption(String(before));
      await page.getByRole('button', { name: 'Mostrar' }).click();
      await expect(page).toHaveURL(`/es/crime/burglary/${of}/${year}?history=yearly`);
      await expect(month).toHaveValue(String(before));
    });

    test('what is typed is found: an area, a zip code, a crime type, nothing', async ({ page }) => {
      await page.goto('/neighborhood/hollywood');
      const search = page.locator('input[name="q"]').first();
      await search.fill('venic');
      await search.press('Enter');
      await expect(page).toHaveURL(/\/search\?q=venic$/);
      const found = page.getByRole('listitem').filter({ has: page.getByRole('heading') });
      await expect(found.first().getByRole('heading')).toHaveText('Venice');
      await found.first().getByRole('link', { name: 'Neighborhood Tracker' }).click();
      await expect(page).toHaveURL(/\/neighborhood\/venice$/);

      await page.goto('/es/search?q=90291');
      await expect(page.getByRole('heading', { name: 'En Venice' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Mapa de delitos' }).nth(1)).toBeVisible();
      await page.goto('/search?q=burgl');
      await page.getByRole('link', { name: 'Burglary', exact: true }).click();
      await expect(page).toHaveURL(/\/crime\/burglary$/);
      await page.goto('/search?q=qqxxzz');
      await expect(page.getByText('Nothing was found for “qqxxzz”.')).toBeVisible();
    });

    test('a neighborhood is added to a comparison', async ({ page }) => {
      await page.goto('/compare?areas=venice');
      await page.locator('input[name="q"]').fill('hollywood');
      await page.locator('input[name="q"]').press('Enter');
      await page.getByRole('link', { name: 'Add to the comparison' }).first().click();
      await expect(page).toHaveURL(/\/compare\?areas=venice,hollywood$/);
    });

    test('feedback is sent from a page about it', async ({ page }) => {
      await page.goto('/es/neighborhood/venice');
      await page.getByRole('link', { name: 'Comentarios' }).first().click();
      await page.getByRole('textbox').first().fill(`Sin script, ${width} px.`);
      await page.getByRole('button', { name: 'Enviar comentarios' }).click();
      await expect(page.getByText('¡Gracias por sus comentarios!')).toBeVisible();
      await page.getByRole('link', { name: 'Volver a la página' }).click();
      await expect(page).toHaveURL(/\/es\/neighborhood\/venice$/);
    });

    test('filters, switches and long tables have their address', async ({ page }) => {
      await page.goto('/map?area=venice');
      if (width < 960) await page.locator('summary', { hasText: 'Filters' }).click();
      await page.getByLabel('Mode').selectOption('Trajectory');
      await page.getByLabel('Boundaries').selectOption('Zip codes');
      await page.getByRole('button', { name: 'Show' }).click();
      const asked = new URL(page.url()).searchParams;
      expect(asked.get('mode')).toBe('traj');
      expect(asked.get('partition')).toBe('zipcodes');
      expect(asked.get('area')).toBeNull();
      await page.getByRole('link', { name: 'Table' }).click();
      await expect(page.getByRole('row', { name: /^90291 / })).toBeAttached();

      await page.goto('/neighborhood/venice');
      await page.getByRole('link', { name: 'Rate', exact: true }).click();
      await expect(page).toHaveURL(/measure=rate/);
      const rows = page.getByRole('table', { name: /Crimes in Venice/ }).getByRole('row');
      await expect(rows).toHaveCount(11);
      await page.getByRole('link', { name: /^See all/ }).click();
      expect(await rows.count()).toBeGreaterThan(20);
      await expect(page.getByRole('link', { name: 'Marina del Rey' })).toBeVisible();
    });

    test('what a button tells is told without it', async ({ page }) => {
      for (const address of [
        '/aqi-map',
        '/coronavirus',
        '/map?mode=traj&period=12',
        '/map?area=venice',
      ]) {
        await page.goto(address);
        const buttons = await page.locator('li button, td button, dd button').allTextContents();
        const seen = await page.locator('a').filter({ visible: true }).allTextContents();
        const links = seen.map(plain);
        for (const told of buttons) expect(links, address).toContain(plain(told));
      }
      await page.goto('/aqi-map?scale=nowcast');
      const first = page
        .getByRole('listitem')
        .filter({ hasText: /AQI \d/ })
        .first()
        .getByRole('link');
      const name = String(await first.locator('span').first().textContent());
      await first.click();
      await expect(page).toHaveURL(/scale=nowcast&area=[a-z-]+$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    });

    test('nothing is offered that does not answer', async ({ page }) => {
      for (const address of ['/map?view=table', '/neighborhood/venice', '/aqi', '/compare']) {
        await page.goto(address);
        const silent = page.locator('button[type="button"]:not([aria-pressed="true"], th *)');
        await expect(silent.filter({ visible: true }), address).toHaveCount(0);
        const alone = page.locator('input:not(form input), select:not(form select)');
        await expect(alone.filter({ visible: true }), address).toHaveCount(0);
        await expect(page.getByRole('progressbar'), address).toBeHidden();
      }
    });
  });

  test(`who waits for the code sees the picture of the map meanwhile, ${width} px`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      ...(width < 960 && PHONE),
    });
    const page = await context.newPage();
    let letIn = () => {};
    const held = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    await page.route('**/assets/start-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${baseURL}/coronavirus`, { waitUntil: 'commit' });
    const area = page.locator('svg a use[href$="#beverly-hills"]');
    await expect(area).toBeVisible();
    expect((await area.boundingBox())?.width).toBeGreaterThan(10);
    letIn();
    await expect(page.locator('[data-drawn=true]')).toBeVisible({ timeout: 90_000 });
    await expect(area).toHaveCount(0);
    await context.close();
  });

  test(`the map takes the place of its picture where every area stood, ${width} px`, async ({
    browser,
    page,
    baseURL,
  }) => {
    const device = { viewport: { width, height: 844 }, ...(width < 960 && PHONE) };
    const before = await browser.newContext({ ...device, javaScriptEnabled: false });
    const picture = await before.newPage();
    await picture.goto(`${baseURL}/map`);
    const box = await picture.locator('svg a use[href$="#beverly-hills"]').boundingBox();
    await before.close();
    if (box === null) throw new Error('Beverly Hills is not in the picture');

    const context = await browser.newContext(device);
    const drawn = await context.newPage();
    await openMap(drawn, `${baseURL}/map`);
    await expect(drawn.locator('svg a use')).toHaveCount(0);
    await drawn.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(drawn).toHaveURL(/area=beverly-hills/);
    await context.close();
    await page.close();
  });
}
