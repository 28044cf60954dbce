import { airQualityIndex, errorOf } from '@townlight/domain/air';
import { pagePath } from '@townlight/domain/pages';
import { addHours, addMonths, type YearMonth } from '@townlight/domain/time';
import { areaNearestKm, errorOfAllLevels } from '../../air/index.ts';
import type { AirMonth } from '../snapshot/air-months.ts';
import type { Telling, ToldOfKind } from './telling.ts';

/** Describes a month of the air in the county, or as estimated for one neighborhood. */
export function tellAir(month: YearMonth, telling: Telling): ToldOfKind {
  const { news, area, words } = telling;
  const own = words.airEntry;
  const title =
    area === null ? own.title(words.month(month)) : own.titleOf(area.name, words.month(month));
  const facts = monthOf(news, month);
  if (facts === undefined)
    return { title, summary: words.withdrawnSummary, came: [], moves: [], links: [] };
  const place = area === null ? undefined : news.air.areaOf.get(area.id);
  return {
    title,
    summary:
      area === null || place === undefined
        ? tellCounty(facts, telling)
        : tellArea(facts, place, area.name, telling),
    came: [own.came({ days: facts.days, stations: news.air.data.record.stations.length })],
    moves: [],
    links: [
      area === null
        ? { text: own.map, path: pagePath({ kind: 'air-map', area: null }) }
        : { text: own.tracked(area.name), path: pagePath({ kind: 'air-map', area: area.id }) },
    ],
  };
}

function tellCounty(facts: AirMonth, { news, words }: Telling): string {
  const own = words.airEntry;
  const { month, days, unhealthySomewhere, worst } = facts;
  const highest = worst.indexOf(Math.max(...worst));
  return [
    own.summary({ month: words.month(month), days, unhealthy: unhealthySomewhere }),
    worstDay(facts, highest, news.air.data.areas.names[highest] ?? null, words),
    ...against(
      facts,
      { news, words },
      meanOf,
      false,
      errorOf([...news.air.data.misses.values()].flat(2))?.meanAbsolute ?? null,
    ),
  ].join(' ');
}

function tellArea(facts: AirMonth, place: number, area: string, { news, words }: Telling): string {
  const own = words.airEntry;
  const mean = ({ mean: means }: AirMonth) => means[place] as number;
  const km = areaNearestKm(news.air, place, addHours(facts.end, -1));
  return [
    own.summaryOf({
      area,
      month: words.month(facts.month),
      mean: words.tenths(mean(facts)),
      days: facts.days,
      unhealthy: facts.unhealthy[place] as number,
    }),
    worstDay(facts, place, null, words),
    ...against(facts, { news, words }, mean, true, errorOfAllLevels(news.air, km)),
  ].join(' ');
}

function worstDay(
  { month, worst, worstDay: day }: AirMonth,
  place: number,
  name: string | null,
  words: Telling['words'],
): string {
  const { aqi, category } = airQualityIndex(worst[place] as number);
  return words.airEntry.worst({
    day: words.dayOfMonth(month, day[place] as number),
    name,
    aqi,
    category,
  });
}

/**
 * Compares with the same month a year before. A difference below the estimation error is reported as none. The error is
 * that of all levels, because a monthly mean includes calm and smoky hours.
 */
function against(
  facts: AirMonth,
  { news, words }: Pick<Telling, 'news' | 'words'>,
  meanIn: (month: AirMonth) => number,
  isArea: boolean,
  error: number | null,
): string[] {
  const before = monthOf(news, addMonths(facts.month, -12));
  if (before === undefined || error === null) return [];
  const [now, then] = [meanIn(facts), meanIn(before)];
  const difference = Math.abs(now - then) <= error ? null : now > then ? 'higher' : 'lower';
  return [
    words.airEntry.against({
      mean: isArea ? null : words.tenths(now),
      before: words.tenths(then),
      month: words.month(before.month),
      difference,
    }),
  ];
}

function monthOf({ data }: Telling['news'], month: YearMonth): AirMonth | undefined {
  return data.airMonths.find((one) => one.month === month);
}

/** Returns the unweighted mean of all neighborhoods. */
function meanOf({ mean }: AirMonth): number {
  return mean.reduce((sum, value) => sum + value, 0) / mean.length;
}
