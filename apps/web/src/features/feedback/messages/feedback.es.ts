import type { Translation } from '../../../i18n/messages/translation.ts';
import type { feedbackEn } from './feedback.en.ts';

/** The texts of the feedback form in Spanish. */
export const feedbackEs: Translation<typeof feedbackEn> = {
  'feedback.title': 'Sus comentarios',
  'feedback.intro':
    'Guardamos sus palabras, esta página y la fecha, y nada sobre quién es usted; por eso no podemos responder. Esto no llega a la policía{number, select, none {} other {: en una emergencia llame al {number}}}.',
  'feedback.comment': '¿Qué quiere decirnos sobre esta página?',
  'feedback.commentHint':
    'Un error, una cifra que parece equivocada, algo que falta, lo que le ayudó.',
  'feedback.lookingFor': '¿Qué quería averiguar? (opcional)',
  'feedback.lookingForHint': 'Por favor, no escriba nombres, direcciones ni otros datos privados.',
  'feedback.missing': 'Escriba algo aquí, por favor.',
  'feedback.count': '{count, number} de {most, number}',
  'feedback.full': 'Se alcanzó el límite de {most, number} caracteres.',
  'feedback.failed':
    'No se pudieron enviar sus comentarios. Nada de lo que escribió se ha perdido.',
  'feedback.tooMany':
    'Fueron muchos envíos en poco tiempo. Nada de lo que escribió se ha perdido: inténtelo de nuevo en unos minutos.',
  'feedback.cancel': 'Cancelar',
  'feedback.send': 'Enviar comentarios',
  'feedback.sending': 'Enviando…',
  'feedback.about': 'La página: {page}',
  'feedback.tooLong':
    'Era demasiado largo: cada respuesta admite {most, number} caracteres. Vuelva atrás; lo que escribió sigue ahí.',
  'feedback.goBack': 'Vuelva atrás; lo que escribió sigue ahí.',
  'feedback.back': 'Volver a la página',
  'feedback.thanks': '¡Gracias por sus comentarios!', // spec 5
};
