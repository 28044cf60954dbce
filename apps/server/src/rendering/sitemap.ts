import { type Language, localizePath } from '@townlight/domain/language';
import type { SitemapPages } from '../platform/features/feature-pages.ts';
import { getSiteLanguages } from '../platform/i18n/site-languages.ts';

/**
 * Formats `robots.txt`, which allows everything: crawlers must read a page to see its `noindex`, and pages fetch their
 * figures from `/api`.
 */
export function formatRobotsTxt(origin: string): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

/** Formats `sitemap.xml`: every public page in each language, with the date of its last change. */
export function formatSitemapXml(lists: readonly SitemapPages[], origin: string): string {
  const escaped = (text: string) =>
    text
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/'/g, '&apos;')
      .replace(/"/g, '&quot;');
  const address = (language: Language, path: string) =>
    escaped(origin + localizePath(language, path));
  const languages = getSiteLanguages();
  const pages = lists.flatMap(({ paths, changed }) => paths.map((path) => ({ path, changed })));
  const entries = pages.flatMap(({ path, changed }) =>
    languages.map((language) =>
      [
        '  <url>',
        `    <loc>${address(language, path)}</loc>`,
        ...(changed === undefined ? [] : [`    <lastmod>${changed}</lastmod>`]),
        ...alternates(languages).map(
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

/** A page in one language alone has no other address. */
function alternates(languages: readonly Language[]): readonly Language[] {
  return languages.length === 1 ? [] : languages;
}
