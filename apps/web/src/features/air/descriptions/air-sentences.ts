import { AQI_CATEGORY_LABELS, type AqiCategory } from '@townlight/domain/air';
import type { Language } from '@townlight/domain/language';
import { type Hour, startOfHour } from '@townlight/domain/time';
import type { IntlShape } from 'react-intl';
import { county } from '../../../i18n/county.ts';
import { useLanguageChoice } from '../../../i18n/use-language.ts';

/** The air of a place, as a sentence needs it. */
interface AirSummary {
  readonly name: string;
  readonly aqi: number;
  readonly category: AqiCategory;
  /** `November 20 at 2 PM` */
  readonly when: string;
}

/** Description sentences of the air pages in one language. */
export interface AirSentences {
  /** @param worst the neighborhood with the worst air */
  map(given: { county: string; neighborhoods: number; worst: AirSummary }): string;
  /** @param rank null far from every station */
  area(given: AirSummary & { rank: number | null; ranked: number }): string;
  place(given: AirSummary & { stations: number }): string;
  readonly method: string;
  /** Appended to an hour that is not settled. */
  readonly newest: string;
}

const ENGLISH: AirSentences = {
  map: ({ county, neighborhoods, worst }) =>
    `PM2.5 in ${neighborhoods} neighborhoods of ${county}, hour by hour. ${worst.when}: the highest AQI is ${worst.aqi} (${AQI_CATEGORY_LABELS.en[worst.category]}), in ${worst.name}.`,
  area: ({ name, aqi, category, rank, ranked, when }) =>
    `${name}: PM2.5 AQI ${aqi} (${AQI_CATEGORY_LABELS.en[category]}), ${when}. ${rank === null ? 'Not ranked: far from any station that reported.' : `Rank ${rank} of ${ranked} neighborhoods; rank 1 is the worst air.`}`,
  place: ({ name, aqi, category, stations, when }) =>
    `${name}: PM2.5 AQI ${aqi} (${AQI_CATEGORY_LABELS.en[category]}), ${when}, estimated from ${stations === 1 ? 'one monitoring station' : `${stations} monitoring stations`}. The last 48 hours, and any hour before.`,
  newest: ' (newest hour, may be corrected)',
  method:
    'Where the readings come from, how the air between stations is estimated, and how far off estimates are.',
};

const SPANISH: AirSentences = {
  map: ({ county, neighborhoods, worst }) =>
    `PM2.5 en ${neighborhoods} vecindarios del ${county}, hora por hora. ${worst.when}: el índice más alto es ${worst.aqi} (${AQI_CATEGORY_LABELS.es[worst.category]}), en ${worst.name}.`,
  area: ({ name, aqi, category, rank, ranked, when }) =>
    `${name}: índice de PM2.5 ${aqi} (${AQI_CATEGORY_LABELS.es[category]}), ${when}. ${rank === null ? 'Sin puesto: lejos de toda estación con lectura.' : `Puesto ${rank} de ${ranked} vecindarios; el puesto 1 es el peor aire.`}`,
  place: ({ name, aqi, category, stations, when }) =>
    `${name}: índice de PM2.5 ${aqi} (${AQI_CATEGORY_LABELS.es[category]}), ${when}, estimado con ${stations === 1 ? 'una estación' : `${stations} estaciones`} de monitoreo. Las últimas 48 horas y cualquier hora anterior.`,
  newest: ' (hora más reciente, puede corregirse)',
  method:
    'De dónde vienen las lecturas, cómo se estima el aire entre estaciones y cuánto se equivocan las estimaciones.',
};

const AIR_SENTENCES: Readonly<Record<Language, AirSentences>> = {
  en: ENGLISH,
  es: SPANISH,
};

export function useAirSentences(): AirSentences {
  return AIR_SENTENCES[useLanguageChoice().language];
}

/** Formats an hour: `November 21 at 10 AM`. */
export function formatHourInSentence(intl: IntlShape, hour: Hour): string {
  return intl.formatDate(startOfHour(hour), {
    timeZone: county.timeZone,
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
  });
}
