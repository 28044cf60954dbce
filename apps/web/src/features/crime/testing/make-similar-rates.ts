import type { SimilarAreaRates } from '@townlight/contract/crime/similar-rates';
import { addMonths, monthOfYear, type YearMonth, yearOf } from '@townlight/domain/time';

/** Returns rates per resident for consecutive months; the last month is provisional. */
export function makeSimilarRates(given: {
  from: YearMonth;
  county: readonly (number | null)[];
  similar: readonly (number | null)[];
}): SimilarAreaRates {
  const months = (rates: readonly (number | null)[]) =>
    rates.map((rate, at) => ({
      year: yearOf(addMonths(given.from, at)),
      month: monthOfYear(addMonths(given.from, at)),
      rate,
      counted: rate === null ? 0 : 10,
      provisional: at === rates.length - 1,
    }));
  return {
    areas: [{ id: 'claremont', name: 'Claremont', population: 37_270 }],
    similar: { breaks: [], months: months(given.similar) },
    county: {
      areas: 10,
      population: 1_000_000,
      breaks: [],
      months: months(given.county).map((month) => ({
        ...month,
        crime_count: 3_000,
        population: 1_000_000,
      })),
    },
  };
}
