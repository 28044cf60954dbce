import type { Translation } from '../../../platform/i18n/create-messages.ts';
import type { subscriptionsEn } from './en.ts';

export const subscriptionsEs: Translation<typeof subscriptionsEn> = {
  'confirmation.subject': 'Confirme su suscripción a {site}',
  'confirmation.title': 'Falta un paso',
  'confirmation.new':
    'Alguien escribió esta dirección en {site} para recibir {names, select, null {nuestro boletín de vecindarios} other {nuestro boletín sobre {names}}}.',
  'confirmation.returning':
    '{names, select, null {Alguien pidió abrir la suscripción de esta dirección en {site}.} other {Alguien escribió esta dirección en {site} para recibir nuestro boletín sobre {names}. Usted ya tiene una suscripción: después de confirmar, podrá agregarlos en su página.}}',
  'confirmation.button': 'Confirmar',
  'confirmation.link':
    'El enlace sirve una sola vez, durante 48 horas. Abre su página de suscripción en el navegador donde usted oprima el botón, y en ningún otro.',
  'confirmation.otherwise':
    'Si usted no lo pidió, ignore este correo. Si nadie usa el enlace, no cambia nada y nadie puede ver una suscripción.',
  'feed.title': 'Noticias sobre los datos',
};
