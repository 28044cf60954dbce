import { setTimeout as pause } from 'node:timers/promises';

/** Resolves when the sample county is there: its air comes last. */
export async function untilSample(origin: string): Promise<void> {
  for (;;) {
    const reply = await fetch(new URL('/api/health/air_quality/last_updated', origin));
    const updates = reply.ok ? ((await reply.json()) as unknown[]) : [];
    if (updates.length > 0) return;
    await pause(500);
  }
}

/** Public pages and calls for readers to request: each area's pages once, and the calls that they make. */
export async function listPaths(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(new URL('/sitemap.xml', origin))).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const pages = addresses.filter((_, i) => i % Math.ceil(addresses.length / MAX_PAGES) === 0);
  return ['/map', '/aqi-map', '/coronavirus', ...pages, ...CALLS];
}

const MAX_PAGES = 60;
const CALLS = [
  '/api/crimes/status',
  '/api/bundles/big_bundle_filters',
  '/api/health/air_quality/last_updated',
  '/api/health/coronavirus',
  '/api/traffic',
  '/robots.txt',
];
