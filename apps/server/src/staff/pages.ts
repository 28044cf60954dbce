import { readPage } from '@townlight/domain/pages';
import type { PartPages } from '../platform/parts/part-pages.ts';

const TITLES = {
  en: { staff: 'Staff', 'staff-sign-in': 'Sign in' },
  es: { staff: 'Personal', 'staff-sign-in': 'Iniciar sesión' },
} as const;

/** Pages of staff are not to be found. */
export const staffPages: PartPages = {
  tell({ language, steps, query }) {
    const page = readPage(steps, query);
    if (page?.kind !== 'staff' && page?.kind !== 'staff-sign-in') return null;
    return { title: TITLES[language][page.kind], description: null, path: null };
  },
  sitemap: () => ({ paths: [] }),
};
