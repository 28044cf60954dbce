import type { startEn } from '../en/start.en.ts';
import type { Translation } from '../translation.ts';

/** The texts of the tiles on the start page in Spanish. */
export const startEs: Translation<typeof startEn> = {
  'start.label': 'También en este sitio',
  'start.crime': 'Delitos en {month}',
  'start.crimeCount': '{count, plural, one {# reporte} other {# reportes}}',
  'start.crimeNone': 'Delitos',
  'start.crimeMap': 'Mapa y seguimiento',
  'start.air': 'Aire en {place}',
  'start.airThen': 'Aire en {place}, última lectura',
  'start.airNow': '{aqi}, {category}',
  'start.airWorse': '{aqi}, {category} o peor',
  'start.airMap': 'Mapa y seguimiento',
  'start.traffic': 'Tráfico',
  'start.trafficMap': 'El mapa ahora',
  'start.place': 'Su vecindario',
  'start.placeChoose': 'Elíjalo',
  'start.placeSaved': 'Delitos, aire y noticias',
};
