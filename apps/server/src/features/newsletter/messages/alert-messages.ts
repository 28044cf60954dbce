import type { AlertKind } from '@townlight/domain/subscriptions';

/** Messages of alerts in one language. */
export interface AlertMessages {
  crime: {
    subject(given: { names: string; month: string; direction: 'up' | 'down' | null }): string;
    heading(month: string): string;
    /** For a month whose figures are provisional. */
    provisional(month: string): string;
    link(name: string): string;
  };
  air: {
    subject(names: string): string;
    readonly heading: string;
    /** `hour` is in the county's time zone, with its day. */
    reading(given: { hour: string; aqi: string; category: string }): string;
    readonly newest: string;
    link(name: string): string;
    readonly method: string;
  };
  /** Why the subscriber gets this alert, and by which rule. */
  readonly why: Readonly<Record<AlertKind, (names: string) => string>>;
  readonly stop: string;
  readonly manage: string;
}

export const ENGLISH_ALERT_MESSAGES: AlertMessages = {
  crime: {
    subject: ({ names, month, direction }) =>
      direction === null
        ? `Clear changes in crime in ${month}: ${names}`
        : `Crime in ${names}: a clear ${direction === 'up' ? 'rise' : 'fall'} in ${month}`,
    heading: (month) => `A clear change in ${month}`,
    provisional: (month) =>
      `The figures for ${month} are provisional: reports are still coming in.`,
    link: (name) => `See every crime type in ${name}`,
  },
  air: {
    subject: (names) => `Unhealthy air in ${names}`,
    heading: 'Unhealthy air',
    reading: ({ hour, aqi, category }) =>
      `On ${hour} the air quality index was ${aqi}: <b>${category}</b>.`,
    newest:
      'This is the newest hour that enough stations have reported. It may still be corrected.',
    link: (name) => `The air in ${name} now`,
    method: 'How this is estimated',
  },
  why: {
    'crime-change': (names) =>
      `You get this because you asked us to write when crime in ${names} clearly rises or falls in a month. “Clearly” means by more than the usual ups and downs, judged across all neighborhoods together.`,
    'unhealthy-air': (names) =>
      `You get this because you asked us to write when the air in ${names} is unhealthy. We send it once a day at most, after two hours in a row that were unhealthy or worse.`,
  },
  stop: 'Stop this alert',
  manage: 'Choose alerts and neighborhoods',
};

export const SPANISH_ALERT_MESSAGES: AlertMessages = {
  crime: {
    subject: ({ names, month, direction }) =>
      direction === null
        ? `Cambios claros en los delitos en ${month}: ${names}`
        : `Delitos en ${names}: ${direction === 'up' ? 'un aumento claro' : 'una baja clara'} en ${month}`,
    heading: (month) => `Un cambio claro en ${month}`,
    provisional: (month) =>
      `Las cifras de ${month} son provisionales: todavía están llegando reportes.`,
    link: (name) => `Ver todos los tipos de delito en ${name}`,
  },
  air: {
    subject: (names) => `Aire dañino en ${names}`,
    heading: 'Aire dañino',
    reading: ({ hour, aqi, category }) =>
      `El índice de calidad del aire fue de ${aqi} (${hour}): calidad <b>${category}</b>.`,
    newest:
      'Es la hora más reciente que ya informaron suficientes estaciones. Todavía puede corregirse.',
    link: (name) => `El aire en ${name} ahora`,
    method: 'Cómo se calcula',
  },
  why: {
    'crime-change': (names) =>
      `Recibe esto porque pidió un aviso cuando los delitos en ${names} suben o bajan claramente en un mes. “Claramente” quiere decir más que las variaciones normales, al comparar todos los vecindarios a la vez.`,
    'unhealthy-air': (names) =>
      `Recibe esto porque pidió un aviso cuando el aire en ${names} es dañino. Llega una vez al día como máximo, después de dos horas seguidas de aire dañino o peor.`,
  },
  stop: 'Dejar de recibir esta alerta',
  manage: 'Elegir alertas y vecindarios',
};
