import { dehydrate, type QueryClient } from '@tanstack/react-query';
import type { ApiAnswer, RenderPage } from '@townlight/contract/rendered-page';
import { readLocalAddress } from '@townlight/domain/language';
import { prerender } from 'react-dom/static';
import { StaticLanguageRouter } from '../language/StaticLanguageRouter.tsx';
import { answerWhatWasAsked } from '../net/answer-what-was-asked.ts';
import { setAskApi } from '../net/ask-api.ts';
import { takeNotes } from '../net/drawn-parts.ts';
import { setPageSettings } from '../net/page-settings.ts';
import { createQueryClient } from '../net/query-client.ts';
import { DescriptionQueries } from '../page/DescriptionFigures.tsx';
import { App } from './App.tsx';
import { readHoistedHead } from './hoisted-head.ts';
import type { PageState } from './page-state.ts';

/** Each round can reveal further queries; no page of the site needs more than five rounds. */
const MOST_ROUNDS = 8;

/** Results of one page are never refetched and are sent along with it. */
const ONE_PAGE = { retry: false, gcTime: Number.POSITIVE_INFINITY } as const;

/**
 * Renders a page as its reader will see it, with its data. It renders repeatedly until no query is pending, so that no
 * page has to declare its queries up front. Failed queries are left out of the state, and the browser retries them.
 * Pages must be rendered one at a time because the API transport is shared.
 */
export const renderPage: RenderPage = async (page, answer) => {
  setPageSettings(page);
  takeNotes();
  const answers = new Map<string, Promise<ApiAnswer>>();
  setAskApi(async (path) => {
    // a description may request the same path as its page
    const given = answers.get(path) ?? answer(path);
    answers.set(path, given);
    const { status, body } = await given;
    return new Response(body, { status });
  });
  const queryClient = createQueryClient(ONE_PAGE);
  const descriptions = createQueryClient(ONE_PAGE);
  try {
    let markup = '';
    for (let round = 0; round < MOST_ROUNDS; round++) {
      markup = await draw(page.address, { queryClient, descriptions });
      const asked = [queryClient, descriptions].map(answerWhatWasAsked);
      if (!(await Promise.all(asked)).includes(true)) break;
    }
    const { language } = readLocalAddress(page.address.split('?')[0] ?? '/');
    const state: PageState = { language, parts: takeNotes(), queries: dehydrate(queryClient) };
    const { head, body } = readHoistedHead(markup);
    return { html: body, head, language, state: JSON.stringify(state, withoutMoments) };
  } finally {
    queryClient.clear();
    descriptions.clear();
  }
};

async function draw(
  address: string,
  { queryClient, descriptions }: Record<'queryClient' | 'descriptions', QueryClient>,
): Promise<string> {
  const faults: unknown[] = [];
  const { prelude } = await prerender(
    <DescriptionQueries value={descriptions}>
      <App
        inRouter={(site) => <StaticLanguageRouter address={address}>{site}</StaticLanguageRouter>}
        queryClient={queryClient}
      />
    </DescriptionQueries>,
    {
      // never stream large Suspense boundaries after the page with a script, which is the default
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error: unknown) {
        faults.push(error);
      },
    },
  );
  if (faults.length > 0) throw faults[0];
  return await new Response(prelude).text();
}

/** Zeroes fetch timestamps so that the same figures produce the same page and the same ETag. */
function withoutMoments(key: string, value: unknown): unknown {
  return key === 'dataUpdatedAt' || key === 'dehydratedAt' ? 0 : value;
}
