import type { Page } from '@playwright/test';
import { forceClientRendering } from './force-client-rendering.ts';

/** Replaces the meta tag by which the first HTML of every page lists what the server offers. */
export async function setServerOffers(page: Page, offers: string): Promise<void> {
  const metaTag = `<meta name="townlight-offers" content="${offers}" />`;
  await forceClientRendering(page, (html) =>
    html.replace(/<meta name="townlight-offers"[^>]*>/, '').replace('</head>', `${metaTag}</head>`),
  );
}
