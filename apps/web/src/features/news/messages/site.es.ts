import type { Translation } from '../../../i18n/messages/translation.ts';
import type { siteEn } from './site.en.ts';

export const siteEs: Translation<typeof siteEn> = {
  'nav.news': 'Noticias',
};
