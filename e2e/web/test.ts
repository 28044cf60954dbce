import { type Browser, test as base, type Page } from '@playwright/test';
import { waitForHydration } from './settled.ts';

export interface TestOptions {
  /**
   * Whether maps are rendered. Software rendering uses a core: by default a map has its place and its controls, but no
   * worker that creates its shapes.
   */
  rendersMaps: boolean;
}

/**
 * Waits for hydration after every navigation, as a reader does who waits until a page responds: a press between the
 * first HTML and hydration would be lost. Specs of that moment use Playwright's own `test`.
 */
export const test = base.extend<TestOptions>({
  rendersMaps: [false, { option: true }],
  context: async ({ context, rendersMaps, javaScriptEnabled }, use) => {
    if (!rendersMaps) await context.addInitScript(disableMapRendering);
    if (javaScriptEnabled !== false) context.on('page', awaitHydrationOnLoad);
    await use(context);
  },
});

/** Runs in the page. Intercepting the request would also work, but then the browser caches nothing. */
export function disableMapRendering(): void {
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

/** Opens a page for another reader, which also waits for hydration. Close its context. */
export async function openAsAnotherReader(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  context.on('page', awaitHydrationOnLoad);
  return context.newPage();
}

function awaitHydrationOnLoad(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (...given) => {
    const response = await goto.apply(page, given);
    await waitForHydration(page);
    return response;
  };
  page.reload = async (...given) => {
    const response = await reload.apply(page, given);
    await waitForHydration(page);
    return response;
  };
}
