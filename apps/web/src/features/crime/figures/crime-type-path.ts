import { trackerPath } from '@townlight/domain/pages';
import { type AreaId, toSlug } from '@townlight/domain/places';

/** Returns the page of a crime type, with a neighborhood's row marked. */
export function crimeTypePath(crime: string, area: AreaId | null, isYearly = false): string {
  const query = new URLSearchParams();
  if (area !== null) query.set('area', area);
  if (isYearly) query.set('history', 'yearly');
  const path = trackerPath('crime', toSlug(crime));
  return query.size === 0 ? path : `${path}?${query}`;
}
