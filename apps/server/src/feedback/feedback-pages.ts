import { readPage } from '@townlight/domain/pages';
import type { PartPages } from '../platform/parts/part-pages.ts';

/** Titles are those that the page itself will set (the catalogs of `apps/web`). */
const TITLES = { en: 'Your feedback', es: 'Sus comentarios' };

/** What the first HTML says of the feedback form; it is in no sitemap. */
export const feedbackPages: PartPages = {
  tell: ({ steps, query, language }) =>
    readPage(steps, query)?.kind === 'feedback'
      ? { title: TITLES[language], description: null, path: null }
      : null,
  sitemap: () => ({ paths: [] }),
};
