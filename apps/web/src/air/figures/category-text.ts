import type { AqiCategory } from '@townlight/domain/air';
import { AQI_CATEGORIES } from '@townlight/domain/air';
import type { MessageId } from '../../language/messages/en.ts';

/** What an index is called. */
export const CATEGORY_TEXTS: Readonly<Record<AqiCategory, MessageId>> = {
  good: 'air.category.good',
  moderate: 'air.category.moderate',
  usg: 'air.category.usg',
  unhealthy: 'air.category.unhealthy',
  veryunhealthy: 'air.category.veryunhealthy',
  hazardous: 'air.category.hazardous',
};

/** The color of a bar of a category, for a style. */
export function categoryColor(category: AqiCategory | null): string | undefined {
  return category === null ? undefined : `var(--air-${AQI_CATEGORIES.indexOf(category) + 1})`;
}

/** The color of a category and that of words on it, for a style: `{'--air': 'var(--air-2)', '--on-air': …}`. */
export function categoryColors(category: AqiCategory): Record<string, string> {
  const level = AQI_CATEGORIES.indexOf(category) + 1;
  return { '--air': `var(--air-${level})`, '--on-air': `var(--on-air-${level})` };
}
