import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type NewsParagraphRequest,
  newsParagraphsRoute,
  putNewsParagraphRoute,
} from '@townlight/contract/news/paragraphs';
import { request } from '../../../http/api-request.ts';
import { BROWSER_ONLY } from '../../../http/query-client.ts';

const keyOf = (entry: string) => ['news paragraph', entry];

/** The editors' paragraphs as Markdown. */
export function useParagraphs(entry: string | null) {
  return useQuery({
    queryKey: keyOf(entry ?? ''),
    meta: BROWSER_ONLY,
    staleTime: 0,
    queryFn:
      entry === null
        ? skipToken
        : ({ signal }) => request(newsParagraphsRoute, { params: { entry }, signal }),
  });
}

/**
 * Returns a function that saves a paragraph.
 * @returns the server's message
 * @throws ApiFailure
 */
export function useSaveParagraph(): (
  entry: string,
  written: NewsParagraphRequest,
) => Promise<string> {
  const client = useQueryClient();
  return async (entry, written) => {
    const reply = await request(putNewsParagraphRoute, { params: { entry }, body: written });
    await client.invalidateQueries({ queryKey: keyOf(entry) });
    return reply.message;
  };
}
