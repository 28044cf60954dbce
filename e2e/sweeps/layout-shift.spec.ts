import { expect, type Page, test } from '@playwright/test';
import { isLongRun } from '../../apps/server/src/platform/testing/run-length.ts';
import { forceClientRendering } from '../web/force-client-rendering.ts';
import { waitUntilSettled } from '../web/settled.ts';
import { preloadSiteFont } from '../web/site-font.ts';
import { disableMapRendering } from '../web/test.ts';

/** One page of each layout: a map, its table, a tracker, a comparison, a page of text, a chart. */
const PAGES = [
  '/map?area=venice',
  '/map?area=venice&timeline=1',
  '/map?view=table&area=venice',
  '/aqi-map?area=venice',
  '/coronavirus?view=table',
  '/neighborhood/hollywood',
  '/crime/burglary',
  '/crime/burglary?in=hollywood',
  '/compare?areas=hollywood,venice',
  '/about/data',
  '/aqi/Venice/-118.46,33.99',
];

/** An entry type that TypeScript's DOM library lacks. */
type LayoutShift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};
/** One layout shift: its score, milliseconds after the start, and the elements that moved. */
type Shift = { value: number; after: number; moved: string[] };

// Web Vitals call a score under 0.1 good. A page that the server rendered hardly moves at all.
const MAX_SHIFT = { quick: 0.02, slow: 0.05 };

const VISITS = [
  ['quick', 1280],
  ['slow', 390],
] as const;
const FULL_VISITS = [
  ['quick', 390],
  ['slow', 1280],
] as const;

for (const [replies, width] of isLongRun ? [...VISITS, ...FULL_VISITS] : VISITS)
  test(`a page loads without layout shift: ${replies} responses, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await recordShifts(page);
    const start = replies === 'slow' ? await delayReplies(page) : () => {};
    for (const address of PAGES) {
      start();
      await page.goto(address);
      await waitUntilSettled(page);
      await expect(page.locator('h1:visible').first()).not.toBeEmpty();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as Shift[]);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect
        .soft(sum, `${address}: ${JSON.stringify(shifts, null, 1)}`)
        .toBeLessThan(MAX_SHIFT[replies]);
    }
  });

test('a part that jumps is found', async ({ page }) => {
  await recordShifts(page);
  await page.goto('/about/air');
  await waitUntilSettled(page);
  await page.evaluate(() => {
    const pushing = document.createElement('div');
    pushing.style.height = '300px';
    document.body.prepend(pushing);
  });
  const sum = () =>
    page.evaluate(() =>
      (Reflect.get(window, 'shifts') as Shift[]).reduce((total, { value }) => total + value, 0),
    );
  await expect.poll(sum).toBeGreaterThan(MAX_SHIFT.slow);
});

async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const boxOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as LayoutShift[])
        shifts.push({
          value,
          after: Math.round(startTime),
          moved: sources.map(({ node, previousRect, currentRect }) => {
            const text = node?.textContent?.slice(0, 60) ?? '';
            return `${node?.nodeName} "${text}" from ${boxOf(previousRect)} to ${boxOf(currentRect)}`;
          }),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Delays replies and delivers them in another order than requested. @returns a function that starts over for another
 * page
 */
async function delayReplies(page: Page): Promise<() => void> {
  // space reserved by the script is as high as text in the site's font
  await preloadSiteFont(page);
  await forceClientRendering(page);
  // the map covers its placeholder picture, which quick replies hide at once
  await page.addInitScript(disableMapRendering);
  let requested = 0;
  await page.route('**/api/**', async (route) => {
    await new Promise((done) => setTimeout(done, Math.max(0, 900 - 150 * requested++)));
    await route.continue();
  });
  return () => {
    requested = 0;
  };
}
