import type { Page } from '@playwright/test';
import { drawnByScript } from './drawn-by-script.ts';

/** Makes the first HTML of every page say that the server offers something, as a server that does writes it. */
export async function offer(page: Page, offers: string): Promise<void> {
  const told = `<meta name="townlight-offers" content="${offers}" />`;
  await drawnByScript(page, (html) =>
    html.replace(/<meta name="townlight-offers"[^>]*>/, '').replace('</head>', `${told}</head>`),
  );
}
