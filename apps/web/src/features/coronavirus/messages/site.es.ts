import type { Translation } from '../../../i18n/messages/translation.ts';
import type { siteEn } from './site.en.ts';

export const siteEs: Translation<typeof siteEn> = {
  'nav.coronavirus': 'Coronavirus',
  'nav.coronavirusMethod': 'Cómo se cuenta el coronavirus',
  'notice.coronavirus': 'Casos reportados hasta el {day}. <a>Cómo se cuentan</a>',
  'notice.coronavirusEnded':
    'Casos reportados hasta el {day}; la serie terminó. <a>Cómo se cuentan</a>',
};
