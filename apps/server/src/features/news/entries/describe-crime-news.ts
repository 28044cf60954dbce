import type { NewsMoves } from '@townlight/contract/news';
import { relativeChange } from '@townlight/domain/crime';
import { pagePath, trackerPath } from '@townlight/domain/pages';
import { addMonths, type YearMonth } from '@townlight/domain/time';
import { summarizeAreaMonth } from '../facts/area-month.ts';
import { summarizeCountyMonth } from '../facts/county-month.ts';
import { parseCrimeReleases } from '../facts/crime-releases.ts';
import type { ListedEntry } from '../facts/list-entries.ts';
import type { Move, TopMoves } from '../facts/top-moves.ts';
import type { YearComparison } from '../facts/year-comparison.ts';
import type { ComparisonTexts, NewsMessages } from '../messages/news-messages.ts';
import type { EntryContent, EntryContext } from './entry-context.ts';

/** Describes a month of crime in the county, or in one neighborhood. */
export function describeCrimeNews(
  entry: ListedEntry,
  month: YearMonth,
  context: EntryContext,
): EntryContent {
  const { area, messages } = context;
  const crimeMessages = messages.crimeEntry;
  const title =
    area === null
      ? crimeMessages.title(messages.month(month))
      : crimeMessages.titleOf(area.name, messages.month(month));
  if (entry.state === 'withdrawn')
    return { title, summary: messages.withdrawnSummary, came: [], moves: [], links: [] };
  return {
    title,
    ...(area === null ? describeCounty(month, context) : describeArea(month, context)),
  };
}

function describeCounty(
  month: YearMonth,
  { news, messages }: EntryContext,
): Omit<EntryContent, 'title'> {
  const facts = summarizeCountyMonth(news.crime, month);
  const crimeMessages = messages.crimeEntry;
  const { against } = facts;
  const summary = crimeMessages.summary({
    count: messages.number(facts.count),
    month: messages.month(month),
    areas: messages.number(facts.areas),
    all: facts.areas === facts.allAreas ? null : messages.number(facts.allAreas),
  });
  const comparison =
    against === null
      ? ''
      : ` ${crimeMessages.against({
          ...toComparisonTexts(against, month, messages),
          areas: against.areas === facts.areas ? null : messages.number(against.areas),
          count: messages.number(against.count),
        })}`;
  return {
    summary: summary + comparison,
    came: describeArrivals(month, news, messages),
    moves: [
      ...describeMoves(facts.neighborhoods, month, {
        title: crimeMessages.neighborhoods,
        what: 'neighborhoods',
        messages,
      }),
      ...describeMoves(facts.crimes, month, {
        title: crimeMessages.crimes,
        what: 'crimes',
        messages,
      }),
    ],
    links: [
      {
        text: crimeMessages.map,
        path: pagePath({ kind: 'map', partition: 'neighborhoods', area: null }),
      },
      { text: crimeMessages.tracker, path: trackerPath('neighborhood', null) },
    ],
    provisional: facts.provisional ? crimeMessages.provisional : null,
  };
}

function describeArea(
  month: YearMonth,
  { news, area, messages }: EntryContext,
): Omit<EntryContent, 'title'> {
  const { id = '', name = '' } = area ?? {};
  const place = news.crime.areaOf.neighborhoods.get(id);
  const crimeMessages = messages.crimeEntry;
  const links = [
    { text: crimeMessages.tracked(name), path: trackerPath('neighborhood', id, month) },
  ];
  const facts = place === undefined ? null : summarizeAreaMonth(news.crime, place, month);
  if (facts === null || !facts.complete)
    return {
      summary: crimeMessages.incomplete({ area: name, month: messages.month(month) }),
      came: [],
      moves: [],
      links,
    };
  const countSentence = crimeMessages.summaryOf({
    area: name,
    count: messages.number(facts.count),
    month: messages.month(month),
  });
  const comparison =
    facts.against === null
      ? crimeMessages.notCompared(messages.month(addMonths(month, -12)))
      : crimeMessages.againstOf(toComparisonTexts(facts.against, month, messages));
  return {
    summary: countSentence + comparison,
    came: [],
    moves: describeMoves(facts.crimes, month, {
      title: crimeMessages.crimesOf(name),
      what: 'crimes',
      messages,
    }),
    links,
    provisional: facts.provisional ? crimeMessages.provisional : null,
  };
}

function toComparisonTexts(
  { direction, change, before }: YearComparison,
  month: YearMonth,
  messages: NewsMessages,
): ComparisonTexts {
  return {
    direction,
    change: change === null ? null : messages.percent(Math.abs(change)),
    month: messages.month(addMonths(month, -12)),
    before: messages.number(before),
  };
}

/** Maximum number of agencies that are named; more are only counted. */
const MAX_NAMED_AGENCIES = 4;

/** Describes which agencies supplied the month, by the day of their first release of it. */
function describeArrivals(
  month: YearMonth,
  { data, crime }: EntryContext['news'],
  messages: NewsMessages,
): string[] {
  const inForce = data.releases.filter(({ sample }) => sample === crime.data.status.sample);
  const dayOfAgency = new Map<string, string>();
  for (const { agency, publishedAt, includesMonth } of parseCrimeReleases(inForce))
    if (includesMonth(month) && !dayOfAgency.has(agency))
      dayOfAgency.set(agency, messages.day(publishedAt));
  const days = Map.groupBy(dayOfAgency, ([, day]) => day);
  return [...days].map(([day, agencies]) =>
    messages.crimeEntry.came({
      agencies:
        agencies.length > MAX_NAMED_AGENCIES
          ? agencies.length
          : agencies.map(([slug]) => messages.name(crime.data.agencyNames.get(slug)?.name ?? slug)),
      month: messages.month(month),
      day,
    }),
  );
}

function describeMoves(
  { up, down, compared }: TopMoves,
  month: YearMonth,
  {
    title,
    what,
    messages,
  }: { title: string; what: 'neighborhoods' | 'crimes'; messages: NewsMessages },
): NewsMoves[] {
  if (compared === 0) return [];
  const crimeMessages = messages.crimeEntry;
  const describeMove = (direction: 'up' | 'down') => (moved: Move) => {
    const change = relativeChange(moved.count, moved.before);
    return {
      name: what === 'crimes' ? messages.crime(moved.name) : moved.name,
      path: trackerPath(what === 'crimes' ? 'crime' : 'neighborhood', moved.slug, month),
      count: moved.count,
      before: moved.before,
      change,
      text: crimeMessages.move({
        direction,
        change: change === null ? null : messages.percent(Math.abs(change)),
        count: messages.number(moved.count),
        before: messages.number(moved.before),
      }),
    };
  };
  return [
    {
      title,
      sentence: crimeMessages.comparisonNote({
        what,
        compared: messages.number(compared),
        month: messages.month(addMonths(month, -12)),
        none: up.length + down.length === 0,
      }),
      up: up.map(describeMove('up')),
      down: down.map(describeMove('down')),
    },
  ];
}
