import { expect, test } from '@playwright/test';
import { drawnByScript } from './web/drawn-by-script.ts';
import { standInOurLetters } from './web/our-letters.ts';
import { settled } from './web/settled.ts';

const PAGES = [
  '/map',
  '/map?view=table&area=venice',
  '/aqi-map?area=venice',
  '/aqi-map?view=table',
  '/coronavirus?area=venice',
  '/coronavirus?view=table',
  '/neighborhood/hollywood',
  '/crime/burglary',
  '/compare?areas=hollywood,venice',
  '/about/data',
  '/about/method',
  '/aqi',
  '/aqi/Venice/-118.46,33.99',
  '/about/air',
];

/** What the browser tells of a part that moved by itself (not yet in TypeScript's own types). */
type LayoutShift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};
/** One move: its share of the window, milliseconds after the start, and what moved from where to where. */
type Moved = { value: number; after: number; parts: string[] };

// What is good by the field's measure is under 0.1. A page that comes drawn hardly moves at all.
const MOST = { quick: 0.02, slow: 0.05 };

for (const replies of ['quick', 'slow'] as const) {
  for (const width of [390, 1280]) {
    test(`nothing jumps while a page loads: ${replies} replies, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(() => {
        const moved: Moved[] = [];
        Object.assign(window, { moved });
        const boxOf = ({ x, y, width, height }: DOMRectReadOnly) =>
          [x, y, width, height].map(Math.round).join(' ');
        new PerformanceObserver((list) => {
          for (const { value, startTime, sources } of list.getEntries() as LayoutShift[])
            moved.push({
              value,
              after: Math.round(startTime),
              parts: sources.map(({ node, previousRect, currentRect }) => {
                const words = node?.textContent?.slice(0, 60) ?? '';
                return `${node?.nodeName} "${words}" from ${boxOf(previousRect)} to ${boxOf(currentRect)}`;
              }),
            });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      // Slow replies come in another order than they were asked for.
      let asked = 0;
      if (replies === 'slow') {
        // the places that the script keeps are as high as words in our letters
        await standInOurLetters(page);
        await drawnByScript(page);
        await page.route('**/api/**', async (route) => {
          await new Promise((done) => setTimeout(done, Math.max(0, 900 - 150 * asked++)));
          await route.continue();
        });
      }
      for (const address of PAGES) {
        asked = 0;
        await page.goto(address);
        await settled(page);
        await expect(page.locator('h1:visible').first()).not.toBeEmpty();
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        const moved = await page.evaluate(() => Reflect.get(window, 'moved') as Moved[]);
        const shift = moved.reduce((sum, { value }) => sum + value, 0);
        expect(shift, `${address}: ${JSON.stringify(moved, null, 1)}`).toBeLessThan(MOST[replies]);
      }
    });
  }
}
