import type { Translation } from '../../../i18n/messages/translation.ts';
import type { siteEn } from './site.en.ts';

export const siteEs: Translation<typeof siteEn> = {
  'nav.subscribe': 'Boletines',
  'subscribe.title': 'Suscríbase a nuestros boletines de vecindario',
  'subscribe.titleOf': 'Suscríbase al boletín de {name}',
};
