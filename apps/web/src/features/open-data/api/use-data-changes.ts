import { useQuery } from '@tanstack/react-query';
import { dataChanges } from '@townlight/contract/open-data';
import { apiGet } from '../../../http/api-request.ts';
import { useLanguageChoice } from '../../../i18n/use-language.ts';

/** `GET /api/data/changes`: the changes of the data and the methods. */
export function useDataChanges() {
  const { language } = useLanguageChoice();
  return useQuery({
    queryKey: ['data', 'changes', language],
    queryFn: ({ signal }) => apiGet('/api/data/changes', dataChanges, { language }, signal),
  });
}
