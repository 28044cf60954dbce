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

/** A page asks, with what it was told it asks further, and so on; no page of the site does so more than five times. */
const MOST_ROUNDS = 8;

/** What was asked for one page is not asked again, and goes with it. */
const ONE_PAGE = { retry: false, gcTime: Number.POSITIVE_INFINITY } as const;

/**
 * Draws a page as its reader will see it, with the figures that it asks for. It is drawn again and again until it asks
 * for nothing more, so that no page has to say beforehand what it loads. What fails is left out of the state: the
 * browser asks again. One page at a time: how it asks is shared.
 */
export const renderPage: RenderPage = async (page, answer) => {
  setPageSettings(page);
  takeNotes();
  const answers = new Map<string, Promise<ApiAnswer>>();
  setAskApi(async (path) => {
    // a description may ask what its page asks
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
      // parts of any size stand in their place; by default large ones come behind the page with a script
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error: unknown) {
        faults.push(error);
      },
    },
  );
  if (faults.length > 0) throw faults[0];
  return await new Response(prelude).text();
}

/** When a reply was read says nothing of the page: the same figures are the same page, with the same tag. */
function withoutMoments(key: string, value: unknown): unknown {
  return key === 'dataUpdatedAt' || key === 'dehydratedAt' ? 0 : value;
}
