import './look/type-face.css';
import './look/base.css';
import { hydrate } from '@tanstack/react-query';
import { PAGE_STATE_ID } from '@townlight/contract/rendered-page';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import type { PageState } from './app/page-state.ts';
import { leavePressesToReact, pressAgain } from './early-press.ts';
import { LanguageRouter } from './language/LanguageRouter.tsx';
import { openInLanguage } from './language/open-in-language.ts';
import { fetchParts } from './net/drawn-parts.ts';
import { createQueryClient } from './net/query-client.ts';
import { unregisterWorkers } from './net/unregister-workers.ts';
import { nextTask } from './next-task.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root');
unregisterWorkers();
const language = openInLanguage();
const queryClient = createQueryClient();
const drawn = readPageState();
if (drawn !== null) hydrate(queryClient, drawn.queries);
const app = (
  <StrictMode>
    <App
      inRouter={(site) => <LanguageRouter>{site}</LanguageRouter>}
      queryClient={queryClient}
      // not amid React's own work: it could not take over the part that the button stands in
      onAnswering={() => void nextTask().then(pressAgain)}
    />
  </StrictMode>
);
// a page in another language than the reader's is drawn again
if (drawn !== null && drawn.language === language) {
  await nextTask();
  // what cannot be fetched says so in its place
  await fetchParts(drawn.parts).catch(() => {});
  // in short steps between which the page answers
  startTransition(() => {
    leavePressesToReact();
    hydrateRoot(root, app);
  });
} else {
  leavePressesToReact();
  createRoot(root).render(app);
}

/** What the server drew the page from; null where it drew none. It is as new as the page, however long that was kept. */
function readPageState(): PageState | null {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent;
  if (!text) return null;
  const page = JSON.parse(text) as PageState;
  const now = Date.now();
  for (const { state } of page.queries.queries) state.dataUpdatedAt = now;
  return page;
}
