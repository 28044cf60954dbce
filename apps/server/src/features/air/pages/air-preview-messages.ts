import { AQI_CATEGORY_LABELS, type AqiCategory } from '@townlight/domain/air';
import type { Language } from '@townlight/domain/language';
import type { Hour } from '@townlight/domain/time';
import { createHourFormatter } from '../hour-formatter.ts';

/** Messages of a link preview of the air in one language. */
export interface AirPreviewMessages {
  /** Title of the county's preview. */
  readonly mapTitle: string;
  placeTitle(name: string): string;
  readonly kind: string;
  /** Caption of the figure. */
  aqi(category: AqiCategory): string;
  standing(rank: number, ranked: number): string;
  /** For areas far from every station. */
  readonly unranked: string;
  /** For the county: where the air is worst. */
  worst(name: string): string;
  /** For an hour without a reading. */
  readonly none: string;
  noteOf(hour: Hour, given: { isSettled: boolean }): string;
  readonly sample: string;
  alt(title: string): string;
}

/** Properties of the county that the pages describe. */
export interface AirPagesCounty {
  readonly county: string;
  /** Spanish name of the county. */
  readonly spanishCounty: string;
  readonly timeZone: string;
}

export function createAirPreviewMessages(
  county: AirPagesCounty,
): Readonly<Record<Language, AirPreviewMessages>> {
  return { en: english(county), es: spanish(county) };
}

function english({ county, timeZone }: AirPagesCounty): AirPreviewMessages {
  const at = createHourFormatter('en', timeZone);
  return {
    mapTitle: 'Air Quality Map',
    placeTitle: (name) => `Air quality in ${name}`,
    kind: `Air quality · ${county}`,
    aqi: (category) => `PM2.5 AQI, ${AQI_CATEGORY_LABELS.en[category]}`,
    standing: (rank, ranked) => `Rank ${rank} of ${ranked}; 1 is the worst air`,
    unranked: 'Not ranked: far from any station',
    worst: (name) => `the highest is in ${name}`,
    none: 'There is no reading for this hour.',
    noteOf: (hour, { isSettled }) =>
      `Estimated, ${at(hour)}${isSettled ? '' : ', may be corrected'}`,
    sample: 'Sample data, invented',
    alt: (title) => `Townlight: ${title}`,
  };
}

function spanish({ spanishCounty, timeZone }: AirPagesCounty): AirPreviewMessages {
  const at = createHourFormatter('es', timeZone);
  return {
    mapTitle: 'Mapa de la calidad del aire',
    placeTitle: (name) => `Calidad del aire en ${name}`,
    kind: `Calidad del aire · ${spanishCounty.charAt(0).toLocaleUpperCase('es')}${spanishCounty.slice(1)}`,
    aqi: (category) => `índice de PM2.5, calidad ${AQI_CATEGORY_LABELS.es[category]}`,
    standing: (rank, ranked) => `Puesto ${rank} de ${ranked}; el 1 es el peor aire`,
    unranked: 'Sin puesto: lejos de toda estación',
    worst: (name) => `el más alto es el de ${name}`,
    none: 'No hay una lectura de esta hora.',
    noteOf: (hour, { isSettled }) => `${at(hour)}${isSettled ? '' : ', puede corregirse'}`,
    sample: 'Datos de muestra, inventados',
    alt: (title) => `Townlight: ${title}`,
  };
}
