import { expect, type Page } from '@playwright/test';
import { barriersOn } from '../web/barriers.ts';
import { drawnByScript } from '../web/drawn-by-script.ts';
import { standInOurLetters } from '../web/our-letters.ts';
import { test } from '../web/test.ts';

const report = (page: Page) => page.getByRole('complementary', { name: 'Crime Report' });

test.describe('before scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the first page leads with the search, then the county’s month with both figures and whose records are missing', async ({
    page,
  }) => {
    await page.goto('/map');
    await expect(report(page).getByText('Search above, or choose an area')).toBeVisible();
    const asked = new URLSearchParams({ ...(await lastMonth(page)), against: 'year' });
    const told = await (await page.request.get(`/api/neighborhoods/overview?${asked}`)).json();
    const { areas, total_crime_count: now, compared_total_crime_count: before } = told.county;
    const figures = [now, before].map((count) => count.toLocaleString('en-US'));
    const sentence = report(page).locator('p', { hasText: 'in Los Angeles County' });
    for (const figure of figures) await expect(sentence).toContainText(figure);
    await expect(sentence).toContainText(`the same ${areas} of ${told.all_areas} neighborhoods`);
    expect(told.lacking.length).toBeGreaterThan(0);
    await expect(report(page).getByText('Left out:')).toContainText(told.lacking[0].name);
    await expect(report(page).getByRole('heading', { name: 'What changed most' })).toBeVisible();
    await expect(page.getByText('Highest rates')).toHaveCount(0);
  });

  test('what changed most is what the map calls clear, the strongest evidence first, with both figures', async ({
    page,
  }) => {
    await page.goto('/map?period=12');
    const { to } = await lastMonth(page);
    const asked = { from: String(Number(to) - 340 * 86_400_000), to };
    const path = `/api/neighborhoods/compare/crimes?${new URLSearchParams({ ...asked, against: 'year' })}`;
    const areas: {
      direction: string;
      outlier: boolean;
      evidence: number;
      total_crime_count: number;
      compared_total_crime_count: number;
    }[] = await (await page.request.get(path)).json();
    const clear = areas
      .filter(({ direction, outlier }) => direction !== 'no-clear-change' && !outlier)
      .sort((a, b) => Math.abs(b.evidence) - Math.abs(a.evidence))
      .slice(0, 5);
    expect(clear.length).toBe(5);
    const rows = report(page).locator('ol li');
    for (const [at, area] of clear.entries()) {
      const figures = [area.compared_total_crime_count, area.total_crime_count];
      const [before, now] = figures.map((count) => count.toLocaleString('en-US'));
      const word = area.direction === 'up' ? '▲ up' : '▼ down';
      await expect(rows.nth(at)).toContainText(new RegExp(`${word} \\d+%: ${before}, then ${now}`));
    }
  });

  test('a trend of one month offers 12 beside it, on the map and in the report of an area', async ({
    page,
  }) => {
    for (const query of ['mode=traj', 'mode=traj&area=venice']) {
      await page.goto(`/map?${query}`);
      const offer = report(page).getByRole('link', { name: 'Show the last 12 months' });
      await expect(report(page).getByText('chance moves the figures less')).toBeVisible();
      const href = (await offer.getAttribute('href')) as string;
      const wanted = new URLSearchParams(`${query}&period=12`);
      expect(Object.fromEntries(new URL(href, page.url()).searchParams)).toEqual(
        Object.fromEntries(wanted),
      );
      await page.goto(href);
      await expect(page.getByText('chance moves the figures less')).toHaveCount(0);
    }
  });

  test('where many come and few live, the rate says so, beside the rate of those who are there by day', async ({
    page,
  }) => {
    const ask = async (path: string) => (await page.request.get(path)).json();
    const { areas } = await ask('/api/neighborhoods/daytime');
    const downtown = areas.find(({ id }: { id: string }) => id === 'downtown');
    expect(downtown.jobs).toBeGreaterThanOrEqual(2 * downtown.residents);
    const asked = new URLSearchParams({ ...(await lastMonth(page)), area: 'downtown' });
    const [{ total_crime_count: count }] = await ask(`/api/neighborhoods/crimes?${asked}`);
    const rate = Math.round((count / downtown.daytime_population) * 100_000);
    for (const address of ['/map?area=downtown', '/neighborhood/downtown']) {
      await page.goto(address);
      await expect(page.getByText('Far more people work here than live here')).toBeVisible();
      const byDay = page.getByText(`people here by day, the rate is ${rate}, with about`);
      await expect(byDay).toContainText('made up for the sample county');
    }
    await page.goto('/map?view=table');
    await expect(page.getByRole('row', { name: /^Downtown/ })).toContainText('many visitors');
    await page.goto('/map?area=koreatown');
    await expect(page.getByText('reads high')).toHaveCount(0);
  });
});

test('the first page leads with the reader’s own area, and the server never learns of it', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await page.addInitScript(() => {
    localStorage.setItem('own-places', JSON.stringify([{ name: 'Home', area: 'venice' }]));
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/map');
  const main = page.locator('main');
  const own = main.getByRole('button', { name: 'Home' });
  await expect(own).toBeVisible();
  await expect(main.getByText(/reported crimes in .* a year earlier/)).toBeVisible();
  await expect(main.getByText('Search above')).toHaveCount(0);
  const places = await Promise.all(
    [own, main.getByText('in Los Angeles County')].map((part) => part.boundingBox()),
  );
  expect(places[0]?.y).toBeLessThan(places[1]?.y as number);
  expect(sent.filter((one) => /venice|Home/.test(decodeURIComponent(one)))).toEqual([]);
  expect(await barriersOn(page, 'main')).toEqual([]);
  await own.click();
  await expect(page).toHaveURL('/map?area=venice');
});

test('what is told of the reader’s own areas has its room before it comes', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('own-places', JSON.stringify([{ name: 'Home', area: 'venice' }]));
  });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/compare\/crimes\?(?!.*area=)/, async (route) => {
    await held;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/map');
  const main = page.locator('main');
  await expect(main.getByRole('button', { name: 'Home' })).toBeVisible();
  const county = main.locator('section p', { hasText: 'in Los Angeles County' });
  const before = await county.boundingBox();
  letGo();
  await expect(main.getByText(/reported crimes in .* a year earlier/)).toBeVisible();
  expect((await county.boundingBox())?.y).toBe(before?.y);
});

test('what stands below the chart of an area waits for the year before as well', async ({
  page,
}) => {
  await drawnByScript(page);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/compare\/crimes\?.*area=venice/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = [/\/venice\/monthly\?/, /\/neighborhoods\/crimes\?.*area=venice/, /\/agencies/];
  const answered = Promise.all(
    asked.map((path) => page.waitForResponse((reply) => path.test(reply.url()))),
  );
  await page.goto('/map?area=venice');
  await answered;
  const area = page.getByRole('article');
  await expect(area.getByText('Crime Ranking')).toBeVisible();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(area.getByText(/^Policed by/)).toHaveCount(0);
  letGo();
  await expect(area.getByText(/^Policed by/)).toBeVisible();
  await expect(area.getByText('Number of Crimes').first()).toBeVisible();
});

for (const language of ['', '/es']) {
  test(`the filters stand in one row beside the report in a window of 1280 px: ${language}/map`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const chips = page.locator('button[aria-haspopup="listbox"]');
    const rows = () =>
      chips.evaluateAll((all) => new Set(all.map((chip) => chip.getBoundingClientRect().y)).size);
    await standInOurLetters(page);
    await page.goto(`${language}/map`);
    await expect(chips).toHaveCount(5);
    await expect.poll(rows).toBe(1);
  });
}

test('a narrow window offers 12 months of a trend once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/map?mode=traj');
  const offers = page.getByText('chance moves the figures less').filter({ visible: true });
  await expect(page.getByText('areas lower').filter({ visible: true })).toHaveCount(1);
  await expect(offers).toHaveCount(1);
});

/** The last full month, as pages ask for it: moments within it. */
async function lastMonth(page: Page): Promise<{ from: string; to: string }> {
  const { data_through } = await (await page.request.get('/api/crimes/status')).json();
  const moment = String(Date.parse(`${data_through}-15T12:00:00Z`));
  return { from: moment, to: moment };
}
