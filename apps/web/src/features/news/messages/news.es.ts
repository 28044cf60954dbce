import type { Translation } from '../../../i18n/messages/translation.ts';
import type { newsEn } from './news.en.ts';

/** The texts of the news pages in Spanish. */
export const newsEs: Translation<typeof newsEn> = {
  'news.of': 'Noticias de {area}',
  'news.lead':
    'Qué cambió en los datos del {county}: qué hay de nuevo, qué cambió más y qué se corrigió. Cada noticia se escribe automáticamente a partir de las cifras.',
  'news.leadArea':
    'Qué cambió en los datos de {area}. Cada noticia se escribe automáticamente a partir de las cifras.',
  'news.none': 'Todavía no hay noticias. Cada publicación de datos agrega una.',
  'news.whole': 'Todo el {county}',
  'news.choose': 'Noticias de un vecindario',
  'news.chooseHint': 'Escriba un vecindario',
  'news.earlier': 'Noticias anteriores',
  'news.newest': 'Volver a las más recientes',
  'news.feeds':
    'Siga las noticias en un lector de fuentes: <atom>Atom</atom> o <json>JSON Feed</json>.',
  'news.published': 'Publicado el {day}',
  'news.updated': 'actualizado el {day}',
  'news.corrected': 'Actualizado',
  'news.corrections': 'Correcciones',
  'news.withdrawn': 'Retirado',
  'news.all': 'Todas las noticias',
  'news.allOf': 'Todas las noticias de {area}',
  'news.editor': 'De la redacción',
  'news.up': 'Suben',
  'news.down': 'Bajan',
  'news.came': 'Registros nuevos',
  'news.story.up':
    '<b>Más delitos de lo usual</b> en {month}: {count, number} reportes, {before, number} un año antes.',
  'news.story.down':
    '<b>Menos delitos de lo usual</b> en {month}: {count, number} reportes, {before, number} un año antes.',
  'news.story.same':
    '<b>Sin cambio claro en los delitos</b> en {month}: {count, number} reportes, {before, number} un año antes.',
  'news.storyAlone': '{count, plural, one {# reporte} other {# reportes}} de delitos en {month}.',
  'news.sameAreas':
    'Barras: {areas, plural, one {el vecindario} other {los # vecindarios}} con registros completos de todos estos meses ({count, number} en el más reciente).',
  'news.map.change': 'Mapa: dónde hubo más o menos delitos de lo usual en {month}.',
  'news.map.rate': 'Mapa: delitos por residente en {month}.',
  'news.mapKey.change':
    'Marrón: más delitos de lo usual. Verde azulado: menos. Sin color: sin cambio claro. Rayado: no se puede comparar.',
  'news.mapKey.rate':
    'Cuanto más contraste con la página, más delitos por residente. Rayado: sin tasa.',
  'news.crimeMonths': 'Delitos, mes por mes',
  'news.airMonths': 'Aire, mes por mes',
  'news.month': 'Mes',
  'news.months': '12 meses',
  'news.crimes': 'Delitos',
  'news.before': 'Un año antes',
  'news.change': 'Cambio',
  'news.more': 'más de lo usual',
  'news.fewer': 'menos de lo usual',
  'news.unhealthyDays': 'Días dañinos para algunos o todos',
  'news.daysOf': '{unhealthy, number} de {days, number}',
  'news.worstDay': 'ICA del peor día',
  'news.days': 'Los días dañinos del condado, uno por uno',
  'news.daysMean':
    'Promedios diarios de partículas finas (PM2.5), estimados a partir de los monitores cercanos.',
  'news.dayOf': '<b>{area}: ICA {aqi, number}</b>, {category}.',
  'news.dayAreas':
    '<b>Aire dañino o peor en {unhealthy, number} de {areas, number}</b> vecindarios.',
  'news.dayHighest': 'El más alto, en {name}: ICA {aqi, number} ({category}).',
  'news.dayHours': 'Este día en el mapa, hora por hora',
  'news.dayMap': 'Mapa: el aire del {day}.',
  'news.dayKey':
    'Verde: bueno. Amarillo: moderado. Naranja: dañino para algunos. Rojo: dañino. Morado y granate: peor.',
  'news.onward': 'Ver más',
  'news.county': 'Esta noticia para todo el {county}',
  'news.unknown': 'No se encontró esta noticia',
  'news.unknownText': 'No se publicó nada en esta dirección.',
  'news.unknownArea': 'No hay ningún vecindario en esta dirección.',
  'news.failed': 'No se pudieron cargar las noticias.',
};
