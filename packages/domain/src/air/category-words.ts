import type { Language } from '../language/index.ts';
import type { AqiCategory } from './index-tables.ts';

/** What a category of the index is called within a sentence. */
export const AQI_CATEGORY_WORDS: Readonly<Record<Language, Readonly<Record<AqiCategory, string>>>> =
  {
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
