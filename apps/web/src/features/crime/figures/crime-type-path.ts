import { crimePath } from '@townlight/domain/pages';
import { type AreaId, toSlug } from '@townlight/domain/places';

/** Returns the page of a crime type, or with a neighborhood that of the crime type there. */
export function crimeTypePath(crime: string, area: AreaId | null, isYearly = false): string {
  const path = crimePath(toSlug(crime), { area });
  return isYearly ? `${path}${path.includes('?') ? '&' : '?'}history=yearly` : path;
}
