import type { NewsMoves } from '@townlight/contract/news';
import { relativeChange } from '@townlight/domain/crime';
import { pagePath, trackerPath } from '@townlight/domain/pages';
import { addMonths, type YearMonth } from '@townlight/domain/time';
import { areaMonth } from '../facts/area-month.ts';
import type { Against } from '../facts/comparing.ts';
import { countyMonth } from '../facts/county-month.ts';
import { crimeReleases } from '../facts/crime-releases.ts';
import type { FoundEntry } from '../facts/list-entries.ts';
import type { Moved, Moves } from '../facts/moves-of.ts';
import type { HeldAgainst, NewsWords } from '../words/news-words.ts';
import type { Telling, ToldOfKind } from './telling.ts';

/** Describes a month of crime in the county, or in one neighborhood. */
export function tellCrime(entry: FoundEntry, month: YearMonth, telling: Telling): ToldOfKind {
  const { area, words } = telling;
  const own = words.crimeEntry;
  const title =
    area === null ? own.title(words.month(month)) : own.titleOf(area.name, words.month(month));
  if (entry.state === 'withdrawn')
    return { title, summary: words.withdrawnSummary, came: [], moves: [], links: [] };
  return { title, ...(area === null ? tellCounty(month, telling) : tellArea(month, telling)) };
}

function tellCounty(month: YearMonth, { news, words }: Telling): Omit<ToldOfKind, 'title'> {
  const facts = countyMonth(news.crime, month);
  const own = words.crimeEntry;
  const { against } = facts;
  const summary = own.summary({
    count: words.number(facts.count),
    month: words.month(month),
    areas: words.number(facts.areas),
    all: facts.areas === facts.allAreas ? null : words.number(facts.allAreas),
  });
  const held =
    against === null
      ? ''
      : ` ${own.against({
          ...heldAgainst(against, month, words),
          areas: against.areas === facts.areas ? null : words.number(against.areas),
          count: words.number(against.count),
        })}`;
  return {
    summary: summary + held,
    came: whatCame(month, news, words),
    moves: [
      ...movesOf(facts.neighborhoods, month, {
        title: own.neighborhoods,
        what: 'neighborhoods',
        words,
      }),
      ...movesOf(facts.crimes, month, { title: own.crimes, what: 'crimes', words }),
    ],
    links: [
      { text: own.map, path: pagePath({ kind: 'map', partition: 'neighborhoods', area: null }) },
      { text: own.tracker, path: trackerPath('neighborhood', null) },
    ],
    provisional: facts.provisional ? own.provisional : null,
  };
}

function tellArea(month: YearMonth, { news, area, words }: Telling): Omit<ToldOfKind, 'title'> {
  const { id = '', name = '' } = area ?? {};
  const place = news.crime.areaOf.neighborhoods.get(id);
  const own = words.crimeEntry;
  const links = [{ text: own.tracked(name), path: trackerPath('neighborhood', id, month) }];
  const facts = place === undefined ? null : areaMonth(news.crime, place, month);
  if (facts === null || !facts.complete)
    return {
      summary: own.incomplete({ area: name, month: words.month(month) }),
      came: [],
      moves: [],
      links,
    };
  const told = own.summaryOf({
    area: name,
    count: words.number(facts.count),
    month: words.month(month),
  });
  const held =
    facts.against === null
      ? own.notCompared(words.month(addMonths(month, -12)))
      : own.againstOf(heldAgainst(facts.against, month, words));
  return {
    summary: told + held,
    came: [],
    moves: movesOf(facts.crimes, month, { title: own.crimesOf(name), what: 'crimes', words }),
    links,
    provisional: facts.provisional ? own.provisional : null,
  };
}

function heldAgainst(
  { direction, change, before }: Against,
  month: YearMonth,
  words: NewsWords,
): HeldAgainst {
  return {
    direction,
    change: change === null ? null : words.percent(Math.abs(change)),
    month: words.month(addMonths(month, -12)),
    before: words.number(before),
  };
}

/** Maximum number of agencies that are named; more are only counted. */
const MOST_AGENCIES = 4;

/** Describes which agencies supplied the month, by the day of their first release of it. */
function whatCame(month: YearMonth, { data, crime }: Telling['news'], words: NewsWords): string[] {
  const inForce = data.releases.filter(({ sample }) => sample === crime.data.status.sample);
  const dayOfAgency = new Map<string, string>();
  for (const { agency, publishedAt, holds } of crimeReleases(inForce))
    if (holds(month) && !dayOfAgency.has(agency)) dayOfAgency.set(agency, words.day(publishedAt));
  const days = Map.groupBy(dayOfAgency, ([, day]) => day);
  return [...days].map(([day, agencies]) =>
    words.crimeEntry.came({
      agencies:
        agencies.length > MOST_AGENCIES
          ? agencies.length
          : agencies.map(([slug]) => words.name(crime.data.agencyNames.get(slug)?.name ?? slug)),
      month: words.month(month),
      day,
    }),
  );
}

function movesOf(
  { up, down, compared }: Moves,
  month: YearMonth,
  { title, what, words }: { title: string; what: 'neighborhoods' | 'crimes'; words: NewsWords },
): NewsMoves[] {
  if (compared === 0) return [];
  const own = words.crimeEntry;
  const told = (direction: 'up' | 'down') => (moved: Moved) => {
    const change = relativeChange(moved.count, moved.before);
    return {
      name: what === 'crimes' ? words.crime(moved.name) : moved.name,
      path: trackerPath(what === 'crimes' ? 'crime' : 'neighborhood', moved.slug, month),
      count: moved.count,
      before: moved.before,
      change,
      text: own.move({
        direction,
        change: change === null ? null : words.percent(Math.abs(change)),
        count: words.number(moved.count),
        before: words.number(moved.before),
      }),
    };
  };
  return [
    {
      title,
      sentence: own.held({
        what,
        compared: words.number(compared),
        month: words.month(addMonths(month, -12)),
        none: up.length + down.length === 0,
      }),
      up: up.map(told('up')),
      down: down.map(told('down')),
    },
  ];
}
