import type { newsEn } from '../en/news.en.ts';
import type { Translation } from '../translation.ts';

/** The texts of the news pages in Spanish. */
export const newsEs: Translation<typeof newsEn> = {
  'news.of': 'Noticias de {area}',
  'news.lead':
    'Qué cambió en los datos del {county}: qué llegó, qué se movió más y qué se corrigió. El programa escribe cada noticia a partir de las cifras.',
  'news.leadArea':
    'Qué cambió en los datos de {area}. El programa escribe cada noticia a partir de las cifras.',
  'news.none': 'Todavía no hay noticias. Cada publicación de datos trae una.',
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
  'news.withdrawn': 'Retirado',
  'news.all': 'Todas las noticias',
  'news.allOf': 'Todas las noticias de {area}',
  'news.editor': 'De la redacción',
  'news.up': 'Suben',
  'news.down': 'Bajan',
  'news.came': 'Qué llegó',
  'news.onward': 'Dónde verlo',
  'news.county': 'Esta noticia para todo el {county}',
  'news.unknown': 'No hay tal noticia',
  'news.unknownText': 'Nada se publicó en esta dirección.',
  'news.unknownArea': 'No hay ningún vecindario en esta dirección.',
  'news.failed': 'No se pudieron cargar las noticias.',
};
