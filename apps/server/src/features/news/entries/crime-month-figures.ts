import type { NewsCrimeMonth } from '@townlight/contract/news';
import { formatYearMonth, type YearMonth } from '@townlight/domain/time';
import type { AreaCrimeMonth } from '../facts/area-month.ts';
import type { CountyCrimeMonth } from '../facts/county-month.ts';
import { buildCrimeSeries } from '../facts/crime-series.ts';
import { getClearDirection, type YearComparison } from '../facts/year-comparison.ts';
import { monthMapPath } from '../pages/picture-paths.ts';
import type { NewsEntryContext } from './news-entry-context.ts';

/** Returns the figures of a month of crime in the county: its counts are of the same neighborhoods. */
export function describeCountyFigures(
  facts: CountyCrimeMonth,
  context: NewsEntryContext,
): NewsCrimeMonth {
  const { month, count, against, neighborhoods } = facts;
  const hasClearMoves = neighborhoods.up.length + neighborhoods.down.length > 0;
  return {
    ...describeFigures(month, against ?? { count }, context),
    map: { path: monthMapPath(month, null), shows: hasClearMoves ? 'change' : 'rate' },
  };
}

/** Returns the figures of a month of crime in a neighborhood with complete records. */
export function describeAreaFigures(
  { month, count, against }: AreaCrimeMonth,
  place: number,
  context: NewsEntryContext,
): NewsCrimeMonth {
  const figures = describeFigures(month, against ?? { count }, context, place);
  return {
    ...figures,
    map: {
      path: monthMapPath(month, context.area?.id ?? null),
      shows: figures.clear === null ? 'rate' : 'change',
    },
  };
}

/** The counts are those of the summary; the months may be of fewer neighborhoods, since all of them are complete there. */
function describeFigures(
  month: YearMonth,
  compared: YearComparison | { readonly count: number },
  { news }: NewsEntryContext,
  place?: number,
): Omit<NewsCrimeMonth, 'map'> {
  const against = 'before' in compared ? compared : null;
  const series = buildCrimeSeries(news.crime, month, place);
  return {
    month: formatYearMonth(month),
    count: compared.count,
    before: against?.before ?? null,
    clear: against && getClearDirection(against),
    months: series.months.map((one) => ({ ...one, month: formatYearMonth(one.month) })),
    areas: series.areas,
  };
}
