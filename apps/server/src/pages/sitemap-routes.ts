import { type CachedReply, createCachedReply } from '../platform/http/cached-reply.ts';
import type { App } from '../platform/http/create-app.ts';
import { originOf } from '../platform/http/origin-of.ts';
import type { Snapshot } from '../platform/parts/part.ts';
import type { PartPages } from '../platform/parts/part-pages.ts';
import { robotsText, sitemapXml } from './sitemap.ts';

/** Registers `robots.txt` and `sitemap.xml`. */
export function sitemapRoutes(
  app: App,
  parts: readonly PartPages[],
  current: () => Snapshot,
  publicUrl: string | undefined,
): void {
  let made: { of: Snapshot; origin: string; sitemap: CachedReply } | undefined;
  const hidden = { schema: { hide: true } } as const;
  app.get('/robots.txt', hidden, (request, reply) =>
    app.sendCached(
      request,
      reply,
      createCachedReply(robotsText(originOf(request, publicUrl)), {
        contentType: 'text/plain; charset=utf-8',
      }),
    ),
  );
  app.get('/sitemap.xml', hidden, (request, reply) => {
    const origin = originOf(request, publicUrl);
    const snapshot = current();
    if (made?.of !== snapshot || made.origin !== origin) {
      const options = { contentType: 'application/xml; charset=utf-8' };
      made = {
        of: snapshot,
        origin,
        sitemap: createCachedReply(
          sitemapXml(
            parts.map((part) => part.sitemap()),
            origin,
          ),
          options,
        ),
      };
    }
    return app.sendCached(request, reply, made.sitemap);
  });
}
