import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  type EditionReply,
  type EmailPreviewQuery,
  emailPreviewReply,
} from '@townlight/contract/newsletter';
import { apiGet } from '../../../http/api-request.ts';
import { BROWSER_ONLY } from '../../../http/query-client.ts';

/** `GET /api/staff/newsletter/editions/{id}/preview`: the email of the saved text, rendered again when that changes. */
export function useEmailPreview(
  { id, state, notes, categories }: EditionReply,
  of: EmailPreviewQuery,
) {
  return useQuery({
    queryKey: ['newsletter letter', id, of, state, notes, categories],
    meta: BROWSER_ONLY,
    staleTime: 0,
    // The previous email remains visible while the next one loads.
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      apiGet(`/api/staff/newsletter/editions/${id}/preview`, emailPreviewReply, { ...of }, signal),
  });
}
