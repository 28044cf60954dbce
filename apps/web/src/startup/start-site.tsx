import { hydrate } from '@tanstack/react-query';
import { PAGE_STATE_ELEMENT_ID } from '@townlight/contract/rendered-page';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { App } from '../app/App.tsx';
import type { PageState } from '../app/render-page.tsx';
import { hasOrigin } from '../http/has-origin.ts';
import { preloadImports } from '../http/lazy-imports.ts';
import { createQueryClient } from '../http/query-client.ts';
import { applyLanguageToUrl } from '../i18n/apply-language-to-url.ts';
import { LanguageRouter } from '../i18n/LanguageRouter.tsx';
import { replayEarlyClick, stopCapturingClicks } from './event-replay.ts';
import { yieldToNextTask } from './next-task.ts';

/** Hydrates what the server rendered, or renders the site where the server rendered nothing or in another language. */
export async function startSite(element: HTMLElement): Promise<Root> {
  unregisterWorkers();
  const language = applyLanguageToUrl();
  const queryClient = createQueryClient();
  const state = readPageState();
  if (state !== null) hydrate(queryClient, state.queries);
  const app = (
    <StrictMode>
      <App
        inRouter={(site) => <LanguageRouter>{site}</LanguageRouter>}
        queryClient={queryClient}
        // not during React's own work, which could not hydrate the button's component
        onInteractive={() => void yieldToNextTask().then(replayEarlyClick)}
      />
    </StrictMode>
  );
  // the server rendered another language than the reader's
  if (state === null || state.language !== language) {
    stopCapturingClicks();
    const root = createRoot(element);
    root.render(app);
    return root;
  }
  await yieldToNextTask();
  // a failed import shows its error in place
  await preloadImports(state.parts).catch(() => {});
  return new Promise((resolve) => {
    // a transition hydrates in short steps between which the page responds
    startTransition(() => {
      stopCapturingClicks();
      resolve(hydrateRoot(element, app));
    });
  });
}

/**
 * Reads the state that the server rendered the page from; null where it rendered none. It counts as fresh, however long
 * the page was cached.
 */
function readPageState(): PageState | null {
  const text = document.getElementById(PAGE_STATE_ELEMENT_ID)?.textContent;
  if (!text) return null;
  const page = JSON.parse(text) as PageState;
  const now = Date.now();
  for (const { state } of page.queries.queries) state.dataUpdatedAt = now;
  return page;
}

/** Unregisters the service workers of earlier versions of the site, which would keep serving it. // spec 1 */
function unregisterWorkers(): void {
  // serviceWorker is missing in insecure contexts; with an opaque origin even reading it throws
  if (!('serviceWorker' in navigator) || !hasOrigin) return;
  navigator.serviceWorker
    .getRegistrations()
    .then((workers) => Promise.all(workers.map((worker) => worker.unregister())))
    // a browser that blocks storage has no workers
    .catch(() => {});
}
