import { type Browser, test as base, type Page } from '@playwright/test';
import { takenOver } from './settled.ts';

export interface TestOptions {
  /**
   * Whether maps are drawn. Software draws them, which takes a core: tests that look at no drawn map leave a map with its place
   * and its controls, and without the worker that makes its shapes.
   */
  drawnMaps: boolean;
}

/**
 * The tests of a reader who waits until a page answers: its first HTML can be read before its script has taken it over,
 * and a press in between would be lost. Specs of that moment itself take Playwright's own `test`.
 */
export const test = base.extend<TestOptions>({
  drawnMaps: [false, { option: true }],
  context: async ({ context, drawnMaps, javaScriptEnabled }, use) => {
    if (!drawnMaps) await context.addInitScript(leaveMapsUndrawn);
    if (javaScriptEnabled !== false) context.on('page', waitUntilTakenOver);
    await use(context);
  },
});

/** Runs in the page. A request that is intercepted would do it, too, but then the browser caches nothing. */
export function leaveMapsUndrawn(): void {
  window.Worker = new Proxy(Worker, {
    construct(target, [url, options]: [string | URL, WorkerOptions?]) {
      if (!String(url).includes('map-worker')) return new target(url, options);
      const silent = () => {};
      return {
        postMessage: silent,
        addEventListener: silent,
        removeEventListener: silent,
        terminate: silent,
      };
    },
  });
}

/** A window of somebody else, who waits as well. Close its context. */
export async function openForAnother(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  context.on('page', waitUntilTakenOver);
  return context.newPage();
}

function waitUntilTakenOver(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (...given) => {
    const response = await goto.apply(page, given);
    await takenOver(page);
    return response;
  };
  page.reload = async (...given) => {
    const response = await reload.apply(page, given);
    await takenOver(page);
    return response;
  };
}
