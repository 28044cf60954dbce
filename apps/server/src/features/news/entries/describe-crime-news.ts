import type { NewsCrimeMonth, NewsUnusualCounts } from '@townlight/contract/news';
import { pagePath, trackerPath } from '@townlight/domain/pages';
import { addMonths, formatYearMonth, type YearMonth } from '@townlight/domain/time';
import {
  formatComparisonWithUsual,
  formatCountComparison,
  formatSinglyCountedCrimes,
} from '../../crime/index.ts';
import { type AreaCrimeMonth, summarizeAreaMonth } from '../facts/area-month.ts';
import { summarizeCountyMonth } from '../facts/county-month.ts';
import { parseCrimeReleases } from '../facts/crime-releases.ts';
import type { NewsEntryHead } from '../facts/list-news-entries.ts';
import type { TopUnusualCounts, UnusualCount } from '../facts/top-unusual-counts.ts';
import type { YearComparison } from '../facts/year-comparison.ts';
import type { NewsMessages } from '../messages/index.ts';
import { describeAreaFigures, describeCountyFigures } from './crime-month-figures.ts';
import type { NewsEntryContent, NewsEntryContext } from './news-entry-context.ts';

/** Describes a month of crime in the county, or in one neighborhood. */
export function describeCrimeNews(
  entry: NewsEntryHead,
  month: YearMonth,
  context: NewsEntryContext,
): NewsEntryContent {
  const { area, messages } = context;
  const { text } = messages;
  const title =
    area === null
      ? text('crime.title', { month: messages.month(month) })
      : text('crime.titleOf', { area: area.name, month: messages.month(month) });
  if (entry.state === 'withdrawn')
    return { title, summary: text('remark.withdrawnSummary'), came: [], moves: [], links: [] };
  return {
    title,
    ...(area === null ? describeCounty(month, context) : describeArea(month, context)),
  };
}

function describeCounty(
  month: YearMonth,
  context: NewsEntryContext,
): Omit<NewsEntryContent, 'title'> {
  const { news, messages } = context;
  const facts = summarizeCountyMonth(news.crime, month);
  const { text } = messages;
  const { against } = facts;
  const figures = describeCountyFigures(facts, context);
  const summary = text('crime.summary', {
    count: facts.count,
    month: messages.month(month),
    areas: facts.areas,
    all: facts.areas === facts.allAreas ? null : facts.allAreas,
    county: messages.county,
  });
  return {
    summary:
      against === null
        ? summary
        : `${summary} ${compareCounty(against, month, facts.areas, messages)}`,
    came: describeArrivals(month, news, messages),
    moves: [
      ...describeMoves(facts.neighborhoods, month, {
        title: text('crime.neighborhoods'),
        what: 'neighborhoods',
        messages,
      }),
      ...describeMoves(facts.crimes, month, {
        title: text('crime.crimes'),
        what: 'crimes',
        messages,
      }),
    ],
    links: [
      { text: text('crime.map'), path: crimeMapPath(month, figures.map.shows) },
      { text: text('crime.tracker'), path: trackerPath('neighborhood', null) },
    ],
    crime_month: figures,
    provisional: facts.provisional ? text('remark.provisional') : null,
  };
}

/** Returns the crime map of the month, with what the entry's own map shows. */
function crimeMapPath(month: YearMonth, shows: NewsCrimeMonth['map']['shows']): string {
  const path = pagePath({ kind: 'map', partition: 'neighborhoods', area: null });
  const only = formatYearMonth(month);
  return `${path}?${shows === 'change' ? 'mode=traj&' : ''}period=custom&from=${only}&to=${only}`;
}

function describeArea(
  month: YearMonth,
  context: NewsEntryContext,
): Omit<NewsEntryContent, 'title'> {
  const { news, area, messages } = context;
  const { id = '', name = '' } = area ?? {};
  const place = news.crime.areaOf.neighborhoods.get(id);
  const { text } = messages;
  const links = [
    { text: text('crime.trackerOf', { area: name }), path: trackerPath('neighborhood', id, month) },
  ];
  const facts = place === undefined ? null : summarizeAreaMonth(news.crime, place, month);
  if (place === undefined || facts === null || !facts.complete)
    return {
      summary: text('crime.incomplete', { area: name, month: messages.month(month) }),
      came: [],
      moves: [],
      links,
    };
  const counted = { area: name, count: facts.count, month: messages.month(month) };
  return {
    summary: summarizeArea(facts, counted, messages),
    came: [],
    moves: [
      ...describeMoves(facts.crimes, month, {
        title: text('crime.crimesOf', { area: name }),
        what: 'crimes',
        messages,
      }),
      ...describeSingle(facts, messages),
    ],
    links,
    crime_month: describeAreaFigures(facts, place, context),
    provisional: facts.provisional ? text('remark.provisional') : null,
  };
}

/** Summarizes the month, after the longer period where the month has few reports. */
function summarizeArea(
  { month, against, longer }: AreaCrimeMonth,
  counted: { readonly area: string; readonly count: number; readonly month: string },
  messages: NewsMessages,
): string {
  const { text } = messages;
  if (against === null)
    return text('crime.summaryAlone', {
      ...counted,
      yearBefore: messages.month(addMonths(month, -12)),
    });
  if (longer === null) {
    const comparison = formatComparison(against, month, messages);
    return text('crime.summaryOf', { ...counted, comparison });
  }
  return text('crime.summaryLonger', {
    ...counted,
    standing: stripBold(formatComparisonWithUsual(against, messages.language)),
    months: longer.months,
    all: longer.count,
    allComparison: formatComparison(longer, text('crime.yearEarlier'), messages),
  });
}

/** States the crimes of which each one matters. */
function describeSingle({ single }: AreaCrimeMonth, messages: NewsMessages): NewsUnusualCounts[] {
  if (single.length === 0) return [];
  const sentence = `${formatSinglyCountedCrimes(single, messages)}.`;
  return [{ title: messages.text('crime.single'), sentence, up: [], down: [] }];
}

/** Compares the county with the year before; areas that differ from those of the summary are counted. */
function compareCounty(
  against: YearComparison & { readonly areas: number },
  month: YearMonth,
  areas: number,
  messages: NewsMessages,
): string {
  const comparison = formatComparison(against, month, messages);
  if (against.areas === areas) return messages.text('crime.against', { comparison });
  return messages.text('crime.againstAreas', {
    areas: against.areas,
    count: against.count,
    comparison,
  });
}

/**
 * Formats how a count compares with the usual ones and with that of the year before.
 * @param when the month, or the name of the earlier period
 */
function formatComparison(
  comparison: YearComparison,
  when: YearMonth | string,
  { language, month: formatMonth }: NewsMessages,
): string {
  const against = typeof when === 'string' ? when : formatMonth(addMonths(when, -12));
  return stripBold(formatCountComparison(comparison, against, language));
}

/** The news has no bold text. */
function stripBold(text: string): string {
  return text.replaceAll(/<\/?b>/g, '');
}

/** Maximum number of agencies that are named; more are only counted. */
const MAX_NAMED_AGENCIES = 4;

/** Describes which agencies supplied the month, by the day of their first release of it. */
function describeArrivals(
  month: YearMonth,
  { data, crime }: NewsEntryContext['news'],
  messages: NewsMessages,
): string[] {
  const inForce = data.releases.filter(({ sample }) => sample === crime.data.status.sample);
  const dayOfAgency = new Map<string, string>();
  for (const { agency, publishedAt, includesMonth } of parseCrimeReleases(inForce))
    if (includesMonth(month) && !dayOfAgency.has(agency))
      dayOfAgency.set(agency, messages.day(publishedAt));
  const days = Map.groupBy(dayOfAgency, ([, day]) => day);
  return [...days].map(([day, agencies]) => {
    const arrival = { month: messages.month(month), day };
    if (agencies.length > MAX_NAMED_AGENCIES)
      return messages.text('crime.cameOfMany', { ...arrival, agencies: agencies.length });
    const names = agencies.map(([slug]) =>
      messages.name(crime.data.agencyNames.get(slug)?.name ?? slug),
    );
    return messages.text('crime.came', { ...arrival, agencies: messages.list(names) });
  });
}

function describeMoves(
  { up, down, compared }: TopUnusualCounts,
  month: YearMonth,
  {
    title,
    what,
    messages,
  }: { title: string; what: 'neighborhoods' | 'crimes'; messages: NewsMessages },
): NewsUnusualCounts[] {
  if (compared === 0) return [];
  const describeMove = (moved: UnusualCount) => ({
    name: what === 'crimes' ? messages.crime(moved.name) : moved.name,
    path: trackerPath(what === 'crimes' ? 'crime' : 'neighborhood', moved.slug, month),
    count: moved.count,
    before: moved.before,
    change: moved.change,
    text: messages.text('crime.move', {
      count: moved.count,
      comparison: formatComparison(moved, month, messages),
    }),
  });
  return [
    {
      title,
      sentence: messages.text('crime.note', {
        what,
        compared,
        moved: up.length + down.length > 0,
      }),
      up: up.map(describeMove),
      down: down.map(describeMove),
    },
  ];
}
