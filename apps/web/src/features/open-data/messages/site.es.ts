import type { Translation } from '../../../i18n/messages/translation.ts';
import type { siteEn } from './site.en.ts';

export const siteEs: Translation<typeof siteEn> = {
  'nav.data': 'Sobre los datos',
  'nav.dataCoverage': 'Meses registrados',
  'nav.dataDownloads': 'Descargas',
  'nav.dataReleases': 'Publicaciones',
  'nav.dataApi': 'API',
};
