import type { Language } from '@townlight/domain/language';

/** Description sentences of the coronavirus pages in one language; figures and days are already formatted. */
export interface CoronavirusSentences {
  /** @param name the neighborhood with the highest rate */
  map(given: {
    county: string;
    neighborhoods: number;
    name: string;
    rate: string;
    day: string;
  }): string;
  area(given: {
    name: string;
    cases: string;
    rate: string;
    rank: number;
    ranked: number;
    day: string;
  }): string;
  unranked(given: { name: string; cases: string; day: string }): string;
  withheld(name: string, day: string): string;
  /** The source withholds one of the reporting areas that make up the neighborhood. */
  withheldReportingArea(name: string, day: string): string;
  none(name: string, day: string): string;
  readonly method: string;
}

const ENGLISH: CoronavirusSentences = {
  map: ({ county, neighborhoods, name, rate, day }) =>
    `Reported coronavirus cases in ${neighborhoods} neighborhoods of ${county} through ${day}. The highest rate is ${rate} per 100,000 residents, in ${name}.`,
  area: ({ name, cases, rate, rank, ranked, day }) =>
    `${name}: ${cases} reported coronavirus cases through ${day}, ${rate} per 100,000 residents. Rank ${rank} of ${ranked} neighborhoods; rank 1 is the highest rate.`,
  unranked: ({ name, cases, day }) =>
    `${name}: ${cases} reported coronavirus cases through ${day}. It is not ranked.`,
  withheld: (name, day) =>
    `${name}: coronavirus case numbers through ${day} are suppressed, because a count this small could reveal who it was.`,
  withheldReportingArea: (name, day) =>
    `${name}: coronavirus case numbers through ${day} are suppressed, because the count of a part of it is not published.`,
  none: (name, day) => `${name}: no coronavirus cases or data were reported through ${day}.`,
  method:
    'What a coronavirus case is, where the counts come from, why some are suppressed, and how daily cases and rates are worked out.',
};

const SPANISH: CoronavirusSentences = {
  map: ({ county, neighborhoods, name, rate, day }) =>
    `Casos de coronavirus reportados en ${neighborhoods} vecindarios del ${county} hasta el ${day}. La tasa más alta es de ${rate} por cada 100,000 residentes, en ${name}.`,
  area: ({ name, cases, rate, rank, ranked, day }) =>
    `${name}: ${cases} casos de coronavirus reportados hasta el ${day}, ${rate} por cada 100,000 residentes. Puesto ${rank} de ${ranked} vecindarios; el puesto 1 es la tasa más alta.`,
  unranked: ({ name, cases, day }) =>
    `${name}: ${cases} casos de coronavirus reportados hasta el ${day}. No tiene puesto.`,
  withheld: (name, day) =>
    `${name}: no se publica el número de casos de coronavirus hasta el ${day}, porque un conteo tan pequeño podría revelar quién fue.`,
  withheldReportingArea: (name, day) =>
    `${name}: no se publica el número de casos de coronavirus hasta el ${day}, porque falta el conteo de una de sus partes.`,
  none: (name, day) => `${name}: hasta el ${day} no se reportaron casos ni datos de coronavirus.`,
  method:
    'Qué es un caso de coronavirus, de dónde vienen los conteos, por qué algunos se reservan y cómo se calculan los casos por día y las tasas.',
};

export const CORONAVIRUS_SENTENCES: Readonly<Record<Language, CoronavirusSentences>> = {
  en: ENGLISH,
  es: SPANISH,
};
