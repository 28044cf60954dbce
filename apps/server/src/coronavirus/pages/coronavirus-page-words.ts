import type { Language } from '@townlight/domain/language';
import { type Day, formatDay } from '@townlight/domain/time';

/**
 * What the first HTML of coronavirus pages says, in one language. Titles are those that the page itself will set (the
 * catalogs of `apps/web`).
 */
export interface CoronavirusPageWords {
  readonly titles: {
    /** @param series null before the first report */
    map(series: Series | null): string;
    mapOfArea(name: string, series: Series | null): string;
    readonly method: string;
    readonly embed: string;
  };
  readonly descriptions: {
    map(given: Ranked & { readonly neighborhoods: number; readonly day: Day }): string;
    area(
      given: Ranked & { readonly rank: number; readonly ranked: number; readonly day: Day },
    ): string;
    unranked(given: { readonly name: string; readonly cases: number; readonly day: Day }): string;
    withheld(name: string, day: Day): string;
    none(name: string, day: Day): string;
    readonly method: string;
    readonly sample: string;
  };
  readonly picture: {
    readonly kind: string;
    readonly title: string;
    /** What the large figure counts. */
    readonly rate: string;
    /** The same where there is no rate. */
    readonly cases: string;
    highest(name: string): string;
    standing(rank: number, ranked: number): string;
    note(series: Series): string;
    readonly sample: string;
    alt(title: string): string;
  };
  number(value: number): string;
  /** `Athens and Westmont` */
  list(names: readonly string[]): string;
}

/** How far the reports reach. */
export interface Series {
  readonly through: Day;
  readonly ended: boolean;
}

/** A neighborhood with its cases and their rate per 100,000 residents. */
export interface Ranked {
  readonly name: string;
  readonly cases: number;
  readonly rate: number;
}

/** What is true of the county that the pages are of. */
export interface CoronavirusPagesCounty {
  readonly county: string;
  /** What Spanish readers call it. */
  readonly spanishCounty: string;
}

export function coronavirusPageWords(
  county: CoronavirusPagesCounty,
): Readonly<Record<Language, CoronavirusPageWords>> {
  return { en: english(county), es: spanish(county) };
}

function english({ county }: CoronavirusPagesCounty): CoronavirusPageWords {
  const { day: on, short, number, list } = formats('en-US');
  const map = 'Coronavirus Map';
  const through = (series: Series | null) =>
    series === null ? '' : `, data ${series.ended ? 'ended' : 'through'} ${on(series.through)}`;
  return {
    titles: {
      map: (series) => map + through(series),
      mapOfArea: (name, series) => `${name}, ${map}${through(series)}`,
      method: 'How coronavirus is counted',
      embed: `Map of coronavirus cases in ${county}`,
    },
    descriptions: {
      map: ({ neighborhoods, name, rate, day }) =>
        `Reported coronavirus cases in ${neighborhoods} neighborhoods of ${county} through ${on(day)}. The highest rate is ${number(rate)} per 100,000 residents, in ${name}.`,
      area: ({ name, cases, rate, rank, ranked, day }) =>
        `${name}: ${number(cases)} reported coronavirus cases through ${on(day)}, ${number(rate)} per 100,000 residents. Rank ${rank} of ${ranked} neighborhoods; rank 1 is the highest rate.`,
      unranked: ({ name, cases, day }) =>
        `${name}: ${number(cases)} reported coronavirus cases through ${on(day)}. It is not ranked.`,
      withheld: (name, day) =>
        `${name}: coronavirus case numbers through ${on(day)} are suppressed, because a count this small could reveal who it was.`,
      none: (name, day) =>
        `${name}: no coronavirus cases or data were reported through ${on(day)}.`,
      method:
        'What a coronavirus case is, where the counts come from, why some are suppressed, and how daily cases and rates are worked out.',
      sample: 'Sample data: the figures are invented.',
    },
    picture: {
      kind: `Coronavirus · ${county}`,
      title: map,
      rate: 'cases per 100,000 residents',
      cases: 'reported cases in all',
      highest: (name) => `the highest rate, in ${name}`,
      standing: (rank, ranked) => `Rank ${rank} of ${ranked}; 1 is the highest rate`,
      note: ({ through, ended }) => `Data ${ended ? 'ended' : 'through'} ${short(through)}`,
      sample: 'Sample data, invented',
      alt: (title) => `Townlight: ${title}`,
    },
    number,
    list,
  };
}

function spanish({ spanishCounty }: CoronavirusPagesCounty): CoronavirusPageWords {
  const { day: on, short, number, list } = formats('es-US');
  const through = (series: Series | null) =>
    series === null
      ? ''
      : `, ${series.ended ? 'los datos terminan el' : 'datos hasta el'} ${on(series.through)}`;
  return {
    titles: {
      map: (series) => `Mapa del coronavirus${through(series)}`,
      mapOfArea: (name, series) => `${name}, mapa del coronavirus${through(series)}`,
      method: 'Cómo se cuenta el coronavirus',
      embed: `Mapa de los casos de coronavirus en el ${spanishCounty}`,
    },
    descriptions: {
      map: ({ neighborhoods, name, rate, day }) =>
        `Casos de coronavirus reportados en ${neighborhoods} vecindarios del ${spanishCounty} hasta el ${on(day)}. La tasa más alta es de ${number(rate)} por cada 100,000 residentes, en ${name}.`,
      area: ({ name, cases, rate, rank, ranked, day }) =>
        `${name}: ${number(cases)} casos de coronavirus reportados hasta el ${on(day)}, ${number(rate)} por cada 100,000 residentes. Puesto ${rank} de ${ranked} vecindarios; el puesto 1 es la tasa más alta.`,
      unranked: ({ name, cases, day }) =>
        `${name}: ${number(cases)} casos de coronavirus reportados hasta el ${on(day)}. No tiene puesto.`,
      withheld: (name, day) =>
        `${name}: no se publica el número de casos de coronavirus hasta el ${on(day)}, porque un conteo tan pequeño podría revelar quién fue.`,
      none: (name, day) =>
        `${name}: hasta el ${on(day)} no se reportaron casos ni datos de coronavirus.`,
      method:
        'Qué es un caso de coronavirus, de dónde vienen los conteos, por qué algunos se reservan y cómo se calculan los casos por día y las tasas.',
      sample: 'Datos de muestra: las cifras son inventadas.',
    },
    picture: {
      kind: `Coronavirus · ${spanishCounty.charAt(0).toLocaleUpperCase('es')}${spanishCounty.slice(1)}`,
      title: 'Mapa del coronavirus',
      rate: 'casos por cada 100,000 residentes',
      cases: 'casos reportados en total',
      highest: (name) => `la tasa más alta, en ${name}`,
      standing: (rank, ranked) => `Puesto ${rank} de ${ranked}; el 1 es la tasa más alta`,
      note: ({ through, ended }) =>
        `Datos hasta el ${short(through)}${ended ? ', los últimos' : ''}`,
      sample: 'Datos de muestra, inventados',
      alt: (title) => `Townlight: ${title}`,
    },
    number,
    list,
  };
}

function formats(locale: string) {
  const days = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'long' });
  const shorts = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'medium' });
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  return {
    day: (day: Day) => days.format(noonOf(day)),
    /** Where there is little room. */
    short: (day: Day) => shorts.format(noonOf(day)),
    list: (names: readonly string[]) => lists.format(names),
    number: (value: number) => numbers.format(value),
  };
}

/** Noon in UTC, so that no zone moves it. */
function noonOf(day: Day): Date {
  return new Date(`${formatDay(day)}T12:00:00Z`);
}
