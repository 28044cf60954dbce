import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  type EditionReply,
  type EmailPreviewQuery,
  emailPreviewRoute,
} from '@townlight/contract/newsletter';
import { request } from '../../../http/api-request.ts';
import { BROWSER_ONLY } from '../../../http/query-client.ts';

/** The email of the saved text, rendered again when that changes. */
export const emailPreviewQuery = (
  { id, state, notes, categories }: EditionReply,
  of: EmailPreviewQuery,
) =>
  queryOptions({
    queryKey: ['newsletter letter', id, of, state, notes, categories],
    meta: BROWSER_ONLY,
    staleTime: 0,
    // The previous email remains visible while the next one loads.
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => request(emailPreviewRoute, { params: { id }, query: of, signal }),
  });
