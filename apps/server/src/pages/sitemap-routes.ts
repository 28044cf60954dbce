import { type CachedReply, createCachedReply } from '../platform/http/cached-reply.ts';
import type { App } from '../platform/http/create-app.ts';
import { originOf } from '../platform/http/send-page.ts';
import type { PageBook } from './page-book.ts';
import { robotsText, sitemapXml } from './sitemap.ts';

/** What search engines ask for first. */
export function sitemapRoutes(app: App, book: () => PageBook, publicUrl: string | undefined): void {
  let made: { book: PageBook; origin: string; sitemap: CachedReply } | undefined;
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
    if (made?.book !== book() || made.origin !== origin) {
      const options = { contentType: 'application/xml; charset=utf-8' };
      made = {
        book: book(),
        origin,
        sitemap: createCachedReply(sitemapXml(book(), origin), options),
      };
    }
    return app.sendCached(request, reply, made.sitemap);
  });
}
