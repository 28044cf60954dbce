import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { successReply } from '@townlight/contract/done';
import { type FeedbackFilter, feedbackCounts, feedbackList } from '@townlight/contract/feedback';
import { apiGet, apiSend, withQuery } from '../../../http/api-request.ts';
import { BROWSER_ONLY } from '../../../http/query-client.ts';

const KEY = ['staff feedback'];

/** `GET /api/staff/feedback`: a page of the feedback, newest first. */
export function useFeedbackList(filter: FeedbackFilter, page: number) {
  return useQuery({
    queryKey: [...KEY, filter, page],
    meta: BROWSER_ONLY,
    staleTime: 0,
    // The previous list remains visible while the next one loads.
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

/**
 * Returns the actions on an entry; each refetches the list.
 * @throws ApiFailure
 */
export function useFeedbackActions() {
  const client = useQueryClient();
  const send = async (method: 'PUT' | 'DELETE', path: string, sent?: object) => {
    await apiSend(method, `/api/staff/feedback/${path}`, sent, successReply);
    // A pending list was requested before the change and would overwrite the new one.
    await client.cancelQueries({ queryKey: KEY });
    await client.invalidateQueries({ queryKey: KEY });
  };
  return {
    mark: (id: number, handled: boolean) => send('PUT', `${id}/handled`, { handled }),
    remove: (id: number) => send('DELETE', `${id}`),
  };
}

/** Returns the path of the filtered feedback as CSV. */
export function feedbackCsvPath(filter: FeedbackFilter): string {
  return withQuery('/api/staff/feedback.csv', filter);
}
