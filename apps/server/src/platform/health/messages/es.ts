import type { Translation } from '../../i18n/create-messages.ts';
import type { waitingEn } from './en.ts';

export const waitingEs: Translation<typeof waitingEn> = {
  'waiting.figures.title': 'Las cifras todavía no están listas',
  'waiting.figures.text':
    'El servidor todavía está cargando las cifras, o no puede cargarlas en este momento. Esta página lo intenta de nuevo cada {seconds} segundos.',
  'waiting.store.title': 'Esta página no se puede mostrar en este momento',
  'waiting.store.text':
    'El servidor no puede leer lo que la página necesita. Esta página lo intenta de nuevo cada {seconds} segundos.',
};
