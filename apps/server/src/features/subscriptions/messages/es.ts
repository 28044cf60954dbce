import type { Translation } from '../../../platform/i18n/create-messages.ts';
import type { subscriptionsEn } from './en.ts';

export const subscriptionsEs: Translation<typeof subscriptionsEn> = {
  'confirmation.subject': 'Confirme su suscripción a Townlight',
  'confirmation.title': 'Falta un paso',
  'confirmation.new':
    'Para recibir {names, select, null {nuestro boletín de vecindarios} other {nuestro boletín sobre {names}}}, oprima el botón.',
  'confirmation.returning':
    '{names, select, null {Para abrir la página de su suscripción, oprima el botón.} other {Usted ya tiene una suscripción. Para agregar {names}, oprima el botón: podrá agregarlos en su página.}}',
  'confirmation.button': 'Confirmar',
  'confirmation.link':
    'El enlace sirve una sola vez, durante 48 horas. Abre su página de suscripción en el navegador donde usted oprima el botón, y en ningún otro.',
  'confirmation.otherwise':
    'Esta dirección se escribió en {site}. Si no fue usted, ignore este correo. Si nadie usa el enlace, no cambia nada y nadie puede ver una suscripción.',
  'feed.title': 'Noticias sobre los datos',
};
