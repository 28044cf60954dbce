import type { Translation } from '../../../i18n/messages/translation.ts';
import type { feedbackListEn } from './feedback-list.en.ts';

/** The texts of staff's list of feedback in Spanish. */
export const feedbackListEs: Translation<typeof feedbackListEn> = {
  'feedbackList.title': 'Comentarios',
  'feedbackList.lead':
    'Lo que escribieron los lectores, lo más reciente primero. Es personal: compártalo solo con quienes mantienen este sitio, y borre lo que contenga datos privados.',
  'feedbackList.all': 'Todos',
  'feedbackList.allPages': 'Todas',
  'feedbackList.allAnswers': 'Todas',
  'feedbackList.state': 'Estado',
  'feedbackList.state.open': 'Sin leer',
  'feedbackList.state.handled': 'Atendido',
  'feedbackList.page': 'Página',
  'feedbackList.answer': 'Respuesta',
  'feedbackList.answer.comment': 'Lo que nos dicen',
  'feedbackList.answer.looking_for': 'Lo que querían averiguar',
  'feedbackList.from': 'Desde',
  'feedbackList.to': 'Hasta',
  'feedbackList.words': 'Palabras',
  'feedbackList.search': 'Buscar',
  'feedbackList.found':
    '{count, plural, =0 {Ningún comentario con estos filtros} one {# comentario} other {# comentarios}}',
  'feedbackList.csv': 'Descargar estos en CSV',
  'feedbackList.number': 'N.º {id}',
  'feedbackList.handledBy': 'Atendido por {by}, {day}',
  'feedbackList.mark': 'Marcar como atendido',
  'feedbackList.markNamed': 'Marcar como atendido: n.º {id}',
  'feedbackList.open': 'Marcar como no leído',
  'feedbackList.openNamed': 'Marcar como no leído: n.º {id}',
  'feedbackList.delete': 'Borrar',
  'feedbackList.deleteNamed': 'Borrar el n.º {id}',
  'feedbackList.deleteAsk': '¿Borrar el comentario n.º {id}?',
  'feedbackList.deleteText':
    'No se puede recuperar. En la lista de cambios queda que se borró y quién lo hizo, no lo que decía. Las copias de seguridad anteriores todavía lo contienen.',
  'feedbackList.keep': 'Conservarlo',
  'feedbackList.done.handled': 'Marcado como atendido.',
  'feedbackList.done.opened': 'Marcado como no leído.',
  'feedbackList.done.deleted': 'Borrado.',
  'feedbackList.pages': 'Páginas de la lista',
  'feedbackList.newer': 'Más recientes',
  'feedbackList.older': 'Anteriores',
  'feedbackList.pageOf': 'Página {page, number} de {pages, number}',
};
