import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';
import type { ApiResponse, RenderPage } from '@townlight/contract/rendered-page';
import { type Language, parseLocalizedPath } from '@townlight/domain/language';
import { prerender } from 'react-dom/static';
import { setApiTransport } from '../http/api-request.ts';
import { drainUsedImports } from '../http/lazy-imports.ts';
import { setPageSettings } from '../http/page-settings.ts';
import { prefetchPendingQueries } from '../http/prefetch-pending-queries.ts';
import { createQueryClient } from '../http/query-client.ts';
import { StaticLanguageRouter } from '../i18n/LanguageRouter.tsx';
import { DescriptionQueryContext } from '../page/DescriptionQueryProvider.tsx';
import { App } from './App.tsx';
import { readHoistedHead } from './head/hoisted-head.ts';

/** The state that the server rendered a page from, so that the browser hydrates with the same. */
export interface PageState {
  readonly language: Language;
  /** The imports that the page used (see `lazy-imports`), outer ones first. */
  readonly parts: readonly string[];
  readonly queries: DehydratedState;
}

/** Each round can reveal further queries; no page of the site needs more than five rounds. */
const MAX_RENDER_ROUNDS = 8;

/** Results of one page are never refetched and are sent along with it. */
const SINGLE_PAGE_QUERIES = { retry: false, gcTime: Number.POSITIVE_INFINITY } as const;

/**
 * Renders a page as its reader will see it, with its data. It renders repeatedly until no query is pending, so that no
 * page has to declare its queries up front. Failed queries are left out of the state, and the browser retries them.
 * Pages must be rendered one at a time because the API transport is shared.
 */
export const renderPage: RenderPage = async (page, answer) => {
  setPageSettings(page);
  drainUsedImports();
  const answers = new Map<string, Promise<ApiResponse>>();
  setApiTransport(async (path) => {
    // a description may request the same path as its page
    const given = answers.get(path) ?? answer(path);
    answers.set(path, given);
    const { status, body } = await given;
    return new Response(body, { status });
  });
  const queryClient = createQueryClient(SINGLE_PAGE_QUERIES);
  const descriptions = createQueryClient(SINGLE_PAGE_QUERIES);
  try {
    let markup = '';
    for (let round = 0; round < MAX_RENDER_ROUNDS; round++) {
      markup = await renderMarkup(page.address, { queryClient, descriptions });
      const pending = [queryClient, descriptions].map(prefetchPendingQueries);
      if (!(await Promise.all(pending)).includes(true)) break;
    }
    const { language } = parseLocalizedPath(page.address.split('?')[0] ?? '/');
    const state: PageState = {
      language,
      parts: drainUsedImports(),
      queries: dehydrate(queryClient),
    };
    const { head, body } = readHoistedHead(markup);
    return { html: body, head, language, state: JSON.stringify(state, zeroTimestamps) };
  } finally {
    queryClient.clear();
    descriptions.clear();
  }
};

async function renderMarkup(
  address: string,
  { queryClient, descriptions }: Record<'queryClient' | 'descriptions', QueryClient>,
): Promise<string> {
  const faults: unknown[] = [];
  const { prelude } = await prerender(
    <DescriptionQueryContext value={descriptions}>
      <App
        inRouter={(site) => <StaticLanguageRouter address={address}>{site}</StaticLanguageRouter>}
        queryClient={queryClient}
      />
    </DescriptionQueryContext>,
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
function zeroTimestamps(key: string, value: unknown): unknown {
  return key === 'dataUpdatedAt' || key === 'dehydratedAt' ? 0 : value;
}
