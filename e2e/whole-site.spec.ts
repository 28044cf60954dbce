import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from './web/test.ts';

/** Every public route of the specification's table, with where it leads; and the pages that the site adds. // spec 2 */
const ROUTES: readonly (readonly [asked: string, reached: string])[] = [
  ['/', '/coronavirus'],
  ['/coronavirus', '/coronavirus'],
  ['/traffic', '/traffic'],
  ['/map', '/map'],
  ['/map/place?area=venice', '/map/place'],
  ['/aqi-map', '/aqi-map'],
  ['/aqi', '/aqi'],
  ['/aqi/Venice/-118.46,33.99', '/aqi/Venice/-118.46,33.99'],
  ['/neighborhood', '/neighborhood/downtown'],
  ['/neighborhood/venice', '/neighborhood/venice'],
  ['/crime', '/crime/burglary'],
  ['/crime/burglary/9/2026', '/crime/burglary/9/2026'],
  ['/compare?areas=venice,hollywood', '/compare'],
  ['/news', '/news'],
  ['/subscribe', '/subscribe'],
  ['/about/data', '/about/data'],
  ['/about/data/coverage?area=venice', '/about/data/coverage'],
  ['/about/data/downloads', '/about/data/downloads'],
  ['/about/data/releases', '/about/data/releases'],
  ['/about/data/api', '/about/data/api'],
  ['/about/method', '/about/method'],
  ['/about/air', '/about/air'],
  ['/about/coronavirus', '/about/coronavirus'],
];

/** What goes wrong on a page, or leaves for another site. */
function watch(page: Page, own: string): string[] {
  const faults: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(own) && !/^(data|blob):/.test(request.url()))
      faults.push(`asks ${request.url()}`);
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
}

// each language on one of the two screens for what axe reads, so that neither is read twice
for (const [language, width] of [
  ['', 1280],
  ['/es', 390],
] as const) {
  test(`every route answers with a finished page${language}, ${width} px`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(600_000);
    const faults = watch(page, String(baseURL));
    const reported: string[] = [];
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const titles = new Map<string, string>();
    for (const [asked, reached] of ROUTES) {
      await page.goto(language + asked);
      await expect.poll(() => new URL(page.url()).pathname, asked).toBe(language + reached);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading, asked).toHaveCount(1);
      await expect(heading, asked).toHaveText(/\S/);
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expect(page, asked).toHaveTitle(/\S.+ · Townlight$/);
      titles.set(await page.title(), reached);
      const told = page.locator('meta[name=description]');
      await expect(told, asked).toHaveAttribute('content', /\S{3}/);
      await expect(page.locator('html')).toHaveAttribute('lang', language === '' ? 'en' : 'es');
      const { violations } = await new AxeBuilder({ page }).analyze();
      reported.push(...violations.map(({ id, nodes }) => `${asked} ${id}: ${nodes[0]?.html}`));
      // the other screen: nothing is lost sideways
      await page.setViewportSize({ width: width === 390 ? 1280 : 390, height: 844 });
      const over = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(over, asked).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width, height: 844 });
    }
    expect(reported).toEqual([]);
    expect(faults).toEqual([]);
    // a page is told from another by its title
    expect(titles.size).toBeGreaterThanOrEqual(new Set(ROUTES.map(([, to]) => to)).size - 1);
  });
}

test('no link of a page leads nowhere', async ({ request }) => {
  const links = new Set<string>();
  for (const [asked] of ROUTES) {
    const html = await (await request.get(asked)).text();
    for (const [, address = ''] of html.matchAll(/<a [^>]*href="(\/[^"#]*)"/g))
      links.add(address.replaceAll('&amp;', '&'));
  }
  // one of the many neighborhoods and crimes stands for the others
  const kinds = new Map([...links].map((link) => [link.split(/[/?]/).slice(0, 3).join('/'), link]));
  const trackers = /^\/(neighborhood|crime)\/(?!venice|burglary)/;
  const asked = [...kinds.values()].filter((link) => !trackers.test(link));
  expect(asked.length).toBeGreaterThan(15);
  for (const link of asked) {
    const reply = await request.get(link);
    expect(reply.ok(), link).toBe(true);
    expect(await reply.text(), link).not.toContain('Page not found');
  }
});
