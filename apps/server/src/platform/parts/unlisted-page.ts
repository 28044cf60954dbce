import type { Language } from '@townlight/domain/language';
import { type Page, readPage } from '@townlight/domain/pages';
import type { PartPages } from './part-pages.ts';

/**
 * A page that is in no sitemap and in no search engine.
 * @param titles those that the page itself will set (the catalogs of `apps/web`)
 */
export function unlistedPage(
  kind: Page['kind'],
  titles: Readonly<Record<Language, string>>,
): PartPages {
  return {
    tell: ({ steps, query, language }) =>
      readPage(steps, query)?.kind === kind
        ? { title: titles[language], description: null, path: null }
        : null,
    sitemap: () => ({ paths: [] }),
  };
}
