import type { AreaId } from '@townlight/domain/places';
import { formatYearMonth, type YearMonth } from '@townlight/domain/time';

/** The file of the map of a month of crime. */
export const MONTH_MAP_FILE = 'map.svg';

/** Returns the path of the map of an entry about crime, below `/images`. */
export function monthMapPath(month: YearMonth, area: AreaId | null): string {
  const place = area === null ? '' : `/${encodeURIComponent(area)}`;
  return `/news/crime-${formatYearMonth(month)}${place}/${MONTH_MAP_FILE}`;
}

/** Returns the path of the map of an unhealthy day of a month of air, below `/images`. */
export function dayMapPath(entry: string, day: number, area: AreaId | null): string {
  const place = area === null ? '' : `/${encodeURIComponent(area)}`;
  return `/news/${entry}${place}/day-${day}.svg`;
}

/** Returns the day of the month of such a file; undefined for other files. */
export function parseDayMapFile(file: string): number | undefined {
  const [, day] = /^day-(\d{1,2})\.svg$/.exec(file) ?? [];
  return day === undefined ? undefined : Number(day);
}
