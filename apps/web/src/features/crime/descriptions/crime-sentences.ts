import type { Language } from '@townlight/domain/language';
import { useLanguageChoice } from '../../../i18n/use-language.ts';

/** The descriptions of the crime pages in one language; figures are passed as formatted text. */
export interface CrimeSentences {
  map(given: { county: string; ranked: string; month: string }): string;
  area(given: {
    name: string;
    /** A crime type as a phrase within a sentence; `null` for all crime. */
    crime: string | null;
    count: string;
    month: string;
    rate: string | null;
    rank: { rank: string; ranked: string } | null;
  }): string;
  /** An area whose records of the month are incomplete. */
  incompleteArea(given: { name: string; crime: string | null; month: string }): string;
  /** An area whose police do not record the crime type. */
  unrecordedCrime(given: { name: string; crime: string }): string;
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
  area: ({ name, crime, count, month, rate, rank }) =>
    (crime === null
      ? `${name}: ${englishCount(count, 'crime', 'crimes')} reported in ${month}`
      : `${englishCount(count, 'report', 'reports')} of ${crime} in ${name} in ${month}`) +
    (rate === null ? '.' : `, ${rate} per 100,000 residents.`) +
    (rank === null
      ? ''
      : ` Rank ${rank.rank} of ${rank.ranked} neighborhoods by ${crime === null ? 'crime rate' : 'its rate'}; rank 1 is the highest.`),
  unrecordedCrime: ({ name, crime }) =>
    `${crime} in ${name}: the police there do not record it separately from other reports.`,
  incompleteArea: ({ name, crime, month }) =>
    `${crime === null ? `${name}, crime by month` : `${crime} in ${name}, by month`}. Not all police departments have supplied their records for ${month}, so it is not ranked.`,
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
  area: ({ name, crime, count, month, rate, rank }) =>
    (crime === null
      ? `${name}: ${spanishCount(count, 'delito reportado', 'delitos reportados')} en ${month}`
      : `${spanishCount(count, 'reporte', 'reportes')} de ${crime} en ${name} en ${month}`) +
    (rate === null ? '.' : `, ${rate} por 100,000 residentes.`) +
    (rank === null
      ? ''
      : ` Puesto ${rank.rank} de ${rank.ranked} vecindarios por ${crime === null ? 'tasa de delitos' : 'su tasa'}; el puesto 1 es la tasa más alta.`),
  unrecordedCrime: ({ name, crime }) =>
    `${name}: la policía de allí no registra por separado los reportes de ${crime}.`,
  incompleteArea: ({ name, crime, month }) =>
    `${name}: ${crime === null ? 'delitos' : `reportes de ${crime}`} por mes. Algunos departamentos de policía aún no han entregado sus registros de ${month}, así que no tiene puesto.`,
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

const CRIME_SENTENCES: Readonly<Record<Language, CrimeSentences>> = {
  en: ENGLISH,
  es: SPANISH,
};

function englishCount(count: string, one: string, many: string): string {
  return `${count === '0' ? 'no' : count} ${count === '1' ? one : many}`;
}

function spanishCount(count: string, one: string, many: string): string {
  return `${count} ${count === '1' ? one : many}`;
}

export function useCrimeSentences(): CrimeSentences {
  return CRIME_SENTENCES[useLanguageChoice().language];
}
