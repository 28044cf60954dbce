import type { Translation } from '../../../platform/i18n/create-messages.ts';
import type { crimePicturesEn } from './en.ts';

export const crimePicturesEs: Translation<typeof crimePicturesEn> = {
  'page.data.title': 'Sobre los datos',
  'page.data.sentence':
    'De dónde vienen las cifras, qué meses ha entregado cada departamento de policía y cuándo se publicaron.',
  'page.method.title': 'Cómo se cuentan los delitos',
  'page.method.sentence': 'Qué significa cada cifra del mapa de delitos y cómo se obtiene.',
  'kind.neighborhood': 'Vecindario · {county}',
  'kind.crime': 'Delito · {county}',
  'count.reported': '{count, plural, one {delito reportado} other {delitos reportados}} en {month}',
  'count.onRecord': '{count, plural, one {reporte} other {reportes}} en {month}',
  'rank.place': 'Puesto {rank, number} de {ranked, number} por tasa de delitos',
  'usual.up': 'Más de lo usual (de {low, number} a {high, number})',
  'usual.down': 'Menos de lo usual (de {low, number} a {high, number})',
  'usual.no-clear-change': 'Lo usual: de {low, number} a {high, number}',
  'rank.short': 'puesto {rank, number} de {ranked, number}',
  'rank.tooFew': 'Muy pocos reportes para una tasa',
  'rank.none': 'Sin puesto',
  'rank.areas': 'en {areas, number} vecindarios',
  'title.map': 'Tasas de delitos por vecindario',
  'title.crimeIn': '{crime} en {name}',
  'title.compare': 'Comparar vecindarios',
  'records.incomplete':
    'Algunos departamentos de policía aún no han entregado sus registros de {month}.',
  'records.notRecorded': 'La policía de aquí no lo registra aparte de otros reportes.',
  'records.none': 'No hay registros de {month}.',
  'caption.compare': 'Delitos reportados por 100,000 residentes, {month}',
  'note.through': 'Datos hasta {month}',
  'note.sample': 'Datos de muestra, inventados',
  'rates.title': 'Tasa de delitos, {period}',
  'rates.titleOf': '{crime}, {period}',
  'rates.period': '{from} a {to}',
  'rates.lower': 'Tasa más baja',
  'rates.higher': 'Tasa más alta',
  'rates.missing': 'Datos incompletos o atípicos, muy pocos reportes',
  'alt.map': 'Townlight: {title}, en un mapa del {county}',
};
