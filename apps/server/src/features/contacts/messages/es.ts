import type { Translation } from '../../../platform/i18n/create-messages.ts';
import type { contactsEn } from './en.ts';

export const contactsEs: Translation<typeof contactsEn> = {
  'title.emergency': 'Emergencias',
  'title.police': 'Policía',
  'title.council': 'Distrito municipal',
  'title.supervisor': 'Distrito de supervisor',
  'title.meeting': 'Próxima reunión pública',
  'title.victims': 'Ayuda para víctimas',
  'title.help': 'Otra ayuda',
  'text.inDanger': 'Si alguien está en peligro ahora, llame al',
  'text.station': 'Estación: {division}.',
  'text.noStation': 'Aún no sabemos qué estación atiende esta zona.',
  'text.notEmergency': 'Si no es una emergencia:',
  'text.noPhone': 'Aún no tenemos su número para casos que no son emergencias.',
  'text.unknown': 'Aún no lo sabemos.',
  'text.meeting':
    '{week, select, first {Primer} second {Segundo} third {Tercer} fourth {Cuarto} other {Último}} {weekday} de cada mes, {time}, {place}.',
};
