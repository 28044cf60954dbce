import type { Translation } from '../../../i18n/messages/translation.ts';
import type { crimePlaceEn } from './crime-place.en.ts';

/** The texts of a crime type in one neighborhood in Spanish. */
export const crimePlaceEs: Translation<typeof crimePlaceEn> = {
  'crimePlace.name': '{crime} en {name}',
  'crimePlace.title': '{crime} en {name}, por mes',
  'crimePlace.unknown': 'No hay ningún vecindario “{area}”. Este es todo el condado.',
  'crimePlace.notRecorded': 'La policía de aquí no lo registra aparte de otros reportes.',
  'crimePlace.rank': 'Puesto',
  'crimePlace.yearBefore': '{before, number} en los 12 anteriores',
  'crimePlace.since': 'Desde {since}',
  'crimePlace.chance':
    'Lo usual son unos {expected, number}. El azar por sí solo suele moverlos entre {low, number} y {high, number}.',
  'crimePlace.chanceChart': 'Escala de 0 a {end, number}, como se describe',
  'crimePlace.before': '<b>{count, number}</b> un año antes',
  'crimePlace.reach': 'alcance del azar',
  'crimePlace.meansTitle': 'Qué significa para mí',
  'crimePlace.means':
    'En 12 meses, un reporte de {crime} por cada <b>{residents, number}</b> residentes.',
  'crimePlace.windows': '{residents, number} ventanas, una encendida.',
  'crimePlace.meansCounty': 'El condado: uno por cada {residents, number}.',
  'crimePlace.meansLimits': 'También cuentan los reportes de tiendas, oficinas y visitantes.',
  'crimePlace.times': '{ratio} veces la tasa del condado',
  'crimePlace.higher': 'Por encima de la tasa del condado',
  'crimePlace.lower': 'Por debajo de la tasa del condado',
  'crimePlace.close': 'Cerca de la tasa del condado',
  'crimePlace.multiples':
    'Reportes de {crime} por 100,000 residentes. Número: los 12 meses hasta {month}. Línea: mes por mes, en una misma escala; en gris: {name}. Los meses con pocos reportes varían mucho.',
  'crimePlace.inCounty': '{crime} en todo el condado',
  'crimePlace.allCrime': 'Todos los delitos en {name}',
  'headline.kindIncompleteMonth':
    '{count, plural, =0 {Sin registros de {month}} one {# reporte de {crime} en los registros de {month}} other {# reportes de {crime} en los registros de {month}}}',
  'headline.kindIncompleteYear':
    '{count, plural, =0 {Sin registros de los 12 meses hasta {month}} one {# reporte de {crime} en los registros de los 12 meses hasta {month}} other {# reportes de {crime} en los registros de los 12 meses hasta {month}}}',
};
