import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from '@townlight/domain/language';
import { type IntlShape, useIntl } from 'react-intl';
import { useLanguageChoice } from '../../language/use-language.ts';
import { withTexts } from '../../language/with-texts.ts';
import { type Loads, loadsOf } from '../../net/loads.ts';
import { BROWSER_ONLY } from '../../net/query-client.ts';
import { basketIn } from '../api/crime-question.ts';
import type { BesideChart } from './beside-chart.ts';
import type { SimilarQuestion } from './similar-question.ts';

/**
 * Loads the rates of the county and of similar areas with the code and messages that render them, on first use, as the
 * page is readable without.
 * @param ratesQuery `null` where nothing is compared
 */
export function useSimilar(
  question: SimilarQuestion | null,
): Loads & { readonly beside: BesideChart | null } {
  const intl = useIntl();
  const { language } = useLanguageChoice();
  const query = useQuery({ ...similarQuery(intl, language, question), enabled: question !== null });
  return { ...loadsOf([query], []), beside: query.data ?? null };
}

/** Returns a function that fetches the comparison for a file. */
export function useAskSimilar(): (question: SimilarQuestion) => Promise<BesideChart> {
  const intl = useIntl();
  const { language } = useLanguageChoice();
  const client = useQueryClient();
  // fails immediately when offline, so that a click does not wait for a connection
  return (question) =>
    client.fetchQuery({ ...similarQuery(intl, language, question), networkMode: 'always' });
}

function similarQuery(intl: IntlShape, language: Language, question: SimilarQuestion | null) {
  const { partition, area, bigBundle, smallBundles, months } = question ?? {};
  const basket = question && basketIn(question);
  return queryOptions({
    queryKey: ['similar', language, partition, area, bigBundle, smallBundles, basket, months],
    meta: BROWSER_ONLY,
    retryOnMount: false,
    // the data contains functions
    structuralSharing: false,
    queryFn: async ({ signal }) => {
      const [{ similarBeside }, texts] = await Promise.all([
        import('./similar-beside.tsx'),
        withTexts(intl, language, 'similar'),
      ]);
      return similarBeside(texts, question as SimilarQuestion, signal);
    },
  });
}
