import type { contactsEn } from '../en/contacts.en.ts';
import type { Translation } from '../translation.ts';

export const contactsEs: Translation<typeof contactsEn> = {
  'ask.next': 'La próxima: {date}.',
  'ask.sample': 'Muestra',
  'ask.sampleText': 'Lo marcado como “Muestra” se inventó para mostrar el sitio.',
  'ask.missing': '¿Sabe usted lo que falta aquí? Díganos.',
};
