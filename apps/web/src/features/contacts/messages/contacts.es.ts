import type { Translation } from '../../../i18n/messages/translation.ts';
import type { contactsEn } from './contacts.en.ts';

export const contactsEs: Translation<typeof contactsEn> = {
  'ask.next': 'La próxima: {date}.',
  'ask.sample': 'Muestra',
  'ask.sampleText': 'Lo marcado como “Muestra” se inventó para mostrar el sitio.',
  'ask.missing': '¿Sabe usted lo que falta aquí? Díganos.',
};
