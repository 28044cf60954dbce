import { LANGUAGES, localAddress } from '@townlight/domain/language';
import type { PageBook } from './page-book.ts';

/**
 * `robots.txt` shuts no one out: a page that is not to be listed says `noindex`, which only who may read it learns, and
 * pages draw their figures from the calls under `/api`.
 */
export function robotsText(origin: string): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

/** `sitemap.xml`: every public page in each language, changed with the last release. */
export function sitemapXml({ facts, places }: PageBook, origin: string): string {
  const paths = [
    '/map',
    ...places.data.neighborhoods.map(({ slug }) => `/neighborhood/${encodeURIComponent(slug)}`),
    ...facts.crimes.map(({ slug }) => `/crime/${encodeURIComponent(slug)}`),
    '/compare',
    '/about/data',
    '/about/method',
  ];
  const changed = facts.status.released_at?.slice(0, 10);
  const escaped = (text: string) =>
    text
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/'/g, '&apos;')
      .replace(/"/g, '&quot;');
  const address = (language: (typeof LANGUAGES)[number], path: string) =>
    escaped(origin + localAddress(language, path));
  const entries = paths.flatMap((path) =>
    LANGUAGES.map((language) =>
      [
        '  <url>',
        `    <loc>${address(language, path)}</loc>`,
        ...(changed === undefined ? [] : [`    <lastmod>${changed}</lastmod>`]),
        ...LANGUAGES.map(
          (one) =>
            `    <xhtml:link rel="alternate" hreflang="${one}" href="${address(one, path)}"/>`,
        ),
        '  </url>',
      ].join('\n'),
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
