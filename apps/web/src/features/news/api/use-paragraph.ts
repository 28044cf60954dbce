import { useQuery, useQueryClient } from '@tanstack/react-query';
import { successReply } from '@townlight/contract/done';
import { type NewsParagraphRequest, newsParagraphs } from '@townlight/contract/news';
import { apiGet, apiSend } from '../../../http/api-request.ts';
import { BROWSER_ONLY } from '../../../http/query-client.ts';

const pathOf = (entry: string) => `/api/news/${encodeURIComponent(entry)}/paragraph`;
const keyOf = (entry: string) => ['news paragraph', entry];

/** `GET /api/news/{entry}/paragraph`: the editors' paragraphs as Markdown. */
export function useParagraphs(entry: string | null) {
  return useQuery({
    queryKey: keyOf(entry ?? ''),
    meta: BROWSER_ONLY,
    enabled: entry !== null,
    staleTime: 0,
    queryFn: ({ signal }) => apiGet(pathOf(entry ?? ''), newsParagraphs, {}, signal),
  });
}

/**
 * `PUT /api/news/{entry}/paragraph`
 * @returns the server's message
 * @throws ApiFailure
 */
export function useSaveParagraph(): (
  entry: string,
  written: NewsParagraphRequest,
) => Promise<string> {
  const client = useQueryClient();
  return async (entry, written) => {
    const { reply } = await apiSend('PUT', pathOf(entry), written, successReply);
    await client.invalidateQueries({ queryKey: keyOf(entry) });
    return reply.message;
  };
}
