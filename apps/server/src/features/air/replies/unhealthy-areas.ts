import { AQI_CATEGORIES, type AqiCategory, MIN_HOURS_IN_NEW_CATEGORY } from '@townlight/domain/air';
import type { AreaId } from '@townlight/domain/places';
import { addHours, type Hour } from '@townlight/domain/time';
import type { AirSnapshot } from '../snapshot/air-snapshot.ts';
import { computeAreaIndex } from './rank-areas-in-hour.ts';

interface UnhealthyArea {
  readonly id: AreaId;
  readonly name: string;
  /** Index of the current hour on the site's scale. */
  readonly aqi: number;
  readonly category: AqiCategory;
}

/**
 * Finds the areas where the air is unhealthy or worse in the current hour and has been for long enough to count as
 * lasting: a single hour is often revised. Does not wait for settled hours, because a warning would come too late.
 */
export function findUnhealthyAreas(snapshot: AirSnapshot): {
  readonly hour: Hour;
  readonly areas: readonly UnhealthyArea[];
} | null {
  const { hours, data } = snapshot;
  if (hours === null) return null;
  const { slugs, names } = data.areas;
  const areas = slugs.flatMap((id, area): UnhealthyArea[] => {
    const lately = Array.from({ length: MIN_HOURS_IN_NEW_CATEGORY }, (_, ago) =>
      computeAreaIndex(snapshot, area, addHours(hours.current, -ago), 'site'),
    );
    const [now] = lately;
    const lasts = lately.every((index) => index !== null && isUnhealthy(index.category));
    return now && lasts
      ? [{ id, name: names[area] as string, aqi: now.aqi, category: now.category }]
      : [];
  });
  return { hour: hours.current, areas };
}

function isUnhealthy(category: AqiCategory): boolean {
  return AQI_CATEGORIES.indexOf(category) >= AQI_CATEGORIES.indexOf('unhealthy');
}
