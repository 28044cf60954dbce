import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from '@townlight/domain/language';
import { type IntlShape, useIntl } from 'react-intl';
import { combineLoads, type Loads } from '../../../http/loads.ts';
import { BROWSER_ONLY } from '../../../http/query-client.ts';
import { loadIntlWithCatalog } from '../../../i18n/LanguageProvider.tsx';
import { useLanguageChoice } from '../../../i18n/use-language.ts';
import { toBasketParam } from '../api/crime-selection.ts';
import { similarCatalog } from '../messages/catalogs.ts';
import type { MonthComparison } from './month-comparison.ts';
import type { SimilarRatesQuery } from './similar-rates-query.ts';

/**
 * Loads the rates of the county and of similar areas with the code and messages that render them, on first use, as the
 * page is readable without.
 * @param ratesQuery `null` where nothing is compared
 */
export function useSimilarComparison(
  ratesQuery: SimilarRatesQuery | null,
): Loads & { readonly comparison: MonthComparison | null } {
  const intl = useIntl();
  const { language } = useLanguageChoice();
  const query = useQuery({
    ...similarQuery(intl, language, ratesQuery),
    enabled: ratesQuery !== null,
  });
  return { ...combineLoads([query], []), comparison: query.data ?? null };
}

/** Returns a function that fetches the comparison for a file. */
export function useFetchSimilarComparison(): (
  ratesQuery: SimilarRatesQuery,
) => Promise<MonthComparison> {
  const intl = useIntl();
  const { language } = useLanguageChoice();
  const client = useQueryClient();
  // fails immediately when offline, so that a click does not wait for a connection
  return (ratesQuery) =>
    client.fetchQuery({ ...similarQuery(intl, language, ratesQuery), networkMode: 'always' });
}

function similarQuery(intl: IntlShape, language: Language, ratesQuery: SimilarRatesQuery | null) {
  const { partition, area, bigBundle, smallBundles, months } = ratesQuery ?? {};
  const basket = ratesQuery && toBasketParam(ratesQuery);
  return queryOptions({
    queryKey: ['similar', language, partition, area, bigBundle, smallBundles, basket, months],
    meta: BROWSER_ONLY,
    retryOnMount: false,
    // the data contains functions
    structuralSharing: false,
    queryFn: async ({ signal }) => {
      const [{ fetchSimilarComparison }, texts] = await Promise.all([
        import('./fetch-similar-comparison.tsx'),
        loadIntlWithCatalog(intl, language, similarCatalog),
      ]);
      return fetchSimilarComparison(texts, ratesQuery as SimilarRatesQuery, signal);
    },
  });
}
