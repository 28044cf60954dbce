import type { AqiCategory } from '@townlight/domain/air';
import type { Language } from '@townlight/domain/language';
import type { Hour } from '@townlight/domain/time';
import { CATEGORY_WORDS, hourFormat } from '../category-words.ts';

/**
 * What the first HTML of air pages says, in one language. Titles are those that the page itself will set (the catalogs of
 * `apps/web`).
 */
export interface AirPageWords {
  readonly titles: {
    readonly map: string;
    mapOfArea(name: string): string;
    readonly tracker: string;
    place(name: string): string;
    readonly method: string;
    readonly embed: string;
  };
  readonly descriptions: {
    map(given: { neighborhoods: number; worst: AirFigure & { name: string }; hour: Hour }): string;
    area(given: AirFigure & { name: string; rank: number; ranked: number; hour: Hour }): string;
    place(given: AirFigure & { name: string; stations: number; hour: Hour }): string;
    readonly method: string;
    readonly sample: string;
  };
  readonly picture: AirPictureWords;
}

/** In a link preview. */
export interface AirPictureWords {
  readonly kind: string;
  /** What the figure counts, and where it stands. */
  aqi(category: AqiCategory): string;
  standing(rank: number, ranked: number): string;
  /** Of the county: the worst air. */
  worst(name: string): string;
  /** In an hour without a reading. */
  readonly none: string;
  readonly noteOf: (hour: Hour) => string;
  readonly sample: string;
  alt(title: string): string;
}

export interface AirFigure {
  readonly aqi: number;
  readonly category: AqiCategory;
}

/** What is true of the county that the pages are of. */
export interface AirPagesCounty {
  readonly county: string;
  /** What Spanish readers call it. */
  readonly spanishCounty: string;
  readonly timeZone: string;
}

export function airPageWords(county: AirPagesCounty): Readonly<Record<Language, AirPageWords>> {
  return { en: english(county), es: spanish(county) };
}

function english({ county, timeZone }: AirPagesCounty): AirPageWords {
  const at = hourFormat('en', timeZone);
  return {
    titles: {
      map: 'Air Quality Map',
      mapOfArea: (name) => `${name}, Air Quality Map`,
      tracker: 'Air Quality',
      place: (name) => `Air quality in ${name}`,
      method: 'How air quality is estimated',
      embed: `Map of the air in ${county}`,
    },
    descriptions: {
      map: ({ neighborhoods, worst, hour }) =>
        `PM2.5 in ${neighborhoods} neighborhoods of ${county}, hour by hour. ${at(hour)}: the highest AQI is ${worst.aqi} (${CATEGORY_WORDS.en[worst.category]}), in ${worst.name}.`,
      area: ({ name, aqi, category, rank, ranked, hour }) =>
        `${name}: PM2.5 AQI ${aqi} (${CATEGORY_WORDS.en[category]}), ${at(hour)}. Rank ${rank} of ${ranked} neighborhoods; rank 1 is the worst air.`,
      place: ({ name, aqi, category, stations, hour }) =>
        `${name}: PM2.5 AQI ${aqi} (${CATEGORY_WORDS.en[category]}), ${at(hour)}, estimated from ${stations === 1 ? 'one monitoring station' : `${stations} monitoring stations`}. The last 48 hours, and any hour before.`,
      method:
        'Where the readings come from, how the air between stations is estimated, and how far off estimates are.',
      sample: 'Sample data: the figures are invented.',
    },
    picture: {
      kind: `Air quality · ${county}`,
      aqi: (category) => `PM2.5 AQI, ${CATEGORY_WORDS.en[category]}`,
      standing: (rank, ranked) => `Rank ${rank} of ${ranked}; 1 is the worst air`,
      worst: (name) => `the highest is in ${name}`,
      none: 'There is no reading for this hour.',
      noteOf: (hour) => `Estimated, ${at(hour)}`,
      sample: 'Sample data, invented',
      alt: (title) => `Townlight: ${title}`,
    },
  };
}

function spanish({ spanishCounty, timeZone }: AirPagesCounty): AirPageWords {
  const at = hourFormat('es', timeZone);
  return {
    titles: {
      map: 'Mapa de la calidad del aire',
      mapOfArea: (name) => `${name}, mapa de la calidad del aire`,
      tracker: 'Calidad del aire',
      place: (name) => `Calidad del aire en ${name}`,
      method: 'Cómo se estima la calidad del aire',
      embed: `Mapa del aire en el ${spanishCounty}`,
    },
    descriptions: {
      map: ({ neighborhoods, worst, hour }) =>
        `PM2.5 en ${neighborhoods} vecindarios del ${spanishCounty}, hora por hora. ${at(hour)}: el índice más alto es ${worst.aqi} (${CATEGORY_WORDS.es[worst.category]}), en ${worst.name}.`,
      area: ({ name, aqi, category, rank, ranked, hour }) =>
        `${name}: índice de PM2.5 ${aqi} (${CATEGORY_WORDS.es[category]}), ${at(hour)}. Puesto ${rank} de ${ranked} vecindarios; el puesto 1 es el peor aire.`,
      place: ({ name, aqi, category, stations, hour }) =>
        `${name}: índice de PM2.5 ${aqi} (${CATEGORY_WORDS.es[category]}), ${at(hour)}, estimado con ${stations === 1 ? 'una estación' : `${stations} estaciones`} de monitoreo. Las últimas 48 horas y cualquier hora anterior.`,
      method:
        'De dónde vienen las lecturas, cómo se estima el aire entre estaciones y cuánto se equivocan las estimaciones.',
      sample: 'Datos de muestra: las cifras son inventadas.',
    },
    picture: {
      kind: `Calidad del aire · ${spanishCounty.charAt(0).toLocaleUpperCase('es')}${spanishCounty.slice(1)}`,
      aqi: (category) => `índice de PM2.5, calidad ${CATEGORY_WORDS.es[category]}`,
      standing: (rank, ranked) => `Puesto ${rank} de ${ranked}; el 1 es el peor aire`,
      worst: (name) => `el más alto es el de ${name}`,
      none: 'No hay una lectura de esta hora.',
      noteOf: at,
      sample: 'Datos de muestra, inventados',
      alt: (title) => `Townlight: ${title}`,
    },
  };
}
