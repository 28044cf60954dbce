import type { Page } from '@playwright/test';

/**
 * Loads the site's font for every page that is opened from now on before its first paint. Otherwise a page uses the
 * system's font, which may be wider, when the site's arrives late (`font-display: optional`). That happens on a busy
 * machine, and more so where a test intercepts requests: the browser then caches nothing.
 */
export async function preloadSiteFont(page: Page): Promise<void> {
  const { request } = page.context();
  const html = await (await request.get('/about/method')).text();
  const [, address] = /<link[^>]+href="([^"]+\.woff2)"/.exec(html) ?? [];
  if (address === undefined) throw new Error('the page asks for no letters beforehand');
  const font = await (await request.get(address)).body();
  await page.addInitScript((encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    document.fonts.add(new FontFace('Public Sans Variable', bytes.buffer, { weight: '100 900' }));
  }, font.toString('base64'));
}
