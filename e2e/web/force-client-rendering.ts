import type { Page } from '@playwright/test';

const RENDERED_CONTENT =
  /<div id="root">[\s\S]*<script type="application\/json" id="page-state">[\s\S]*?<\/script>/;

/**
 * Removes the rendered content of pages, as a server does that is too busy to render: the script then renders them from
 * API replies, which a test can fake.
 */
export async function forceClientRendering(
  page: Page,
  change: (html: string) => string = (html) => html,
): Promise<void> {
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return await route.fallback();
      // a cached page would be served with status 304 and without its text
      const { 'if-none-match': _, ...headers } = route.request().headers();
      const response = await route.fetch({ headers });
      const html = (await response.text()).replace(RENDERED_CONTENT, '<div id="root"></div>');
      return await route.fulfill({ response, body: change(html) });
    },
  );
}

/** Replaces the meta tag by which the first HTML of every page lists what the server offers. */
export async function setServerOffers(page: Page, offers: string): Promise<void> {
  const metaTag = `<meta name="townlight-offers" content="${offers}" />`;
  await forceClientRendering(page, (html) =>
    html.replace(/<meta name="townlight-offers"[^>]*>/, '').replace('</head>', `${metaTag}</head>`),
  );
}
