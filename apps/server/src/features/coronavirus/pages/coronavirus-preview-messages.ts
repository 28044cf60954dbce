import type { Language } from '@townlight/domain/language';
import { type Day, formatDay } from '@townlight/domain/time';

/** Messages of a link preview of the coronavirus map in one language. */
export interface CoronavirusPreviewMessages {
  readonly kind: string;
  readonly title: string;
  /** Title of the page in the alternative text. */
  mapTitle(series: SeriesExtent): string;
  areaTitle(name: string, series: SeriesExtent): string;
  /** Caption of the large figure. */
  readonly rate: string;
  /** Caption where there is no rate. */
  readonly cases: string;
  highest(name: string): string;
  standing(rank: number, ranked: number): string;
  /** Sentence where the total is withheld. */
  withheld(name: string, day: Day): string;
  /** Sentence where the source withholds one of the combined reporting areas. */
  withheldReportingArea(name: string, day: Day): string;
  none(name: string, day: Day): string;
  note(series: SeriesExtent): string;
  readonly sample: string;
  alt(title: string): string;
  number(value: number): string;
  /** `Athens and Westmont` */
  list(names: readonly string[]): string;
}

/** The last day of the reports and whether the series has ended. */
export interface SeriesExtent {
  readonly through: Day;
  readonly ended: boolean;
}

/** Properties of the county that the pages describe. */
export interface CoronavirusPagesCounty {
  readonly county: string;
  /** Spanish name of the county. */
  readonly spanishCounty: string;
}

export function createCoronavirusPreviewMessages(
  county: CoronavirusPagesCounty,
): Readonly<Record<Language, CoronavirusPreviewMessages>> {
  return { en: english(county), es: spanish(county) };
}

function english({ county }: CoronavirusPagesCounty): CoronavirusPreviewMessages {
  const { day: on, short, number, list } = formats('en-US');
  const map = 'Coronavirus Map';
  const through = (series: SeriesExtent) =>
    `, data ${series.ended ? 'ended' : 'through'} ${on(series.through)}`;
  return {
    kind: `Coronavirus · ${county}`,
    title: map,
    mapTitle: (series) => map + through(series),
    areaTitle: (name, series) => `${name}, ${map}${through(series)}`,
    rate: 'cases per 100,000 residents',
    cases: 'reported cases in all',
    highest: (name) => `the highest rate, in ${name}`,
    standing: (rank, ranked) => `Rank ${rank} of ${ranked}; 1 is the highest rate`,
    withheld: (name, day) =>
      `${name}: coronavirus case numbers through ${on(day)} are suppressed, because a count this small could reveal who it was.`,
    withheldReportingArea: (name, day) =>
      `${name}: coronavirus case numbers through ${on(day)} are suppressed, because the count of a part of it is not published.`,
    none: (name, day) => `${name}: no coronavirus cases or data were reported through ${on(day)}.`,
    note: ({ through, ended }) => `Data ${ended ? 'ended' : 'through'} ${short(through)}`,
    sample: 'Sample data, invented',
    alt: (title) => `Townlight: ${title}`,
    number,
    list,
  };
}

function spanish({ spanishCounty }: CoronavirusPagesCounty): CoronavirusPreviewMessages {
  const { day: on, short, number, list } = formats('es-US');
  const map = 'Mapa del coronavirus';
  const through = (series: SeriesExtent) =>
    `, ${series.ended ? 'los datos terminan el' : 'datos hasta el'} ${on(series.through)}`;
  return {
    kind: `Coronavirus · ${spanishCounty.charAt(0).toLocaleUpperCase('es')}${spanishCounty.slice(1)}`,
    title: map,
    mapTitle: (series) => map + through(series),
    areaTitle: (name, series) => `${name}, mapa del coronavirus${through(series)}`,
    rate: 'casos por cada 100,000 residentes',
    cases: 'casos reportados en total',
    highest: (name) => `la tasa más alta, en ${name}`,
    standing: (rank, ranked) => `Puesto ${rank} de ${ranked}; el 1 es la tasa más alta`,
    withheld: (name, day) =>
      `${name}: no se publica el número de casos de coronavirus hasta el ${on(day)}, porque un conteo tan pequeño podría revelar quién fue.`,
    withheldReportingArea: (name, day) =>
      `${name}: no se publica el número de casos de coronavirus hasta el ${on(day)}, porque falta el conteo de una de sus partes.`,
    none: (name, day) =>
      `${name}: hasta el ${on(day)} no se reportaron casos ni datos de coronavirus.`,
    note: ({ through, ended }) => `Datos hasta el ${short(through)}${ended ? ', los últimos' : ''}`,
    sample: 'Datos de muestra, inventados',
    alt: (title) => `Townlight: ${title}`,
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
    /** Short format for narrow places. */
    short: (day: Day) => shorts.format(noonOf(day)),
    list: (names: readonly string[]) => lists.format(names),
    number: (value: number) => numbers.format(value),
  };
}

/** Returns noon in UTC, so that no time zone changes the day. */
function noonOf(day: Day): Date {
  return new Date(`${formatDay(day)}T12:00:00Z`);
}
