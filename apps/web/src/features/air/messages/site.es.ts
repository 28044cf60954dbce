import type { Translation } from '../../../i18n/messages/translation.ts';
import type { siteEn } from './site.en.ts';

export const siteEs: Translation<typeof siteEn> = {
  'nav.air': 'Calidad del aire',
  'nav.airTracker': 'Seguimiento del aire',
  'nav.airMethod': 'Cómo se estima el aire',
  'notice.air': 'Lecturas del aire hasta {when} (hora local). <a>Cómo se leen</a>',
};
