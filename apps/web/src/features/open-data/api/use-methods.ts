import { useQuery } from '@tanstack/react-query';
import { methodsSchema } from '@townlight/contract/methods';
import { apiGet } from '../../../http/api-request.ts';

/** `GET /api/methods`: the methods of the crime figures. */
export function useMethods() {
  return useQuery({
    queryKey: ['methods'],
    queryFn: ({ signal }) => apiGet('/api/methods', methodsSchema, {}, signal),
  });
}
