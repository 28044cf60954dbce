import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type EditionReply, type LetterOf, letterPreview } from '@townlight/contract/newsletter';
import { apiGet } from '../../net/api-request.ts';
import { BROWSER_ONLY } from '../../net/query-client.ts';

/** `GET /api/staff/newsletter/editions/{id}/preview`: the letter of what is saved, drawn again when that has changed. */
export function useLetter({ id, state, notes, categories }: EditionReply, of: LetterOf) {
  return useQuery({
    queryKey: ['newsletter letter', id, of, state, notes, categories],
    meta: BROWSER_ONLY,
    staleTime: 0,
    // the letter before stays until the next is there
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      apiGet(`/api/staff/newsletter/editions/${id}/preview`, letterPreview, { ...of }, signal),
  });
}
