import type { airEn } from './air.en.ts';
import type { Translation } from './translation.ts';

/** The texts that all air pages share in Spanish. */
export const airEs: Translation<typeof airEn> = {
  'air.category.good': 'Buena',
  'air.category.moderate': 'Moderada',
  'air.category.usg': 'Dañina para grupos sensibles',
  'air.category.unhealthy': 'Dañina',
  'air.category.veryunhealthy': 'Muy dañina',
  'air.category.hazardous': 'Peligrosa',
  'air.scale': 'Escala',
  'air.scale.site': 'De este sitio',
  'air.scale.epa-2024': 'EPA 2024',
  'air.scaleWhy.site':
    'Otros sitios pueden mostrar otros números: la mayoría aplica la tabla de 2024 de la EPA al promedio de las últimas 12 horas. Esta escala es la tabla de 1999 de la EPA, aplicada a una sola hora.',
  'air.scaleWhy.epa-2024':
    'La tabla de 2024 de la EPA, aplicada a NowCast: un promedio de las últimas 12 horas que sigue los cambios del aire. Otros sitios pueden usar otras estaciones o sensores.',
};
