import type { Language } from '../language/index.ts';
import type { AqiCategory } from './aqi-breakpoints.ts';

/** Names of AQI categories for use within a sentence. */
export const AQI_CATEGORY_LABELS: Readonly<
  Record<Language, Readonly<Record<AqiCategory, string>>>
> = {
  en: {
    good: 'good',
    moderate: 'moderate',
    usg: 'unhealthy for sensitive groups',
    unhealthy: 'unhealthy',
    veryunhealthy: 'very unhealthy',
    hazardous: 'hazardous',
  },
  es: {
    good: 'buena',
    moderate: 'moderada',
    usg: 'dañina para grupos sensibles',
    unhealthy: 'dañina',
    veryunhealthy: 'muy dañina',
    hazardous: 'peligrosa',
  },
};
