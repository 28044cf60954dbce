import type { Page } from '@playwright/test';
import { drawnByScript } from './drawn-by-script.ts';

/** Replaces the meta tag by which the first HTML of every page lists what the server offers. */
export async function offer(page: Page, offers: string): Promise<void> {
  const told = `<meta name="townlight-offers" content="${offers}" />`;
  await drawnByScript(page, (html) =>
    html.replace(/<meta name="townlight-offers"[^>]*>/, '').replace('</head>', `${told}</head>`),
  );
}
