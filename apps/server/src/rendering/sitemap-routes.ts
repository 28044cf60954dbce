import type { Snapshot } from '../platform/features/feature.ts';
import type { FeaturePages } from '../platform/features/feature-pages.ts';
import { type CachedReply, createCachedReply } from '../platform/http/cached-reply.ts';
import type { App } from '../platform/http/create-app.ts';
import { resolveOrigin } from '../platform/http/resolve-origin.ts';
import { formatRobotsTxt, formatSitemapXml } from './sitemap.ts';

/** Registers `robots.txt` and `sitemap.xml`. */
export function sitemapRoutes(
  app: App,
  features: readonly FeaturePages[],
  current: () => Snapshot,
  publicUrl: string | undefined,
): void {
  let cached: { of: Snapshot; origin: string; sitemap: CachedReply } | undefined;
  const hidden = { schema: { hide: true } } as const;
  app.get('/robots.txt', hidden, (request, reply) =>
    app.sendCached(
      request,
      reply,
      createCachedReply(formatRobotsTxt(resolveOrigin(request, publicUrl)), {
        contentType: 'text/plain; charset=utf-8',
      }),
    ),
  );
  app.get('/sitemap.xml', hidden, (request, reply) => {
    const origin = resolveOrigin(request, publicUrl);
    const snapshot = current();
    if (cached?.of !== snapshot || cached.origin !== origin) {
      const options = { contentType: 'application/xml; charset=utf-8' };
      cached = {
        of: snapshot,
        origin,
        sitemap: createCachedReply(
          formatSitemapXml(
            features.map((feature) => feature.sitemap()),
            origin,
          ),
          options,
        ),
      };
    }
    return app.sendCached(request, reply, cached.sitemap);
  });
}
