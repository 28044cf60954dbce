import { useQuery } from '@tanstack/react-query';
import { dataChanges } from '@townlight/contract/our-data';
import { useLanguageChoice } from '../../language/use-language.ts';
import { apiGet } from '../../net/api-request.ts';

/** `GET /api/data/changes`: the changes of the data and the methods. */
export function useDataChanges() {
  const { language } = useLanguageChoice();
  return useQuery({
    queryKey: ['data', 'changes', language],
    queryFn: ({ signal }) => apiGet('/api/data/changes', dataChanges, { language }, signal),
  });
}
