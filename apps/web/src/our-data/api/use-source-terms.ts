import { useQuery } from '@tanstack/react-query';
import { sourceTermsReply } from '@townlight/contract/our-data';
import { useLanguageChoice } from '../../language/use-language.ts';
import { apiGet } from '../../net/api-request.ts';

/** `GET /api/data/terms`: the publishers of the records and their terms. */
export function useSourceTerms() {
  const { language } = useLanguageChoice();
  return useQuery({
    queryKey: ['data', 'terms', language],
    queryFn: ({ signal }) => apiGet('/api/data/terms', sourceTermsReply, { language }, signal),
  });
}
