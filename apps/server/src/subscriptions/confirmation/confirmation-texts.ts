import type { Language } from '@townlight/domain/language';

export interface ConfirmationTexts {
  subject(site: string): string;
  readonly title: string;
  /** To a new address; `names` of neighborhoods with commas and "and", empty where none was chosen. */
  asked(site: string, names: string): string;
  /** To one that is subscribed; `names` are to be added. */
  returning(site: string, names: string): string;
  readonly button: string;
  readonly good: string;
  readonly otherwise: string;
}

export const CONFIRMATION_TEXTS: Readonly<Record<Language, ConfirmationTexts>> = {
  en: {
    subject: (site) => `Confirm your subscription to ${site}`,
    title: 'One more step',
    asked: (site, names) =>
      names === ''
        ? `Someone entered this address on ${site} to get letters about neighborhoods.`
        : `Someone entered this address on ${site} to get letters about ${names}.`,
    returning: (site, names) =>
      names === ''
        ? `Someone asked to open the subscription for this address on ${site}.`
        : `Someone entered this address on ${site} to get letters about ${names}. You are already subscribed: after you confirm, your subscription page offers to add them.`,
    button: 'Confirm',
    good: 'The link works once, within 48 hours. Once used, it can also open the subscription page in the browser where you asked for it.',
    otherwise:
      'If you did not ask for this, do nothing: without the link nothing changes, and nobody sees a subscription.',
  },
  es: {
    subject: (site) => `Confirme su suscripción a ${site}`,
    title: 'Falta un paso',
    asked: (site, names) =>
      names === ''
        ? `Alguien escribió esta dirección en ${site} para recibir cartas sobre vecindarios.`
        : `Alguien escribió esta dirección en ${site} para recibir cartas sobre ${names}.`,
    returning: (site, names) =>
      names === ''
        ? `Alguien pidió abrir la suscripción de esta dirección en ${site}.`
        : `Alguien escribió esta dirección en ${site} para recibir cartas sobre ${names}. Ya tiene una suscripción: cuando confirme, su página de suscripción le ofrecerá agregarlos.`,
    button: 'Confirmar',
    good: 'El enlace sirve una sola vez, dentro de 48 horas. Al usarlo, también puede abrirse la página de suscripción en el navegador donde se pidió.',
    otherwise:
      'Si no lo pidió usted, no haga nada: sin el enlace no cambia nada y nadie ve ninguna suscripción.',
  },
};
