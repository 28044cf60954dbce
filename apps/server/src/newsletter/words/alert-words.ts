import type { AlertKind } from '@townlight/domain/subscriptions';

/** What an alert says, in one language. */
export interface AlertWords {
  crime: {
    subject(given: { names: string; month: string; direction: 'up' | 'down' | null }): string;
    heading(month: string): string;
    /** Figures of the month may change yet. */
    provisional(month: string): string;
    link(name: string): string;
  };
  air: {
    subject(names: string): string;
    readonly heading: string;
    /** `hour` is that of the county's clock, with its day. */
    reading(given: { hour: string; aqi: string; category: string }): string;
    readonly settled: string;
    link(name: string): string;
    readonly method: string;
  };
  /** Why it came: what was asked for, and by which rule. */
  readonly why: Readonly<Record<AlertKind, (names: string) => string>>;
  readonly stop: string;
  readonly manage: string;
}

export const ENGLISH_ALERTS: AlertWords = {
  crime: {
    subject: ({ names, month, direction }) =>
      direction === null
        ? `Clear changes in crime in ${month}: ${names}`
        : `Crime in ${names}: a clear ${direction === 'up' ? 'rise' : 'fall'} in ${month}`,
    heading: (month) => `A clear change in ${month}`,
    provisional: (month) =>
      `The figures for ${month} are provisional: reports are still being added.`,
    link: (name) => `See every crime type in ${name}`,
  },
  air: {
    subject: (names) => `Unhealthy air in ${names}`,
    heading: 'Unhealthy air',
    reading: ({ hour, aqi, category }) =>
      `On ${hour} the air quality index was ${aqi}: <b>${category}</b>.`,
    settled:
      'Readings are revised in their first hours, so this is the newest hour that can be relied on.',
    link: (name) => `The air in ${name} now`,
    method: 'How this is estimated',
  },
  why: {
    'crime-change': (names) =>
      `You get this because you asked to be told when a month shows a clear rise or fall in crime in ${names}. Clear means more than the usual ups and downs, with all neighborhoods looked at together.`,
    'unhealthy-air': (names) =>
      `You get this because you asked to be told when the air in ${names} is unhealthy. It comes once a day at most, when two hours in a row were unhealthy or worse.`,
  },
  stop: 'Stop this alert',
  manage: 'Choose alerts and neighborhoods',
};

export const SPANISH_ALERTS: AlertWords = {
  crime: {
    subject: ({ names, month, direction }) =>
      direction === null
        ? `Cambios claros en los delitos en ${month}: ${names}`
        : `Delitos en ${names}: ${direction === 'up' ? 'un aumento claro' : 'una baja clara'} en ${month}`,
    heading: (month) => `Un cambio claro en ${month}`,
    provisional: (month) =>
      `Las cifras de ${month} son provisionales: todavía se agregan reportes.`,
    link: (name) => `Ver todos los tipos de delito en ${name}`,
  },
  air: {
    subject: (names) => `Aire dañino en ${names}`,
    heading: 'Aire dañino',
    reading: ({ hour, aqi, category }) =>
      `El índice de calidad del aire fue de ${aqi} (${hour}): calidad <b>${category}</b>.`,
    settled:
      'Las lecturas se corrigen en sus primeras horas; esta es la hora más reciente en la que se puede confiar.',
    link: (name) => `El aire en ${name} ahora`,
    method: 'Cómo se calcula',
  },
  why: {
    'crime-change': (names) =>
      `Recibe esto porque pidió un aviso cuando un mes muestra un aumento o una baja clara de los delitos en ${names}. Claro quiere decir más que las subidas y bajadas de siempre, con todos los vecindarios vistos juntos.`,
    'unhealthy-air': (names) =>
      `Recibe esto porque pidió un aviso cuando el aire en ${names} es dañino. Llega a lo más una vez al día, cuando dos horas seguidas fueron dañinas o peores.`,
  },
  stop: 'Dejar de recibir esta alerta',
  manage: 'Elegir alertas y vecindarios',
};
