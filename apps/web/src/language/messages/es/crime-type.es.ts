import type { crimeTypeEn } from '../en/crime-type.en.ts';
import type { Translation } from '../translation.ts';

/** The texts of the page of a type of crime in Spanish. */
export const crimeTypeEs: Translation<typeof crimeTypeEn> = {
  'crimeType.kind': 'Delito',
  'crimeType.title': '{crime} por vecindario y mes',
  'crimeType.categories': 'Categoría: {names}.',
  'crimeType.county': 'Todo el {county}.',
  'crimeType.searchCrime': 'Otro delito',
  'crimeType.searchCrimePrompt': 'Tipo de delito',
  'crimeType.unknown': 'No hay ningún tipo de delito “{crime}”. Este es {name}.',
  'crimeType.table.neighborhoods': '{crime} por vecindario, {period}',
  'crimeType.table.zipcodes': '{crime} por código postal, {period}',
  'crimeType.boundaries': 'Límites',
  'crimeType.neighborhood': 'Vecindario',
  'crimeType.zipcode': 'Código postal',
  'crimeType.interval': 'Intervalo del 95 %',
  'crimeType.coverage':
    '{missing, plural, =0 {{unrecorded, plural, =0 {Cada uno de los {of, number} {areas} se cuenta completo.} other {De los {of, number} {areas}, los que se cuentan se cuentan completos.}}} one {A # de los {of, number} {areas} le faltan registros de este tiempo y se cuenta hasta donde está registrado.} other {A # de los {of, number} {areas} les faltan registros de este tiempo y se cuentan hasta donde están registrados.}}{unrecorded, plural, =0 {} one { # no se cuenta: su policía no registra este delito.} other { # no se cuentan: su policía no registra este delito.}}',
  'crimeType.rank': 'Puesto',
  'crimeType.rankNote':
    'El puesto 1 es la tasa más alta de {ranked, number} zonas clasificadas. Las zonas con menos de {few, number} reportes tienen un puesto que pudo dar el azar: están abajo, sin él.',
  'crimeType.countNote':
    'El puesto 1 tiene más reportes. Los lugares con más residentes y visitantes tienen más; la tasa tiene en cuenta a los residentes.',
  'crimeType.noneRated':
    'En este tiempo ninguna zona tiene {few, number} reportes, el mínimo para calcular una tasa.',
  'crimeType.tryYear': 'Ver el último año',
  'crimeType.onMap': 'Ver {crime} en el Mapa de delitos',
};
