import type { NewsAirMonth } from '@townlight/contract/news';
import {
  AQI_CATEGORY_LABELS,
  computeAirQualityIndex,
  summarizeErrors,
} from '@townlight/domain/air';
import { pagePath } from '@townlight/domain/pages';
import { addHours, addMonths, formatYearMonth, type YearMonth } from '@townlight/domain/time';
import { findErrorAtDistance, getNearestStationKm } from '../../air/index.ts';
import type { NewsMessages } from '../messages/index.ts';
import type { AirMonth } from '../snapshot/air-months.ts';
import type { NewsEntryContent, NewsEntryContext } from './news-entry-context.ts';

/** Describes a month of the air in the county, or as estimated for one neighborhood. */
export function describeAirNews(month: YearMonth, context: NewsEntryContext): NewsEntryContent {
  const { news, area, messages } = context;
  const { text } = messages;
  const title =
    area === null
      ? text('air.title', { month: messages.month(month) })
      : text('air.titleOf', { area: area.name, month: messages.month(month) });
  const facts = monthOf(news, month);
  if (facts === undefined)
    return { title, summary: text('remark.withdrawnSummary'), came: [], moves: [], links: [] };
  const place = area === null ? undefined : news.air.areaOf.get(area.id);
  return {
    title,
    summary:
      area === null || place === undefined
        ? summarizeCounty(facts, context)
        : summarizeArea(facts, place, area.name, context),
    air_month: describeFigures(facts, place, messages),
    came: [text('air.came', { days: facts.days, stations: news.air.data.record.stations.length })],
    moves: [],
    links: [
      area === null
        ? { text: text('air.map'), path: pagePath({ kind: 'air-map', area: null }) }
        : {
            text: text('air.mapOf', { area: area.name }),
            path: pagePath({ kind: 'air-map', area: area.id }),
          },
    ],
  };
}

/** @param place the neighborhood, or undefined for all of them */
function describeFigures(
  facts: AirMonth,
  place: number | undefined,
  { language }: NewsMessages,
): NewsAirMonth {
  const highest = place === undefined ? Math.max(...facts.worst) : (facts.worst[place] as number);
  const { aqi, category } = computeAirQualityIndex(highest);
  return {
    month: formatYearMonth(facts.month),
    days: facts.days,
    unhealthy_days:
      place === undefined ? facts.unhealthySomewhere : (facts.unhealthy[place] as number),
    highest_aqi: aqi,
    highest_category: AQI_CATEGORY_LABELS[language][category],
  };
}

function summarizeCounty(facts: AirMonth, { news, messages }: NewsEntryContext): string {
  const { month, days, unhealthySomewhere, worst } = facts;
  const highest = worst.indexOf(Math.max(...worst));
  return [
    messages.text('air.summary', {
      month: messages.month(month),
      days,
      unhealthy: unhealthySomewhere,
      county: messages.county,
    }),
    describeWorstDay(facts, highest, news.air.data.areas.names[highest] ?? null, messages),
    ...compareWithYearBefore(
      facts,
      { news, messages },
      meanOf,
      false,
      summarizeErrors([...news.air.data.misses.values()].flat(2))?.meanAbsolute ?? null,
    ),
  ].join(' ');
}

function summarizeArea(
  facts: AirMonth,
  place: number,
  area: string,
  { news, messages }: NewsEntryContext,
): string {
  const mean = ({ mean: means }: AirMonth) => means[place] as number;
  const km = getNearestStationKm(news.air, place, addHours(facts.end, -1));
  return [
    messages.text('air.summaryOf', {
      area,
      month: messages.month(facts.month),
      mean: mean(facts),
      days: facts.days,
      unhealthy: facts.unhealthy[place] as number,
    }),
    describeWorstDay(facts, place, null, messages),
    ...compareWithYearBefore(
      facts,
      { news, messages },
      mean,
      true,
      findErrorAtDistance(news.air, km),
    ),
  ].join(' ');
}

function describeWorstDay(
  { month, worst, worstDay: day }: AirMonth,
  place: number,
  name: string | null,
  messages: NewsEntryContext['messages'],
): string {
  const { aqi, category } = computeAirQualityIndex(worst[place] as number);
  return messages.text('air.worst', {
    day: messages.dayOfMonth(month, day[place] as number),
    name,
    aqi,
    category: AQI_CATEGORY_LABELS[messages.language][category],
  });
}

/**
 * Compares with the same month a year before. A difference below the estimation error is reported as none. The error is
 * that of all levels, because a monthly mean includes calm and smoky hours.
 */
function compareWithYearBefore(
  facts: AirMonth,
  { news, messages }: Pick<NewsEntryContext, 'news' | 'messages'>,
  meanIn: (month: AirMonth) => number,
  isArea: boolean,
  error: number | null,
): string[] {
  const before = monthOf(news, addMonths(facts.month, -12));
  if (before === undefined || error === null) return [];
  const [now, then] = [meanIn(facts), meanIn(before)];
  const difference = Math.abs(now - then) <= error ? null : now > then ? 'higher' : 'lower';
  return [
    // The summary of an area contains its mean already.
    messages.text(isArea ? 'air.againstOf' : 'air.against', {
      ...(!isArea && { mean: now }),
      before: then,
      yearBefore: messages.month(before.month),
      difference,
    }),
  ];
}

function monthOf({ data }: NewsEntryContext['news'], month: YearMonth): AirMonth | undefined {
  return data.airMonths.find((one) => one.month === month);
}

/** Returns the unweighted mean of all neighborhoods. */
function meanOf({ mean }: AirMonth): number {
  return mean.reduce((sum, value) => sum + value, 0) / mean.length;
}
