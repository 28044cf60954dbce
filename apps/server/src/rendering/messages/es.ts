import type { Translation } from '../../platform/i18n/create-messages.ts';
import type { siteEn } from './en.ts';

export const siteEs: Translation<typeof siteEn> = {
  'site.description': 'Registros públicos del {county}, en mapas que los residentes pueden leer.',
  'site.pictureAlt': '{page}, junto a un mapa del {county}',
};
