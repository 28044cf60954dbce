import { similarRatesRoute } from '@townlight/contract/crime/similar-rates';
import { type IntlShape, RawIntlProvider } from 'react-intl';
import { request } from '../../../http/api-request.ts';
import { toBasketParam } from '../api/crime-selection.ts';
import type { MonthComparison } from './month-comparison.ts';
import { formatLinesLegend, toComparisonColumns, toMonthLineOverlay } from './month-lines.tsx';
import { SimilarAreas } from './SimilarAreas.tsx';
import { toSimilarLines } from './similar-lines.ts';
import type { SimilarRatesQuery } from './similar-rates-query.ts';

/**
 * `GET /api/{neighborhood|zipcode|tract}s/{id}/monthly/similar`, as a comparison for the area's chart.
 * @param intl with the messages of the catalog `similar`
 */
export async function fetchSimilarComparison(
  intl: IntlShape,
  ratesQuery: SimilarRatesQuery,
  signal: AbortSignal,
): Promise<MonthComparison> {
  const { partition, area, bigBundle, smallBundles, months } = ratesQuery;
  const rates = await request(similarRatesRoute, {
    params: { partition, id: area },
    query: { bb: bigBundle, sb: smallBundles, basket: toBasketParam(ratesQuery), months },
    signal,
  });
  const lines = toSimilarLines(rates);
  return {
    lines: toMonthLineOverlay(intl, lines),
    columns: toComparisonColumns(intl, lines),
    legend: (shown) => formatLinesLegend(intl, lines, shown),
    below: (
      <RawIntlProvider value={intl}>
        <SimilarAreas partition={partition} areas={rates.areas} />
      </RawIntlProvider>
    ),
  };
}
