import type { Page } from '@playwright/test';

const DRAWN =
  /<div id="root">[\s\S]*<script type="application\/json" id="page-state">[\s\S]*?<\/script>/;

/**
 * Has pages come without their words, as they do while the server has too many to draw: the script draws them with what
 * the API answers, and a test can answer for it.
 */
export async function drawnByScript(
  page: Page,
  change: (html: string) => string = (html) => html,
): Promise<void> {
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return await route.fallback();
      // a page that the browser holds already would come back without its text
      const { 'if-none-match': _, ...headers } = route.request().headers();
      const response = await route.fetch({ headers });
      const html = (await response.text()).replace(DRAWN, '<div id="root"></div>');
      return await route.fulfill({ response, body: change(html) });
    },
  );
}
