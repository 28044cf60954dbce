import type { Translation } from '../../../platform/i18n/create-messages.ts';
import type { countComparisonEn } from './count-comparison.en.ts';

/** How a count compares with the usual ones, in Spanish. */
export const countComparisonEs: Translation<typeof countComparisonEn> = {
  up: '<b>más de lo usual</b>{range}',
  down: '<b>menos de lo usual</b>{range}',
  above: '<b>por encima de lo usual</b>{range}, aunque podría ser azar',
  below: '<b>por debajo de lo usual</b>{range}, aunque podría ser azar',
  usual: '<b>dentro de lo usual</b>{range}',
  untested: 'muy pocos reportes o meses para juzgar',
  full: '{standing}; {before, number} en {against}{interval}',
  single: '{crime} {count, number} ({recent, number} en los registros desde {since})',
  range: ' (de {low, number} a {high, number})',
  more: ' (ahora entre un {low} y un {high} más)',
  less: ' (ahora entre un {low} y un {high} menos)',
  min: ' (ahora al menos un {low} más)',
  either: ' (ahora entre un {low} menos y un {high} más)',
};
