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

/** The badge's colors by PM2.5 concentration in µg/m³, up to and including each limit. // spec 9, reading 22 */
const BADGE_LIMITS = [
  { upTo: 12, color: 'green' },
  { upTo: 35.4, color: 'yellow' },
  { upTo: 55.4, color: 'orange' },
  { upTo: 150, color: 'red' },
] as const;

export type BadgeColor = (typeof BADGE_LIMITS)[number]['color'] | 'darkred';

/** Returns the color of the score's badge: 12 µg/m³ is green, 12.1 yellow, above 150 dark red. */
export function badgeColor(concentration: number): BadgeColor {
  return BADGE_LIMITS.find(({ upTo }) => concentration <= upTo)?.color ?? 'darkred';
}
