import { similarRates } from '@townlight/contract/crime/similar-rates';
import { PARTITION_SINGULAR } from '@townlight/domain/places';
import { type IntlShape, RawIntlProvider } from 'react-intl';
import { apiGet } from '../../net/api-request.ts';
import { basketIn } from '../api/crime-question.ts';
import type { BesideChart } from './beside-chart.ts';
import { legendOf, lineColumns, monthLines } from './month-lines.tsx';
import { SimilarAreas } from './SimilarAreas.tsx';
import { similarLines } from './similar-lines.ts';
import type { SimilarQuestion } from './similar-question.ts';

/**
 * `GET /api/{neighborhood|zipcode|tract}s/{id}/monthly/similar`, as a comparison for the area's chart.
 * @param intl with the messages of the catalog `similar`
 */
export async function similarBeside(
  intl: IntlShape,
  question: SimilarQuestion,
  signal: AbortSignal,
): Promise<BesideChart> {
  const { partition, area, bigBundle, smallBundles, months } = question;
  const rates = await apiGet(
    `/api/${PARTITION_SINGULAR[partition]}s/${encodeURIComponent(area)}/monthly/similar`,
    similarRates,
    { bb: bigBundle, sb: smallBundles, basket: basketIn(question), months },
    signal,
  );
  const lines = similarLines(rates);
  return {
    lines: monthLines(intl, lines),
    columns: lineColumns(intl, lines),
    legend: (shown) => legendOf(intl, lines, shown),
    below: (
      <RawIntlProvider value={intl}>
        <SimilarAreas partition={partition} areas={rates.areas} />
      </RawIntlProvider>
    ),
  };
}
