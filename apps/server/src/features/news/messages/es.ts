import type { Translation } from '../../../platform/i18n/create-messages.ts';
import type { newsEn } from './en.ts';

export const newsEs: Translation<typeof newsEn> = {
  'news.title': 'Noticias',
  'news.titleOf': 'Noticias de {area}',
  'picture.kind': 'Noticias · {county}',
  'picture.alt': 'Townlight: {title}',
  'picture.sample': 'Datos de muestra, inventados',
  'remark.sample': 'Datos de muestra: las cifras son inventadas.',
  'remark.provisional': 'Estas cifras son provisionales: todavía se agregan y revisan reportes.',
  'remark.updated':
    'Actualizado el {day}: las cifras del condado de este mes cambiaron después de publicarse.',
  'remark.corrected':
    'Actualizado el {day}: al principio se publicaron {first, number} delitos en {firstAreas, number} vecindarios; ahora son {now, number} en {nowAreas, number}.',
  'remark.withdrawn':
    'Retirado el {day}: los datos de esta noticia se retiraron.{first, select, null {} other { Al principio se publicaron {first, number} delitos.}}',
  'remark.withdrawnSummary': 'Los datos de esta noticia se retiraron.',

  'crime.title': 'Delitos en {month}',
  'crime.titleOf': 'Delitos en {area} en {month}',
  'crime.summary':
    'En {month} {count, plural, =0 {no se reportó ningún delito} one {se reportó # delito} other {se reportaron # delitos}} en los {areas, number} {all, select, null {vecindarios del {county}.} other {vecindarios, de {all, number} del {county}, cuyos registros están completos.}}',
  'crime.summaryOf':
    'En {month} {count, plural, =0 {no se reportó ningún delito} one {se reportó # delito} other {se reportaron # delitos}} en {area}: {comparison}.',
  'crime.summaryLonger':
    '{all, plural, =0 {No se reportó ningún delito} one {Se reportó # delito} other {Se reportaron # delitos}} en {area} en los {months, number} meses hasta {month}, {allComparison}. Un solo mes tiene pocos reportes aquí: {count, number} en {month}, {standing}.',
  'crime.yearEarlier': 'los mismos meses un año antes',
  'crime.single': 'Contados uno por uno',
  'crime.summaryAlone':
    'En {month} {count, plural, =0 {no se reportó ningún delito} one {se reportó # delito} other {se reportaron # delitos}} en {area}. No se compara con {yearBefore}: los registros de los dos meses no son comparables.',
  'crime.against': 'Frente a otros meses: {comparison}.',
  'crime.againstAreas':
    'En los {areas, number} vecindarios que se pueden comparar con el año anterior fueron {count, number}: {comparison}.',
  'crime.incomplete':
    'Algunos departamentos de policía aún no han entregado sus registros de {month} para {area}.',
  'crime.came': 'Los registros de {month} llegaron el {day}: {agencies}.',
  'crime.cameOfMany':
    'Los registros de {month} de {agencies} departamentos de policía llegaron el {day}.',
  'crime.neighborhoods': 'Los vecindarios que destacan',
  'crime.crimes': 'Los delitos que destacan',
  'crime.crimesOf': 'Los delitos que destacan en {area}',
  'crime.note':
    '{moved, select, true {Entre {compared, number} {what, select, crimes {tipos de delito} other {vecindarios}} con suficientes meses anteriores.} other {De los {compared, number} {what, select, crimes {tipos de delito} other {vecindarios}} con suficientes meses anteriores, ninguno destaca.}} Un número destaca si no lo explican los meses anteriores de la propia zona; se espera que a lo más uno de cada diez de la lista se deba al azar.',
  'crime.move': '{count, number}, {comparison}',
  'crime.map': 'Verlo en el mapa de delitos',
  'crime.tracker': 'Ver un vecindario mes por mes',
  'crime.trackerOf': 'Ver {area} mes por mes',

  'air.title': 'El aire en {month}',
  'air.titleOf': 'El aire en {area} en {month}',
  'air.summary':
    '{unhealthy, plural, =0 {En ninguno de los {days} días de {month} el aire fue dañino para grupos sensibles en ningún vecindario del {county}.} other {En {unhealthy} de {days} días de {month} el aire fue dañino para grupos sensibles, o peor, en al menos un vecindario del {county}.}}',
  'air.summaryOf':
    'En {month}, el aire de {area} tuvo en promedio unos {mean, number, ::.0} µg/m³ de PM2.5, según la estimación. {unhealthy, plural, =0 {En ninguno de los {days} días fue dañino para grupos sensibles.} other {En {unhealthy} de {days} días fue dañino para grupos sensibles, o peor.}}',
  'air.worst':
    'El promedio más alto de un día fue el {day}{name, select, null {} other {, en {name}}}: índice de PM2.5 {aqi} (calidad {category}).',
  'air.against':
    '{difference, select, higher {El promedio del mes, {mean, number, ::.0} µg/m³, fue más alto que el de {yearBefore} ({before, number, ::.0}).} lower {El promedio del mes, {mean, number, ::.0} µg/m³, fue más bajo que el de {yearBefore} ({before, number, ::.0}).} other {El promedio del mes fue de {mean, number, ::.0} µg/m³. El promedio de {yearBefore} fue de {before, number, ::.0}: son demasiado parecidos para distinguirlos.}}',
  'air.againstOf':
    '{difference, select, higher {El promedio del mes fue más alto que el de {yearBefore} ({before, number, ::.0}).} lower {El promedio del mes fue más bajo que el de {yearBefore} ({before, number, ::.0}).} other {El promedio de {yearBefore} fue de {before, number, ::.0}: son demasiado parecidos para distinguirlos.}}',
  'air.came':
    'Estimado con lecturas por hora de {stations, plural, one {una estación} other {{stations} estaciones}} de monitoreo en {days} días.',
  'air.map': 'Ver el aire de ahora en el mapa de la calidad del aire',
  'air.mapOf': 'Ver el aire en {area}',

  'categories.title': 'Cambios en las categorías de delitos',
  'categories.summary':
    'Las categorías en las que se cuentan los delitos cambiaron el {day}: {changes}. {hasNewFigures, select, true {Las cifras de todos los años registrados se cuentan con las nuevas.} other {Solo cambian los nombres; las cifras quedan igual.}}',
  'categories.count.categories':
    '{count, plural, one {{count} cambio de categoría} other {{count} cambios de categorías}}',
  'categories.count.types':
    '{count, plural, one {{count} cambio de tipo de delito} other {{count} cambios de tipos de delito}}',
  'categories.count.nicknames':
    '{count, plural, one {{count} clase de delito pasó a otro tipo} other {{count} clases de delito pasaron a otro tipo}}',
  'categories.count.descriptions':
    '{count, plural, one {{count} descripción oficial pasó a otro nombre} other {{count} descripciones oficiales pasaron a otro nombre}}',
  'categories.added': 'Nueva categoría: “{name}”.',
  'categories.renamed': 'La categoría “{before}” ahora se llama “{after}”.',
  'categories.removed': 'La categoría “{name}” ya no existe.',
  'types.added': 'Nuevo tipo de delito: “{name}”.',
  'types.renamed': 'El tipo “{before}” ahora se llama “{after}”.',
  'types.removed': 'El tipo “{name}” ya no existe.',
  'types.joined': 'El tipo “{type}” ahora es parte de la categoría “{category}”.',
  'types.left': 'El tipo “{type}” ya no es parte de la categoría “{category}”.',
  'categories.nickname':
    '“{name}” {hasAfter, select, true {ahora cuenta en el tipo “{after}”} other {ya no cuenta en ningún tipo}}; antes contaba en {hasBefore, select, true {“{before}”} other {ninguno}}.',
  'categories.descriptions':
    '{count, plural, one {{count} descripción oficial} other {{count} descripciones oficiales}} ({examples}{hasMore, select, true {, …} other {}}) {count, plural, one {cuenta} other {cuentan}} ahora {hasAfter, select, true {como “{after}”} other {sin nombre}}, antes {hasBefore, select, true {como “{before}”} other {sin nombre}}.',
  'categories.more': 'Y {count, plural, one {{count} cambio más} other {{count} cambios más}}.',
  'categories.method': 'Cómo se cuentan los delitos',
  'categories.undone': 'Estos cambios se deshicieron el mismo día.',
  'categories.withdrawn': 'Retirado el {day}: los cambios se deshicieron.',

  'published.boundaries.title': 'Nuevos límites',
  'published.boundaries.summary':
    'Los mapas y las cifras ya usan estos límites. Los reportes de todos los años se ubicaron de nuevo en ellos.',
  'published.population.title': 'Nuevas cifras de residentes',
  'published.population.summary':
    'Las tasas por 100,000 residentes de todos los años ahora se calculan con estas cifras.',
  'published.coverage.title': 'Qué policía atiende cada zona',
  'published.coverage.summary':
    'Los registros de una zona están completos cuando cada departamento que la atiende ha entregado el mes. La lista de esos departamentos se actualizó.',
  'published.coronavirus.title': 'Casos de coronavirus',
  'published.coronavirus.summary':
    'Los casos por vecindario se publicaron de nuevo, día por día hasta el fin de la serie. Los números pequeños que una fuente reserva no se muestran.',
  'published.came': '{source}: {rows, number} {of, select, boundaries {zonas} other {filas}}.',
  'published.data': 'Sobre los datos',
  'published.map': 'Ver el mapa del coronavirus',
  'source.neighborhoods': 'Vecindarios',
  'source.zipcodes': 'Códigos postales',
  'source.tracts': 'Secciones censales',
  'source.sample-coronavirus': 'Condado de muestra',
};
