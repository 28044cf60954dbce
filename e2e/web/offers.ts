import type { Page } from '@playwright/test';

/** Makes the first HTML of every page say that the server offers something, as a server that does writes it. */
export async function offer(page: Page, offers: string): Promise<void> {
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return await route.fallback();
      // a page that the browser holds already would come back without its text
      const { 'if-none-match': _, ...headers } = route.request().headers();
      const response = await route.fetch({ headers });
      const html = await response.text();
      const told = `<meta name="townlight-offers" content="${offers}" />`;
      const body = html
        .replace(/<meta name="townlight-offers"[^>]*>/, '')
        .replace('</head>', `${told}</head>`);
      return await route.fulfill({ response, body });
    },
  );
}
