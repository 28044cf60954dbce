import { dehydrate, type Query, type QueryClient } from '@tanstack/react-query';
import type { RenderPage } from '@townlight/contract/rendered-page';
import { readLocalAddress } from '@townlight/domain/language';
import { prerender } from 'react-dom/static';
import { StaticLanguageRouter } from '../language/StaticLanguageRouter.tsx';
import { setAskApi } from '../net/ask-api.ts';
import { takeNotes } from '../net/drawn-parts.ts';
import { setPageSettings } from '../net/page-settings.ts';
import { BROWSER_ONLY, createQueryClient } from '../net/query-client.ts';
import { App } from './App.tsx';
import type { PageState } from './page-state.ts';

/** A page asks, with what it was told it asks further, and so on; no page of the site does so more than five times. */
const MOST_ROUNDS = 8;

/**
 * Draws a page as its reader will see it, with the figures that it asks for. It is drawn again and again until it asks
 * for nothing more, so that no page has to say beforehand what it loads. What fails is left out of the state: the
 * browser asks again. One page at a time: how it asks is shared.
 */
export const renderPage: RenderPage = async (page, answer) => {
  setPageSettings(page);
  takeNotes();
  setAskApi(async (path) => {
    const { status, body } = await answer(path);
    return new Response(body, { status });
  });
  const queryClient = createQueryClient({ retry: false, gcTime: Number.POSITIVE_INFINITY });
  try {
    let html = '';
    for (let round = 0; round < MOST_ROUNDS; round++) {
      html = await draw(page.address, queryClient);
      if (!(await answerWhatWasAsked(queryClient))) break;
    }
    const { language } = readLocalAddress(page.address.split('?')[0] ?? '/');
    const state: PageState = { language, parts: takeNotes(), queries: dehydrate(queryClient) };
    return { html: withoutHead(html), language, state: JSON.stringify(state, withoutMoments) };
  } finally {
    queryClient.clear();
  }
};

async function draw(address: string, queryClient: QueryClient): Promise<string> {
  const faults: unknown[] = [];
  const { prelude } = await prerender(
    <App
      inRouter={(site) => <StaticLanguageRouter address={address}>{site}</StaticLanguageRouter>}
      queryClient={queryClient}
    />,
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

/** @returns whether anything was asked for */
async function answerWhatWasAsked(queryClient: QueryClient): Promise<boolean> {
  const asked = queryClient.getQueryCache().findAll({
    predicate: (query) => query.state.status === 'pending' && isWanted(query),
  });
  await Promise.all(asked.map((query) => queryClient.prefetchQuery(query.options as never)));
  return asked.length > 0;
}

/**
 * A query remembers the options it was last asked with; `enabled` is among them, though its type does not say so. One that some
 * part of a page wants must therefore not be left disabled by another.
 */
function isWanted({ options, meta }: Query): boolean {
  if (meta === BROWSER_ONLY) return false;
  return (options as { readonly enabled?: unknown }).enabled !== false;
}

/** When a reply was read says nothing of the page: the same figures are the same page, with the same tag. */
function withoutMoments(key: string, value: unknown): unknown {
  return key === 'dataUpdatedAt' || key === 'dehydratedAt' ? 0 : value;
}

/** React writes titles and links before the page's first element; the server has its own head for every page. */
function withoutHead(markup: string): string {
  return markup.replace(/^(?:<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/, '');
}
