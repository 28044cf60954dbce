import type { Translation } from '../../../i18n/messages/translation.ts';
import type { siteEn } from './site.en.ts';

export const siteEs: Translation<typeof siteEn> = {
  'nav.crimeMap': 'Mapa de delitos',
  'nav.crimeTracker': 'Tipos de delito',
  'nav.neighborhoodTracker': 'Vecindarios',
  'nav.compare': 'Comparar vecindarios',
  'nav.method': 'Cómo se cuentan los delitos',
  'notice.through': 'Datos hasta {month}. <a>De dónde vienen</a>',
  'notice.sample':
    '<b>Datos de muestra.</b> Estas cifras se inventaron para mostrar el sitio. <a>Cargar los registros reales</a>',
  'notice.sampleShort': '<a>Datos de muestra. Cargar los registros reales</a>',
  'notice.empty': 'Todavía no hay registros cargados. <a>Cargar los registros reales</a>',
};
