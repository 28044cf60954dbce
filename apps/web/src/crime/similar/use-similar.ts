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
 * The rates of the county and of similar areas beside the months of an area, with the code and the texts that tell them:
 * all of it is fetched when it is first wanted, as the page can be read without.
 * @param question `null` where nothing is to stand beside them
 */
export function useSimilar(
  question: SimilarQuestion | null,
): Loads & { readonly beside: BesideChart | null } {
  const intl = useIntl();
  const { language } = useLanguageChoice();
  const query = useQuery({ ...similarQuery(intl, language, question), enabled: question !== null });
  return { ...loadsOf([query], []), beside: query.data ?? null };
}

/** The same for a file, which waits for it. */
export function useAskSimilar(): (question: SimilarQuestion) => Promise<BesideChart> {
  const intl = useIntl();
  const { language } = useLanguageChoice();
  const client = useQueryClient();
  // without a connection it fails at once; a press must not wait for one
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
    // it holds functions
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
