import type { Language } from '@townlight/domain/language';

export interface ConfirmationMessages {
  subject(site: string): string;
  readonly title: string;
  /** For a new address. `names` is the formatted list of neighborhoods, empty if none was chosen. */
  newAddress(site: string, names: string): string;
  /** For an address that is subscribed; `names` are the neighborhoods to be added. */
  returning(site: string, names: string): string;
  readonly button: string;
  readonly good: string;
  readonly otherwise: string;
}

export const CONFIRMATION_MESSAGES: Readonly<Record<Language, ConfirmationMessages>> = {
  en: {
    subject: (site) => `Confirm your subscription to ${site}`,
    title: 'One more step',
    newAddress: (site, names) =>
      names === ''
        ? `Someone entered this address on ${site} to get our neighborhood newsletter.`
        : `Someone entered this address on ${site} to get our newsletter about ${names}.`,
    returning: (site, names) =>
      names === ''
        ? `Someone asked to open the subscription for this address on ${site}.`
        : `Someone entered this address on ${site} to get our newsletter about ${names}. You are already subscribed: once you confirm, you can add them on your subscription page.`,
    button: 'Confirm',
    good: 'The link works once, within 48 hours. It opens your subscription page in the browser where you press the button, and in no other.',
    otherwise:
      'If you did not ask for this, ignore this email. Unless the link is used, nothing changes, and nobody can see a subscription.',
  },
  es: {
    subject: (site) => `Confirme su suscripción a ${site}`,
    title: 'Falta un paso',
    newAddress: (site, names) =>
      names === ''
        ? `Alguien escribió esta dirección en ${site} para recibir nuestro boletín de vecindarios.`
        : `Alguien escribió esta dirección en ${site} para recibir nuestro boletín sobre ${names}.`,
    returning: (site, names) =>
      names === ''
        ? `Alguien pidió abrir la suscripción de esta dirección en ${site}.`
        : `Alguien escribió esta dirección en ${site} para recibir nuestro boletín sobre ${names}. Usted ya tiene una suscripción: después de confirmar, podrá agregarlos en su página.`,
    button: 'Confirmar',
    good: 'El enlace sirve una sola vez, durante 48 horas. Abre su página de suscripción en el navegador donde usted oprima el botón, y en ningún otro.',
    otherwise:
      'Si usted no lo pidió, ignore este correo. Si nadie usa el enlace, no cambia nada y nadie puede ver una suscripción.',
  },
};
