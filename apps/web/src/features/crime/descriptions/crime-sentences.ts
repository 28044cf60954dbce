import type { Language } from '@townlight/domain/language';

/** The descriptions of the crime pages in one language; figures are passed as formatted text. */
export interface CrimeSentences {
  map(given: { county: string; ranked: string; month: string }): string;
  area(given: {
    name: string;
    count: string;
    month: string;
    rate: string | null;
    rank: { rank: string; ranked: string } | null;
  }): string;
  /** An area whose records of the month are incomplete. */
  incompleteArea(given: { name: string; month: string }): string;
  crime(given: {
    county: string;
    crime: string;
    count: string;
    month: string;
    /** The neighborhood with the highest rate, if any. */
    highest: string | null;
  }): string;
  compare(county: string): string;
  compared(given: { names: string; month: string }): string;
  readonly method: string;
  readonly categories: string;
  readonly 'crime-types': string;
}

const ENGLISH: CrimeSentences = {
  map: ({ county, ranked, month }) =>
    `Reported crime per 100,000 residents in ${ranked} neighborhoods of ${county}, ${month}: on a map, as a table, and how it has changed.`,
  area: ({ name, count, month, rate, rank }) =>
    `${name}: ${englishCount(count, 'crime', 'crimes')} reported in ${month}` +
    (rate === null ? '.' : `, ${rate} per 100,000 residents.`) +
    (rank === null
      ? ''
      : ` Rank ${rank.rank} of ${rank.ranked} neighborhoods by crime rate; rank 1 is the highest.`),
  incompleteArea: ({ name, month }) =>
    `${name}, crime by month. Not all police departments have supplied their records for ${month}, so it is not ranked.`,
  crime: ({ county, crime, count, month, highest }) =>
    `${englishCount(count, 'report', 'reports')} of ${crime} on record in ${county} in ${month}, month by month and by neighborhood.` +
    (highest === null ? '' : ` The highest rate is in ${highest}.`),
  compare: (county) => `Up to four neighborhoods of ${county} side by side, month by month.`,
  compared: ({ names, month }) =>
    `Reported crime in ${names}, side by side and month by month, through ${month}.`,
  method: 'What each figure on the Crime Map means, and how it is worked out.',
  categories:
    'Every code of every police department, the crime type it counts as, and what the FBI calls it.',
  'crime-types': 'What each crime type means, with examples, and what it is not.',
};

const SPANISH: CrimeSentences = {
  map: ({ county, ranked, month }) =>
    `Delitos reportados por 100,000 residentes en ${ranked} vecindarios del ${county}, ${month}: en un mapa, en una tabla y cómo han cambiado.`,
  area: ({ name, count, month, rate, rank }) =>
    `${name}: ${spanishCount(count, 'delito reportado', 'delitos reportados')} en ${month}` +
    (rate === null ? '.' : `, ${rate} por 100,000 residentes.`) +
    (rank === null
      ? ''
      : ` Puesto ${rank.rank} de ${rank.ranked} vecindarios por tasa de delitos; el puesto 1 es la tasa más alta.`),
  incompleteArea: ({ name, month }) =>
    `${name}: delitos por mes. Algunos departamentos de policía aún no han entregado sus registros de ${month}, así que no tiene puesto.`,
  crime: ({ county, crime, count, month, highest }) =>
    `${spanishCount(count, 'reporte', 'reportes')} de ${crime} en los registros del ${county} en ${month}, mes por mes y por vecindario.` +
    (highest === null ? '' : ` La tasa más alta es la de ${highest}.`),
  compare: (county) => `Hasta cuatro vecindarios del ${county} lado a lado, mes por mes.`,
  compared: ({ names, month }) =>
    `Delitos reportados en ${names}, lado a lado y mes por mes, hasta ${month}.`,
  method: 'Qué significa cada cifra del mapa de delitos y cómo se obtiene.',
  categories:
    'Cada código de cada departamento de policía, el tipo de delito que cuenta y cómo lo llama el FBI.',
  'crime-types': 'Qué significa cada tipo de delito, con ejemplos, y qué no es.',
};

export const CRIME_SENTENCES: Readonly<Record<Language, CrimeSentences>> = {
  en: ENGLISH,
  es: SPANISH,
};

function englishCount(count: string, one: string, many: string): string {
  return `${count === '0' ? 'no' : count} ${count === '1' ? one : many}`;
}

function spanishCount(count: string, one: string, many: string): string {
  return `${count} ${count === '1' ? one : many}`;
}
