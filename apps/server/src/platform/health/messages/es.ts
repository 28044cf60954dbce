import type { Translation } from '../../i18n/create-messages.ts';
import type { waitingEn } from './en.ts';

export const waitingEs: Translation<typeof waitingEn> = {
  'waiting.title': 'Las cifras todavía no están listas',
  'waiting.text':
    'El servidor todavía está cargando las cifras, o no puede cargarlas en este momento. Esta página lo intenta de nuevo cada {seconds} segundos.',
};
