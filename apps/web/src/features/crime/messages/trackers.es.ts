import type { Translation } from '../../../i18n/messages/translation.ts';
import type { trackersEn } from './trackers.en.ts';

/** The texts of the neighborhood and crime trackers in Spanish. */
export const trackersEs: Translation<typeof trackersEn> = {
  // Both trackers
  'tracker.monthly': 'Último mes',
  'tracker.yearly': 'Último año',
  'tracker.history': 'Período',
  'tracker.month': 'Mes',
  'tracker.search': 'Buscar un vecindario',
  'tracker.searchPrompt': 'Nombre del vecindario',
  'tracker.tooFew': 'muy pocos',
  'tracker.unstable': 'inestable',
  'tracker.interval': '{low} a {high}',
  'tracker.noRank': '–',
  'tracker.noRecords':
    'Todavía no hay registros cargados, así que no hay nada que contar. <a>Cargar los registros reales</a>',
  'tracker.unknownMonth':
    'No hay registros completos de ese mes. Aquí los registros van de {first} a {last}. Estas son las cifras de {last}.',

  // Changes: an arrow and a word
  'change.unknown': 'no comparable',
  'move.up': '{places, plural, one {# puesto más arriba} other {# puestos más arriba}}',
  'move.down': '{places, plural, one {# puesto más abajo} other {# puestos más abajo}}',
  'move.same': 'mismo puesto',
  'move.note': '▲▼ puestos que subió o bajó desde {before}.',
  'move.note.year': 'los 12 meses anteriores',
  'series.range': 'De {from} a {to}.',
  'series.length': 'Meses que se muestran',
  'series.months': '{months, number} meses',

  // Other subjects
  'glance.cases':
    'Unos <b>{cases} casos nuevos al día</b> en la semana hasta el {day}, cuando terminan los registros.',
  'glance.casesWithheld': 'No se publica el número de casos',
  'glance.casesUnknown': 'No se conocen los casos nuevos de la última semana registrada.',
  'glance.noCases': 'No hay casos ni datos reportados',
  'glance.onCoronavirusMap': 'En el mapa del coronavirus',
  'glance.allNews': 'Todas las noticias de {name}',

  // Headline
  'headline.allMonth':
    '{count, plural, =0 {Ningún delito reportado} one {# delito reportado} other {# delitos reportados}} en {month}',
  'headline.allMonths':
    '{count, plural, =0 {Ningún delito reportado} one {# delito reportado} other {# delitos reportados}} en los {months, number} meses hasta {month}',
  'headline.alone': 'Un solo mes tiene pocos reportes aquí: {month} tuvo {count, number}{usual}.',
  'headline.incompleteMonth':
    '{count, plural, =0 {No hay registros de {month}} one {# delito en los registros de {month}} other {# delitos en los registros de {month}}}',
  'headline.incompleteYear':
    '{count, plural, =0 {No hay registros de los 12 meses hasta {month}} one {# delito en los registros de los 12 meses hasta {month}} other {# delitos en los registros de los 12 meses hasta {month}}}',
  'against.year': 'los 12 meses anteriores',
  'against.months': 'los mismos meses un año antes',
  'headline.comparedMonth': '{figure}; {before, number} un año antes.',
  'headline.comparedYear': '{figure}; {before, number} en los 12 meses anteriores.',
  'headline.comparedMonths': '{figure}; {before, number} en los mismos meses un año antes.',
  'headline.usually': 'Lo usual: {range}.',
  'headline.interval': 'Frente a {against}: {interval}.',
  'headline.break': 'No se compara con {against}: las reglas de conteo cambiaron en {changeOver}.',
  'headline.noBaseline':
    'No se compara con {against}: los registros de ese período están incompletos.',
  'headline.lacking':
    '{count, plural, one {El {agencies} aún no ha entregado {month}.} other {Estos departamentos aún no han entregado {month}: {agencies}.}} Un mes sin registros no es un mes sin delitos.',
  'headline.lackingSome':
    '{count, plural, one {El {agencies} no ha entregado todos los meses de este período.} other {Estos departamentos no han entregado todos los meses de este período: {agencies}.}} Un mes sin registros no es un mes sin delitos.',
  'headline.lastFull': 'Último mes completo: {month} →',
  'headline.incomplete':
    'Algunos departamentos de policía aún no han entregado sus registros de este período.',

  // Chart
  'series.break':
    'La línea del año anterior no se dibuja antes de {changeOver}. {count, plural, =0 {Entonces cambiaron las reglas de conteo.} one {Desde entonces, el {agencies} cuenta cada delito de un incidente; antes, solo el más grave.} other {Desde entonces, estos departamentos cuentan cada delito de un incidente; antes, solo el más grave: {agencies}.}}',
  'series.breakInside':
    'Las reglas de conteo cambiaron en {changeOver}{count, plural, =0 {.} one {: desde entonces, el {agencies} cuenta cada delito de un incidente.} other {: desde entonces, estos departamentos cuentan cada delito de un incidente: {agencies}.}} Los meses anteriores y posteriores no se pueden comparar.',
  'series.provisional': 'El mes de {month} es provisional: todavía se agregan reportes.',
  'series.provisionalSince':
    'Los meses desde {month} son provisionales: todavía se agregan reportes.',

  // Neighborhood page
  'neighborhood.kind': 'Vecindario',
  'neighborhood.title': '{name}: delitos por mes',
  'neighborhood.residents': '{count, number} residentes',
  'neighborhood.unknown': 'No hay ningún vecindario “{area}”. Este es {name}.',
  'nearby.title': 'Junto a {name}',
  'nearby.close': 'Casi igual: {names}.',
  'nearby.lower': 'Más baja: {names}.',
  'nearby.higher': 'Más alta: {names}.',
  'nearby.note': 'Delitos por 100,000 residentes {when}.',
  'nearby.county': 'Línea punteada: el condado, {rate}.',
  'neighborhood.table': 'Delitos en {name}, {period}',
  'neighborhood.expandMap': 'Ampliar el mapa', // spec 2
  'neighborhood.asTable': 'Todos los vecindarios en una tabla',
  'neighborhood.mapTitle': 'Tasa de delitos, {period}',
  'neighborhood.noMap': 'Este navegador no puede dibujar el mapa.',
  'single.under': '{recent} desde {since}',
  'tracker.inYear': 'En 12 meses',
  'kinds.crime': 'Delito',
  'kinds.reports': 'Reportes',
  'kinds.rate': 'Por 100,000',
  'kinds.rank': 'Puesto',
  'kinds.sure': '¿Qué tan seguras son estas tasas?',
  'kinds.unstable':
    'Con menos de {few, number} reportes no se da tasa. Con menos de {unstable, number} es inestable, y debajo está su intervalo del 95%.',
  'kinds.noWords': 'Sin palabras: casi igual que de costumbre.',
  'kinds.finding': '{standing}: {names}.',
  'kinds.more': '{count, number} más',
  'kinds.none': 'Ningún reporte en este período.',
  'kinds.withoutType':
    '{count, plural, one {Hay # reporte más que aún no tiene} other {Hay # reportes más que aún no tienen}} tipo de delito.',
  'kinds.noRecords': 'No hay registros de {period}.',
  'rateRank.note': '1 es la tasa más alta',
  'rateRank.before': '1 es la tasa más alta; {before, number} en {since}',
  'rateRank.ranked': 'Clasificamos {ranked, number} de {areas, number} vecindarios.',
  'rateRank.unclear': 'Los reportes no destacan: el puesto no se compara con {since}.',
  'rateRank.since.year': 'los 12 meses anteriores',

  // How sure is this?
  'sure.through': 'Hasta {month}',
  'sure.provisional': 'Hasta {month}, provisional',
  'sure.provisionalSince': 'Hasta {month}, provisional desde {provisional}',
  'sure.rate': '<b>Lo más probable es una tasa de {low} a {high}.</b>',
  'sure.month': '<b>Un mes varía mucho.</b> Un año dice más. <a>Último año</a>',
  'sure.provisionalMonth': '<b>Todavía se agregan reportes</b> de {month}.',
  'sure.provisionalMonths': '<b>Todavía se agregan reportes</b> desde {month}.',
  'sure.months': 'Qué meses tenemos',
};
