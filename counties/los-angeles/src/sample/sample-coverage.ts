import { addMonths, formatYearMonth, parseYearMonth, type YearMonth } from '@townlight/domain/time';
import { agencies } from '../index.ts';

/** Three years and the month before them, so that a 12-month change has a full previous year. */
export const WINDOW_MONTHS = 37;

export function parseMonth(text: string): YearMonth {
  const month = parseYearMonth(text);
  if (month === null) throw new RangeError(`"${text}" is not a month; write it as 2026-10`);
  return month;
}

/** The months for which an agency has records in the sample. */
export interface SampleCoverage {
  agency: string;
  /** First and last month, `YYYY-MM`. */
  from: string;
  through: string;
  /** Missing months in between. */
  missing: string[];
}

/**
 * Five departments supply less than the rest, so that the site has incomplete areas to show. INVENTED: which
 * departments, and which months, was chosen for variety and is no statement about how the real departments store or
 * publish their records. Months count back from the end of the window.
 */
const incompleteInTheSample: Record<
  string,
  'never' | { stops?: number; starts?: number; leavesOut?: readonly number[] }
> = {
  'downey-pd': { stops: 5 },
  'gardena-pd': { stops: 1 },
  'torrance-pd': { leavesOut: [8, 9] },
  'west-covina-pd': { starts: 20 },
  'monterey-park-pd': 'never',
};

/** Returns the months of each agency. An agency without any months is not in the list. */
export function buildSampleCoverage(through: string, months = WINDOW_MONTHS): SampleCoverage[] {
  const end = parseMonth(through);
  return agencies.flatMap(({ slug }) => {
    const exception = incompleteInTheSample[slug] ?? {};
    if (exception === 'never') return [];
    const first = Math.min(months, exception.starts ?? months);
    const last = exception.stops ?? 0;
    if (last >= first) return [];
    return [
      {
        agency: slug,
        from: formatYearMonth(addMonths(end, 1 - first)),
        through: formatYearMonth(addMonths(end, -last)),
        missing: (exception.leavesOut ?? [])
          .filter((back) => back < first - 1)
          .map((back) => formatYearMonth(addMonths(end, -back)))
          .sort(),
      },
    ];
  });
}

/** Returns the months with records, oldest first. */
export function listCoveredMonths(supply: SampleCoverage): YearMonth[] {
  const months: YearMonth[] = [];
  const last = parseMonth(supply.through);
  for (let month = parseMonth(supply.from); month <= last; month = addMonths(month, 1)) {
    if (!supply.missing.includes(formatYearMonth(month))) months.push(month);
  }
  return months;
}
