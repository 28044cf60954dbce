import type { Translation } from '../../../i18n/messages/translation.ts';
import type { compareEn } from './compare.en.ts';

/** The texts of the comparison of neighborhoods in Spanish. */
export const compareEs: Translation<typeof compareEn> = {
  'compare.title': 'Comparar vecindarios',
  'compare.titleOf': 'Comparación de {names}',
  'compare.intro': 'Hasta cuatro vecindarios lado a lado, mes por mes.',
  'compare.add': 'Agregar un vecindario',
  'compare.addPrompt': 'Nombre del vecindario',
  'compare.nextDoor': 'Agregue uno de al lado: {areas}.',
  'compare.similar': 'Agregue uno con una población parecida: {areas}.',
  'compare.full': 'Puede comparar cuatro. Quite uno para agregar otro.',
  'compare.chosen': 'Vecindarios elegidos',
  'compare.remove': 'Quitar {name}',
  'compare.said':
    '{count, plural, =0 {Ningún vecindario elegido.} one {# de 4 vecindarios: {names}.} other {# de 4 vecindarios: {names}.}}',
  'compare.unknown': 'No hay ningún vecindario “{area}”.',
  'compare.startSaved': 'O empiece con uno de sus lugares',
  'compare.startLarge': 'O empiece por donde vive más gente',
  'compare.together': 'Comparar {names}',

  // The sentence before the figures
  'compare.allCrime': 'delitos reportados',
  'compare.lead.apart':
    'La tasa de {kind} {when} fue más alta en <b>{highest}</b> y más baja en <b>{lowest}</b>. El azar por sí solo no explica la diferencia.',
  'compare.lead.close': 'Las tasas de {kind} {when} en {names} fueron <b>casi iguales</b>.',

  // Chart
  'compare.chart.rate': 'Delitos por 100,000 residentes, por mes',
  'compare.chart.count': 'Número de delitos, por mes',
  'compare.chart.rateOf': 'Reportes de {kind} por 100,000 residentes, por mes',
  'compare.chart.countOf': 'Reportes de {kind}, por mes',
  'compare.chart.pointed': 'Las cifras junto a los nombres son las de {month}.',
  'compare.chart.label': 'Gráfica de líneas, de {from} a {to}. {lines}',
  'compare.chart.line': '{name}: mínimo {lowest}, máximo {highest}, más reciente {latest}.',
  'compare.chart.lineNone': '{name}: sin cifra.',
  'compare.chart.gapFew':
    'Un hueco es un mes con menos de {few, number} reportes, que no permiten calcular una tasa.',
  'compare.chart.gapIncomplete': 'Un hueco es un mes con datos incompletos.',
  'compare.chart.gapBoth':
    'Un hueco es un mes con datos incompletos, o con menos de {few, number} reportes, que no permiten calcular una tasa.',
  'compare.chart.noRate':
    '{names}: valor atípico, por eso no hay tasa. “Número” muestra cuántos reportes hubo.',
  'compare.chart.few': 'muy pocos',
  'compare.chart.incomplete': 'datos incompletos',
  'compare.chart.residentsUnknown': 'población desconocida',
  'compare.chart.noResidents':
    '{names}: no se conoce su población, por eso no hay tasa. “Número” muestra cuántos reportes hubo.',
  'compare.chart.outlier': 'valor atípico',
  'compare.chart.notRecorded': 'no se registra',
  'compare.chart.noRecord': 'La policía de ahí no lo registra: {names}.',
  'compare.chart.noFigure': 'sin cifra',

  // Table
  'compare.table': 'Todos los delitos, {period}',
  'compare.tableOf': 'Reportes de {kind}, {period}',
  'compare.area': 'Vecindario',
  'compare.reports': 'Reportes',
  'compare.onRecord': 'registrados',
  'compare.rate': 'Por 100,000',
  'compare.rank': 'Puesto',
  'compare.ranks': 'El puesto 1 es la tasa más alta de {ranked, number} vecindarios clasificados.',
  'compare.usual': 'lo usual: {range}',
  'compare.note':
    'Las tasas son por 100,000 residentes en este período. Debajo de cada una está su intervalo del 95%: solo por azar podría variar hasta ahí. Debajo de un número está lo usual: lo que hacen esperar los meses anteriores de la propia zona.',
};
