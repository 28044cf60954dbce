import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { doneReply } from '@townlight/contract/done';
import { type FeedbackFilter, feedbackCounts, feedbackList } from '@townlight/contract/feedback';
import { apiGet, apiSend, withQuery } from '../../net/api-request.ts';
import { BROWSER_ONLY } from '../../net/query-client.ts';

const KEY = ['staff feedback'];

/** `GET /api/staff/feedback`: a page of what readers wrote, newest first. */
export function useFeedbackList(filter: FeedbackFilter, page: number) {
  return useQuery({
    queryKey: [...KEY, filter, page],
    meta: BROWSER_ONLY,
    staleTime: 0,
    // the list before stays while another comes
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      apiGet('/api/staff/feedback', feedbackList, { ...filter, page }, signal),
  });
}

/** `GET /api/staff/feedback/counts` */
export function useFeedbackCounts() {
  return useQuery({
    queryKey: [...KEY, 'counts'],
    meta: BROWSER_ONLY,
    staleTime: 0,
    queryFn: ({ signal }) => apiGet('/api/staff/feedback/counts', feedbackCounts, {}, signal),
  });
}

/** What can be done with an entry; each looks at the list again. @throws ApiFailure */
export function useFeedbackActions() {
  const client = useQueryClient();
  const send = async (method: 'PUT' | 'DELETE', path: string, sent?: object) => {
    await apiSend(method, `/api/staff/feedback/${path}`, sent, doneReply);
    // a list that is still on its way was read before: it would be taken for the new one
    await client.cancelQueries({ queryKey: KEY });
    await client.invalidateQueries({ queryKey: KEY });
  };
  return {
    mark: (id: number, handled: boolean) => send('PUT', `${id}/handled`, { handled }),
    remove: (id: number) => send('DELETE', `${id}`),
  };
}

/** Where the same is as one table. */
export function feedbackCsvPath(filter: FeedbackFilter): string {
  return withQuery('/api/staff/feedback.csv', filter);
}
