import type { NewsUnhealthyDay } from '@townlight/contract/news/unhealthy-days';
import { AQI_CATEGORY_LABELS, computeAirQualityIndex } from '@townlight/domain/air';
import { pagePath } from '@townlight/domain/pages';
import type { AreaId } from '@townlight/domain/places';
import { formatYearMonth } from '@townlight/domain/time';
import { isUnhealthy } from '../facts/longest-run.ts';
import { dayMapPath } from '../pages/picture-paths.ts';
import type { AirMonth, UnhealthyDay } from '../snapshot/air-months.ts';
import type { NewsSnapshot } from '../snapshot/news-snapshot.ts';
import { type NewsQuery, requireNewsArea, requireNewsEntry } from './news-list.ts';

/**
 * Describes the longest run of unhealthy days of a month of air; none for an entry of another kind.
 * @throws NotFound for an unknown neighborhood or entry
 */
export function describeUnhealthyDays(
  news: NewsSnapshot,
  id: string,
  query: NewsQuery,
): NewsUnhealthyDay[] {
  const area = requireNewsArea(news, query.area);
  const month = findAirMonth(news, id);
  if (month === undefined) return [];
  const { names } = news.air.data.areas;
  const at = area === null ? undefined : news.air.areaOf.get(area.id);
  const describe = (mean: number) => {
    const { aqi, category } = computeAirQualityIndex(mean);
    return { aqi, category: AQI_CATEGORY_LABELS[query.language][category] };
  };
  return month.unhealthyRun.map(({ day, mean }) => {
    const highest = mean.indexOf(Math.max(...mean));
    const date = formatDay(month, day);
    return {
      day: date,
      unhealthy: mean.filter(isUnhealthy).length,
      areas: mean.length,
      highest: {
        name: names[highest] as string,
        ...describe(mean[highest] as number),
      },
      area: at === undefined ? null : describe(mean[at] as number),
      map: dayMapPath(id, day, area?.id ?? null),
      path: airMapAtNoon(date, area?.id ?? null),
    };
  });
}

/** Returns an unhealthy day of a month of air; undefined where the entry has none of this number. */
export function findUnhealthyDay(
  news: NewsSnapshot,
  id: string,
  day: number,
): UnhealthyDay | undefined {
  return findAirMonth(news, id)?.unhealthyRun.find((one) => one.day === day);
}

/** @throws NotFound for an unknown entry */
function findAirMonth(news: NewsSnapshot, id: string): AirMonth | undefined {
  const { subject } = requireNewsEntry(news, id);
  return subject.kind === 'air'
    ? news.data.airMonths.find(({ month }) => month === subject.month)
    : undefined;
}

function airMapAtNoon(date: string, area: AreaId | null): string {
  const path = pagePath({ kind: 'air-map', area });
  return `${path}${path.includes('?') ? '&' : '?'}hour=${date}T12`;
}

function formatDay({ month }: AirMonth, day: number): string {
  return `${formatYearMonth(month)}-${String(day).padStart(2, '0')}`;
}
