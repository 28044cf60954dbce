import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  deleteFeedbackRoute,
  type FeedbackFilter,
  feedbackCountsRoute,
  feedbackCsvRoute,
  feedbackListRoute,
  setFeedbackHandledRoute,
} from '@townlight/contract/feedback';
import { request, requestPath } from '../../../http/api-request.ts';
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
    queryFn: ({ signal }) => request(feedbackListRoute, { query: { ...filter, page }, signal }),
  });
}

/** `GET /api/staff/feedback/counts` */
export function useFeedbackCounts() {
  return useQuery({
    queryKey: [...KEY, 'counts'],
    meta: BROWSER_ONLY,
    staleTime: 0,
    queryFn: ({ signal }) => request(feedbackCountsRoute, { signal }),
  });
}

/**
 * Returns the actions on an entry; each refetches the list.
 * @throws ApiFailure
 */
export function useFeedbackActions() {
  const client = useQueryClient();
  const refresh = async () => {
    // A pending list was requested before the change and would overwrite the new one.
    await client.cancelQueries({ queryKey: KEY });
    await client.invalidateQueries({ queryKey: KEY });
  };
  return {
    async mark(id: number, handled: boolean) {
      await request(setFeedbackHandledRoute, { params: { id }, body: { handled } });
      await refresh();
    },
    async remove(id: number) {
      await request(deleteFeedbackRoute, { params: { id } });
      await refresh();
    },
  };
}

/** Returns the path of the filtered feedback as CSV. */
export function feedbackCsvPath(filter: FeedbackFilter): string {
  return requestPath(feedbackCsvRoute, {}, filter);
}
