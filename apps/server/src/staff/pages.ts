import { readPage } from '@townlight/domain/pages';
import type { PartPages } from '../platform/parts/part-pages.ts';

const TITLES = {
  en: {
    staff: 'Staff',
    'staff-sign-in': 'Sign in',
    'staff-usage': 'Usage',
    'staff-feedback': 'Feedback',
    'staff-newsletter': 'Newsletter',
    'staff-members': 'Members',
  },
  es: {
    staff: 'Personal',
    'staff-sign-in': 'Iniciar sesión',
    'staff-usage': 'Uso del sitio',
    'staff-feedback': 'Comentarios',
    'staff-newsletter': 'Boletín',
    'staff-members': 'Miembros',
  },
} as const;

/** Pages of staff are not to be found. */
export const staffPages: PartPages = {
  tell({ language, steps, query }) {
    const page = readPage(steps, query);
    const titles: Readonly<Record<string, string>> = TITLES[language];
    const title = titles[page?.kind ?? ''];
    return title === undefined ? null : { title, description: null, path: null };
  },
  sitemap: () => ({ paths: [] }),
};
