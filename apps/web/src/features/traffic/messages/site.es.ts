import type { Translation } from '../../../i18n/messages/translation.ts';
import type { siteEn } from './site.en.ts';

export const siteEs: Translation<typeof siteEn> = {
  'nav.traffic': 'Mapa CoronaTraffic',
  'notice.traffic': 'Un mapa de otro sitio, que se muestra aquí tal cual.',
};
