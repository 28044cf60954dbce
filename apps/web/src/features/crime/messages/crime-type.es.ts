import type { Translation } from '../../../i18n/messages/translation.ts';
import type { crimeTypeEn } from './crime-type.en.ts';

/** The texts of the page of a type of crime in Spanish. */
export const crimeTypeEs: Translation<typeof crimeTypeEn> = {
  'crimeType.kind': 'Delito',
  'crimeType.title': '{crime} por vecindario y mes',
  'crimeType.searchCrime': 'Otro delito',
  'crimeType.searchCrimePrompt': 'Tipo de delito',
  'crimeType.unknown': 'No hay ningún tipo de delito “{crime}”. Este es {name}.',
  'crimeType.table.neighborhoods': '{crime} por vecindario, {period}',
  'crimeType.table.zipcodes': '{crime} por código postal, {period}',
  'crimeType.boundaries': 'Límites',
  'crimeType.neighborhood': 'Vecindario',
  'crimeType.zipcode': 'Código postal',
  'crimeType.coverage':
    '{missing, plural, =0 {{unrecorded, plural, =0 {Los {of, number} {areas} tienen registros completos de este período.} other {De los {of, number} {areas}, todos los que se cuentan tienen registros completos de este período.}}} one {# de los {of, number} {areas} tiene registros incompletos de este período; solo se cuenta lo registrado.} other {# de los {of, number} {areas} tienen registros incompletos de este período; solo se cuenta lo registrado.}}{unrecorded, plural, =0 {} one { # no se cuenta porque su policía no registra este delito.} other { # no se cuentan porque su policía no registra este delito.}}',
  'crimeType.rank': 'Puesto',
  'crimeType.rankNote':
    'El puesto 1 es la tasa más alta de {ranked, plural, one {# zona clasificada} other {# zonas clasificadas}}. Las zonas con menos de {few, number} reportes aparecen abajo, sin puesto.',
  'crimeType.countNote':
    'El puesto 1 tiene más reportes. Los lugares con más residentes y visitantes suelen tener más; la tasa toma en cuenta a los residentes.',
  'crimeType.noneRated':
    'Ninguna zona tuvo {few, number} reportes en este período, el mínimo para calcular una tasa.',
  'crimeType.tryYear': 'Ver el último año',
  'crimeType.onMap': 'Ver {crime} en el mapa de delitos',
  'headline.kindMonth':
    '{count, plural, =0 {Ningún reporte} one {# reporte} other {# reportes}} de {crime} en {month}',
  'headline.kindYear':
    '{count, plural, =0 {Ningún reporte} one {# reporte} other {# reportes}} de {crime} en los 12 meses hasta {month}',
  'headline.kindMonths':
    '{count, plural, =0 {Ningún reporte} one {# reporte} other {# reportes}} de {crime} en los {months, number} meses hasta {month}',
  'headline.sameAreas': 'En los {count, number} {areas} con registros completos de ambos períodos.',
  'headline.kindNotRecorded': 'Sin cifra de {crime} en este período',
  'headline.notRecorded': 'Ningún departamento de policía de aquí lo registra por separado.',
  'headline.likeForLike':
    'Se comparan los {count, number} {areas} con registros completos de ambos períodos: {before, number} entonces, {now, number} ahora.',
  'headline.likeForRules':
    'Se comparan los {count, number} {areas} con registros completos de ambos períodos y las mismas reglas de conteo: {before, number} entonces, {now, number} ahora.',
  'single.note':
    'Cada uno importa. Donde se esperan menos de {few, number}, no hay un rango usual y no se dice si son muchos o pocos.',
};
