import type { Translation } from '../../../i18n/messages/translation.ts';
import type { crimeMapEn } from './crime-map.en.ts';

/** The texts of the safety map in Spanish. */
export const crimeMapEs: Translation<typeof crimeMapEn> = {
  'map.title': 'Mapa de delitos',
  'map.areaTitle': '{name}, mapa de delitos',

  // Legend
  'legend.rate': 'Tasa de delitos, {period}',
  'legend.rateOf': 'Tasa de {kind}, {period}',
  'legend.trend': 'Tendencia, {period} comparado con {before}',
  'legend.lower': 'Tasa más baja',
  'legend.higher': 'Tasa más alta',
  'legend.trendLower': 'A la baja',
  'legend.trendHigher': 'Al alza',
  'legend.trendMiddle': 'No destaca',
  'legend.rateCounts':
    'Por 100,000 residentes; {same, select, true {{least, plural, one {# zona} other {# zonas}}} other {de {least, number} a {most, number} zonas}} en cada color.',
  'legend.trendCounts':
    '{lower, plural, one {# zona} other {# zonas}} con menos de lo usual, {same, number} que no {same, plural, one {destaca} other {destacan}}, {higher, number} con más de lo usual.',
  'legend.missing': 'Datos incompletos y valores atípicos',
  'legend.residentsUnknown': 'Sin tasa: población desconocida',
  'legend.notRecorded': 'La policía de ahí no lo registra',
  'legend.broken': 'No comparable: cambiaron las reglas de conteo',
  'legend.noneRated': 'Ninguna zona tiene suficientes reportes para una tasa en este período.',
  'legend.few': 'Muy pocos reportes para una tasa',

  // Report
  'report.title': 'Informe de delitos',
  'report.reopen': 'Mostrar el informe de delitos',
  'report.intro': '¿Cómo se compara su vecindario, y está mejorando?',
  'report.introText': 'Busque arriba, o elija una zona en el mapa o en la tabla.',
  'report.toPage': 'Más sobre {name}',
  'overview.judged':
    '<b>{standing} en el {county}</b>: {reports} {when}, frente a {before, number} {whenBefore}.',
  'overview.none':
    '<b>No hay cifra para el {county}</b>: ninguno de sus {places} tiene registros completos {when} y {whenBefore}.',
  'overview.noBase':
    '<b>Sin comparación para el {county} {when}</b>: los registros comienzan {first}.',
  'overview.inAll': 'Ambas cifras son de los {total, number} {places}.',
  'overview.inSame': 'Ambas cifras son de los mismos {areas, number} de {total, number} {places}.',
  'overview.left': 'No se cuentan: {reasons}.',
  'overview.left.lacking': '{areas, number} por falta de registros ({agencies})',
  'overview.left.incomplete': '{areas, number} por falta de registros',
  'overview.left.rules': '{areas, number} donde cambiaron las reglas de conteo entre ambos',
  'overview.left.unrecorded': '{areas, number} donde la policía no registra esto',
  'overview.otherAgencies':
    '{others, plural, one {# departamento más} other {# departamentos más}}',
  'overview.onRecord': 'Meses en los registros',
  'changed.title': 'Lo que destaca',
  'changed.lead':
    '{rises, number} con más de lo usual, {falls, number} con menos. Primero, lo más claro.',
  'changed.none': 'Ninguna zona destaca de lo que es usual en ella.',
  'changed.figure': '{arrow} {count, number}; lo usual: {usual}',
  'single.where': 'Dónde se reportaron',
  'single.lead':
    'Cada uno importa, así que se cuentan uno por uno. Al lado, cuántos hay en los registros desde {since}.',
  'single.none': 'Ninguno en este período.',
  'yearOffer.why': 'Un mes varía mucho. Un año dice más.',
  'sentence.judged': '<b>{standing}</b>: {reports} {when}, frente a {before, number} un año antes.',
  'sentence.usual': 'Lo usual es {usual}.',
  'sentence.interval': 'Frente a {against}: {interval}.',
  'against.yearEarlier': 'un año antes',
  'sentence.plain': '{said} {when}.',
  'sentence.tooFew': '{said} {when}: <b>muy pocos para calcular una tasa</b>.',
  'sentence.longer':
    'Un solo mes tiene pocos reportes aquí; primero, los {months, number} meses hasta {month}. <b>{standing}</b>: {reports}, {before, number} en los mismos meses un año antes.',
  'sentence.single': '{recent, number} en los registros desde {since}.',
  'sentence.notRecorded':
    '<b>No se registra</b>: los registros de la policía de aquí no muestran {kind}; por eso no hay cifra.',
  'sentence.reported':
    '{count, plural, =0 {No se reportó ningún delito} one {Se reportó # delito} other {Se reportaron # delitos}}',
  'sentence.reportedOf':
    '{count, plural, =0 {No hubo reportes} one {Hubo # reporte} other {Hubo # reportes}} de {kind}',
  'sentence.missing': 'En los registros, {when}: {reports}.',
  'sentence.nothing':
    '<b>No hay registros de {period}</b>. Eso no quiere decir que no haya pasado nada.',
  'sentence.trendJudged':
    '<b>{standing}</b>: {reports} {when}, frente a {compared, number} {whenBefore}.',
  'sentence.trendBreak':
    '<b>No comparable</b>: {reports} {when}, frente a {compared, number} {whenBefore}; las reglas de conteo cambiaron entre ambos.',
  'sentence.yearBefore': 'Un año antes hubo {before, number}.',
  'place.0': 'Tiene una de las tasas más altas de los {areas} del condado.',
  'place.1': 'La tasa está en la segunda sexta parte más alta de los {areas} del condado.',
  'place.2': 'La tasa está justo arriba de la mitad de los {areas} del condado.',
  'place.3': 'La tasa está justo abajo de la mitad de los {areas} del condado.',
  'place.4': 'La tasa está en la segunda sexta parte más baja de los {areas} del condado.',
  'place.5': 'Tiene una de las tasas más bajas de los {areas} del condado.',
  'figure.chosenCrime': 'Delitos elegidos',
  'breakdown.title': 'Tipos de delito {when}',
  'breakdown.kind': 'Tipo de delito',
  'breakdown.count': 'Reportes',
  'breakdown.rate': 'Por 100,000',
  'breakdown.tooFew': 'muy pocos',
  'breakdown.more': '{count, plural, one {# tipo más} other {# tipos más}}',
  'breakdown.less': 'Menos tipos',
  'breakdown.none': 'Ningún reporte de los tipos elegidos.',

  // Table
  'table.caption': 'Delitos por zona, {period}',
  'table.trendCaption': 'Tendencia por zona, {period} comparado con {before}',
  'table.rank': 'Puesto',
  'table.count': 'Reportes',
  'table.rate': 'Por 100,000',
  'table.population': 'Residentes',
  'table.before': 'Antes',
  'table.change': 'Cambio (intervalo del 95%)',
  'table.span': 'de {low} a {high}',
  'download.geojson': 'Descargar el mapa (GeoJSON)',

  // El control de meses
  'timeline.choice': 'Mes por mes',
  'timeline.label': 'Mes por mes',
  'timeline.month': 'Mes',
  'timeline.play': 'Pasar los meses',
  'timeline.pause': 'Pausa',
  'timeline.next': 'Mes siguiente',
  'timeline.close': 'Cerrar',
  'timeline.colors': 'El mismo color es la misma tasa en todos los meses.',
  'timeline.laterRules':
    '{count, plural, one {El {agencies} cuenta con otras reglas desde {month}} other {Estos departamentos cuentan con otras reglas desde {month}: {agencies}}}. Los meses anteriores y posteriores no se pueden comparar.',
};
