import type { AreaId } from '@townlight/domain/places';
import { formatYearMonth, type YearMonth } from '@townlight/domain/time';

/** The file of the map of a month of crime. */
export const MONTH_MAP_FILE = 'map.svg';

/** Returns the path of the map of an entry about crime, below `/images`. */
export function monthMapPath(month: YearMonth, area: AreaId | null): string {
  const place = area === null ? '' : `/${encodeURIComponent(area)}`;
  return `/news/crime-${formatYearMonth(month)}${place}/${MONTH_MAP_FILE}`;
}
