import { addDays, type Day, formatDay, monthOfInstant, startOfDay } from '@townlight/domain/time';
import { DAYS_PER_WEEK, summarizeWeekAir } from '../../air/index.ts';
import { type AreaMonthFacts, listAreaMonthFacts } from '../../crime/index.ts';
import { type CrimeMonthNews, listCrimeNews, listWeekEntries } from '../../news/index.ts';
import { MAX_NEWS_AGE_MONTHS } from '../alerts/detect-crime-change-alert.ts';
import type { FactSources } from '../edition/collect-edition-facts.ts';
import type { AreaWeekFacts, WeekCrimeFacts, WeekFacts } from './week-facts.ts';

/** Collects the facts of a week, Monday to Sunday in the county's calendar, without sample data. */
export function collectWeekFacts(sources: FactSources, monday: Day): WeekFacts {
  const { crime, air, places, news, county } = sources;
  const { timeZone } = county;
  const week = {
    from: new Date(startOfDay(monday, timeZone)),
    to: new Date(startOfDay(addDays(monday, DAYS_PER_WEEK), timeZone)),
  };
  const oldest = monthOfInstant(week.to.getTime(), timeZone) - MAX_NEWS_AGE_MONTHS;
  const months = listCrimeNews(news, week)
    // On the first load of an archive, only recent months are news.
    .filter(({ month, what }) => what !== 'published' || month >= oldest)
    .map((month) => withFigures(month, sources));
  const areas = places.data.areas.neighborhoods.map(
    ({ id, name, center }): AreaWeekFacts => ({
      id,
      name,
      center,
      air: summarizeWeekAir(air, id, monday),
      crime: months.flatMap((of) => of(id) ?? []),
    }),
  );
  return {
    monday: formatDay(monday),
    hasCrime: !crime.data.status.sample,
    news: listWeekEntries(news, week, county),
    areas: areas.filter((area) => area.air !== null || area.crime.length > 0),
  };
}

/** Returns a function that gives the month's figures of an area; null for an area that the news do not concern. */
function withFigures(
  { month, what, areas }: CrimeMonthNews,
  { crime }: Pick<FactSources, 'crime'>,
): (id: string) => WeekCrimeFacts | null {
  const concerned = new Set<string>(areas);
  const facts =
    what === 'withdrawn'
      ? new Map<string, AreaMonthFacts>()
      : new Map(listAreaMonthFacts(crime, month).map((area) => [area.slug as string, area]));
  return (id) => {
    if (!concerned.has(id)) return null;
    const area = facts.get(id);
    return {
      what,
      period: month,
      provisional: area?.months.at(-1)?.provisional === true,
      crime: area
        ? { count: area.count, change: area.change, rulesChanged: area.rulesChanged }
        : null,
    };
  };
}
