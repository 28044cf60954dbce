import type { WeekDayAir } from '../../air/index.ts';
import type { CrimeMonthNews } from '../../news/index.ts';

/** Messages of weekly emails in one language. `<b>` marks bold text. */
export interface WeeklyMessages {
  /** `days`: `November 16–22` */
  subject(given: { names: string; days: string }): string;
  heading(given: { neighborhoods: number; days: string }): string;
  /** Dates are at noon UTC of a calendar day. */
  days(from: Date, to: Date): string;
  /** `Tuesday, November 17` in a sentence. */
  day(day: Date): string;
  /** Before a row of figures, under a heading with the month: `Tuesday 17`. */
  rowName(day: Date): string;
  readonly air: {
    readonly title: string;
    readonly head: readonly [string, string, string];
    /** `ofDays` is the number of days with a figure, if some have none; `days` are those with the highest index. */
    worst(given: {
      days: readonly string[];
      aqi: string;
      category: string;
      ofDays: number | null;
    }): string;
    readonly noFigure: string;
    readonly none: string;
    readonly missing: Readonly<Record<NonNullable<WeekDayAir['missing']>, string>>;
    unhealthyHour(given: { missing: string; aqi: string; category: string }): string;
    /** A day in the list of all seven: `Tuesday 17: 84 (moderate)`. */
    listed(given: { day: string; aqi: string; category: string }): string;
    readonly tooFewNote: string;
    readonly doubtfulNote: string;
    readonly provisional: string;
    /** @param miles rounded; `isFar` if the figures are a rough estimate */
    estimated(given: { miles: number; isFar: boolean }): string;
  };
  readonly crime: {
    readonly title: string;
    readonly nothingNew: string;
    readonly lead: Readonly<Record<CrimeMonthNews['what'], (month: string) => string>>;
  };
  /** Heading of the links to other news. */
  readonly news: string;
  why(names: string): string;
}

const format = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  return (day: Date) => formatter.format(day);
};
const english = {
  date: format('en-US', { month: 'long', day: 'numeric' }),
  full: format('en-US', { weekday: 'long', month: 'long', day: 'numeric' }),
  weekday: format('en-US', { weekday: 'long' }),
};
const spanish = {
  weekday: format('es-US', { weekday: 'long' }),
  date: format('es-US', { month: 'long', day: 'numeric' }),
};
const list = (locale: string) => {
  const formatter = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (items: readonly string[]) => formatter.format(items);
};
const listEnglish = list('en-US');
const listSpanish = list('es-US');
const isOneMonth = (from: Date, to: Date) => from.getUTCMonth() === to.getUTCMonth();

export const ENGLISH_WEEKLY_MESSAGES: WeeklyMessages = {
  subject: ({ names, days }) => `${names}: the week of ${days}`,
  heading: ({ neighborhoods, days }) =>
    neighborhoods === 1 ? `Your neighborhood, ${days}` : `Your neighborhoods, ${days}`,
  days: (from, to) =>
    isOneMonth(from, to)
      ? `${english.date(from)}–${to.getUTCDate()}`
      : `${english.date(from)} – ${english.date(to)}`,
  day: english.full,
  rowName: (day) => `${english.weekday(day)} ${day.getUTCDate()}`,
  air: {
    title: 'The air, day by day',
    head: ['Day', 'AQI, PM2.5', 'Air quality'],
    worst: ({ days, aqi, category, ofDays }) => {
      const [day, verb] = days.length === 1 ? ['day', 'was'] : ['days', 'were'];
      const named = `<b>${listEnglish(days)}</b>, with an air quality index of ${aqi} (${category}).`;
      if (ofDays === null) return `The worst ${day} ${verb} ${named}`;
      return ofDays === 1
        ? `Only one day has a figure: ${named}`
        : `Of the ${ofDays} days with a figure, the worst ${verb} ${named}`;
    },
    noFigure: 'No day of this week has a figure for the air.',
    none: 'There were no air readings here this week.',
    missing: {
      'no-readings': 'No readings',
      'too-few': 'Too few readings',
      doubtful: 'Readings in doubt',
    },
    unhealthyHour: ({ missing, aqi, category }) =>
      `${missing}; the worst hour was ${aqi} (${category})`,
    listed: ({ day, aqi, category }) => `${day}: ${aqi} (${category})`,
    tooFewNote:
      'Too few readings: a day has a figure when there are readings for at least three of every four hours.',
    doubtfulNote:
      'Readings in doubt: the nearest monitor read much worse air than the others. It may be right or broken, so the day has no figure.',
    provisional: 'The newest readings may still be corrected.',
    estimated: ({ miles, isFar }) =>
      isFar
        ? `A rough estimate: at times the nearest station that reported was about ${miles} miles away.`
        : `Estimated from monitoring stations; the nearest that reported was never more than ${miles <= 1 ? 'about a mile' : `about ${miles} miles`} away.`,
  },
  crime: {
    title: 'New in the public record',
    nothingNew: 'No new crime records this week.',
    lead: {
      published: (month) => `<b>Crime records for ${month} were published.</b>`,
      corrected: (month) =>
        `<b>The county’s crime figures for ${month} changed</b> after they were first published.`,
      withdrawn: (month) =>
        `<b>The crime records for ${month} were withdrawn:</b> their figures are no longer published.`,
    },
  },
  news: 'Also published this week',
  why: (names) =>
    `You get this on Mondays because you asked for a letter every week about ${names}. The monthly newsletter comes as well.`,
};

export const SPANISH_WEEKLY_MESSAGES: WeeklyMessages = {
  subject: ({ names, days }) => `${names}: la semana ${days}`,
  heading: ({ neighborhoods, days }) =>
    neighborhoods === 1
      ? `Su vecindario en la semana ${days}`
      : `Sus vecindarios en la semana ${days}`,
  days: (from, to) =>
    isOneMonth(from, to)
      ? `del ${from.getUTCDate()} al ${spanish.date(to)}`
      : `del ${spanish.date(from)} al ${spanish.date(to)}`,
  day: (day) => `${spanish.weekday(day)} ${spanish.date(day)}`,
  rowName: (day) => `${capital(spanish.weekday(day))} ${day.getUTCDate()}`,
  air: {
    title: 'El aire, día por día',
    head: ['Día', 'AQI, PM2.5', 'Calidad del aire'],
    worst: ({ days, aqi, category, ofDays }) => {
      const [article, day, verb] =
        days.length === 1 ? ['el', 'peor día', 'fue'] : ['los', 'peores días', 'fueron'];
      const named = `<b>${listSpanish(days.map((one) => `el ${one}`))}</b>, con un índice de calidad del aire de ${aqi} (${category}).`;
      if (ofDays === null) return `${capital(article)} ${day} ${verb} ${named}`;
      return ofDays === 1
        ? `Solo un día tiene cifra: ${named}`
        : `De los ${ofDays} días con cifra, ${article} ${days.length === 1 ? 'peor' : 'peores'} ${verb} ${named}`;
    },
    noFigure: 'Ningún día de esta semana tiene una cifra del aire.',
    none: 'Aquí no hubo lecturas del aire esta semana.',
    missing: {
      'no-readings': 'Sin lecturas',
      'too-few': 'Muy pocas lecturas',
      doubtful: 'Lecturas en duda',
    },
    unhealthyHour: ({ missing, aqi, category }) => `${missing}; la peor hora: ${aqi} (${category})`,
    listed: ({ day, aqi, category }) => `${day}: ${aqi} (${category})`,
    tooFewNote:
      'Muy pocas lecturas: un día tiene cifra cuando hay lecturas de al menos tres de cada cuatro horas.',
    doubtfulNote:
      'Lecturas en duda: el monitor más cercano midió un aire mucho peor que los demás. Puede tener razón o estar averiado, así que el día no tiene cifra.',
    provisional: 'Las lecturas más recientes todavía pueden corregirse.',
    estimated: ({ miles, isFar }) =>
      isFar
        ? `Es un cálculo aproximado: por momentos, la estación más próxima con lecturas estaba a unas ${miles} millas.`
        : `Estimado con estaciones de monitoreo; la más próxima con lecturas nunca estuvo a más de ${miles <= 1 ? 'una milla' : `unas ${miles} millas`}.`,
  },
  crime: {
    title: 'Novedades en los registros públicos',
    nothingNew: 'Esta semana no hay registros de delitos nuevos.',
    lead: {
      published: (month) => `<b>Se publicaron los registros de delitos de ${month}.</b>`,
      corrected: (month) =>
        `<b>Las cifras de delitos del condado de ${month} cambiaron</b> después de su primera publicación.`,
      withdrawn: (month) =>
        `<b>Se retiraron los registros de delitos de ${month}:</b> sus cifras ya no se publican.`,
    },
  },
  news: 'También se publicó esta semana',
  why: (names) =>
    `Recibe esto los lunes porque pidió un boletín cada semana sobre ${names}. El boletín mensual también le llega.`,
};

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
}
