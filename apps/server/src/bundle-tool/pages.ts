import { readPage } from '@townlight/domain/pages';
import type { PartPages } from '../platform/parts/part-pages.ts';

const TITLES = {
  // spec 2: the page title is 'Bundle Tool'
  en: { bundles: 'Bundle Tool', bundling: 'Crime Description Bundling' },
  es: {
    bundles: 'Herramienta de categorías',
    bundling: 'Descripciones de delitos y sus categorías',
  },
} as const;

/** Hidden from search engines, and in no sitemap. // spec 2 */
export const bundlePages: PartPages = {
  tell({ language, steps, query }) {
    const page = readPage(steps, query);
    if (page?.kind !== 'bundles' && page?.kind !== 'bundling') return null;
    const title = TITLES[language][page.kind];
    return { title, titleAlone: true, description: null, path: null };
  },
  sitemap: () => ({ paths: [] }),
};
