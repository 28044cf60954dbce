import { useQuery } from '@tanstack/react-query';
import { dataTables } from '@townlight/contract/open-data';
import { apiGet } from '../../../http/api-request.ts';
import { useLanguageChoice } from '../../../i18n/use-language.ts';

/** `GET /api/data/tables`: the public tables, with what each column means and how to cite them. */
export function useDataTables() {
  const { language } = useLanguageChoice();
  return useQuery({
    queryKey: ['data', 'tables', language],
    queryFn: ({ signal }) => apiGet('/api/data/tables', dataTables, { language }, signal),
  });
}
