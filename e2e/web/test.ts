import { type Browser, test as base, type Page } from '@playwright/test';
import { takenOver } from './settled.ts';

/**
 * The tests of a reader who waits until a page answers: its first HTML can be read before its script has taken it over,
 * and a press in between would be lost. Specs of that moment itself take Playwright's own `test`.
 */
export const test = base.extend({
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) context.on('page', waitUntilTakenOver);
    await use(context);
  },
});

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
