import type { AqiCategory } from '@townlight/domain/air';
import { AQI_CATEGORIES } from '@townlight/domain/air';
import type { MessageId } from '../../../i18n/messages/en.ts';

/** Message ids of the category labels. */
export const CATEGORY_LABEL_IDS: Readonly<Record<AqiCategory, MessageId>> = {
  good: 'air.category.good',
  moderate: 'air.category.moderate',
  usg: 'air.category.usg',
  unhealthy: 'air.category.unhealthy',
  veryunhealthy: 'air.category.veryunhealthy',
  hazardous: 'air.category.hazardous',
};

/** Returns the CSS color of a category in charts. */
export function categoryBarColor(category: AqiCategory | null): string | undefined {
  return category === null ? undefined : `var(--air-${AQI_CATEGORIES.indexOf(category) + 1})`;
}

/** Returns the CSS variables of a category's color and of text on it: `{'--air': 'var(--air-2)', '--on-air': …}`. */
export function categoryColorStyle(category: AqiCategory): Record<string, string> {
  const level = AQI_CATEGORIES.indexOf(category) + 1;
  return { '--air': `var(--air-${level})`, '--on-air': `var(--on-air-${level})` };
}
