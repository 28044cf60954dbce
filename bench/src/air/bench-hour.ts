import type { Page } from '@playwright/test';
import { formatMilliseconds, median } from '../measure/figures.ts';
import type { Report } from '../measure/report.ts';
import { openBrowser } from '../serving/open-browser.ts';
import { startSampleCounty } from '../serving/start-townlight.ts';

const PRESSES = 20;
const SCRIPT_GOAL_MS = 30;
const SCREEN_GOAL_MS = 100;
/** Long enough for the address to be written and the map to finish moving before the next press. */
const REST_MS = 1_000;

/** One key press, in milliseconds from the key event. */
interface Press {
  /** Until the page's script is done: the hour's air, the states of the areas, the table and the legend. */
  readonly script: number;
  /** Until the frame is on screen, to 8 ms: the browser's Event Timing. */
  readonly screen: number;
}

/**
 * Times the key press that moves the hour of the air map until the frame is on screen, compared with a repaint of the
 * same map in which nothing changes.
 */
export async function benchHour(report: Report): Promise<void> {
  report.heading('Changing the hour of the air map');
  const server = await startSampleCounty();
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
    await page.goto(`${server.url}/aqi-map`);
    await page.locator('[data-drawn=true]').waitFor({ timeout: 120_000 });
    // passed as a string because the bench is type-checked without DOM types
    await page.evaluate(`window.presses = [];
      new PerformanceObserver((list) => {
        for (const { name, startTime, processingEnd, duration } of list.getEntries())
          if (name === 'keydown') window.presses.push({ script: processingEnd - startTime, screen: duration });
      }).observe({ type: 'event', durationThreshold: 16 });`);
    const slider = page.getByRole('slider', { name: 'Hour shown' });
    const map = page.getByTestId('map').locator('canvas');
    const hours: Press[] = [];
    const repaints: Press[] = [];
    // alternates, so that both are measured under the same load
    for (let press = 0; press < PRESSES; press++) {
      await slider.focus();
      hours.push(await pressKey(page, 'ArrowLeft'));
      await map.focus();
      // rotation is switched off, yet the map still renders a frame
      repaints.push(await pressKey(page, 'Shift+ArrowLeft'));
    }
    report.table(
      ['from key, median', 'script done', 'on the screen', 'longest'],
      [rowOf('another hour', hours), rowOf('repaint, nothing changed', repaints)],
    );
    report.note(
      `Chromium ${browser.version()}, the map drawn by software (SwiftShader), sample county, 1280 px, ${PRESSES} presses of each in turn. ` +
        'The rest after the script is the map library’s frame and the driver’s drawing, which the repaint has too.',
    );
    const script = median(hours.map((press) => press.script));
    const screen = median(hours.map((press) => press.screen));
    report.goal(`under ${SCRIPT_GOAL_MS} ms of our own script`, script < SCRIPT_GOAL_MS);
    report.goal(`under ${SCREEN_GOAL_MS} ms to the screen`, screen < SCREEN_GOAL_MS);
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function pressKey(page: Page, key: string): Promise<Press> {
  await page.waitForTimeout(REST_MS);
  await page.evaluate('window.presses.length = 0');
  await page.keyboard.press(key);
  await page.waitForFunction(() => (globalThis as { presses?: readonly Press[] }).presses?.[0]);
  // Shift is pressed first, as a separate key event
  await page.waitForTimeout(REST_MS);
  return (await page.evaluate('window.presses.at(-1)')) as Press;
}

function rowOf(name: string, presses: readonly Press[]): string[] {
  const screens = presses.map(({ screen }) => screen);
  return [
    name,
    formatMilliseconds(median(presses.map(({ script }) => script))),
    formatMilliseconds(median(screens)),
    formatMilliseconds(Math.max(...screens)),
  ];
}
