import { CODE_REL } from '@townlight/contract/rendered-page';
import { hasOwnOrigin } from './net/has-own-origin.ts';
import { nextTask } from './next-task.ts';

const ASKED_AT_ONCE = 3;
/** The thread may never answer. */
const LONGEST_WAIT_MS = 1_000;

/** What the site begins with, from the ground up. Each step runs in a task of its own, of some milliseconds on a phone. */
const STEPS: readonly (() => unknown)[] = [
  () => import('./language/Language.tsx'),
  () => import('./search/SearchBox.tsx'),
  () => import('./app/Shell.tsx'),
];

/** Fetches the code of the site at once, and runs it step by step: in between the page answers. @throws what cannot be fetched */
export async function runFirstCode(): Promise<void> {
  const gathered = gatherLanguages();
  const links = [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${CODE_REL}"]`)];
  for (const [at, link] of links.entries()) {
    link.rel = 'modulepreload';
    if (at % ASKED_AT_ONCE === ASKED_AT_ONCE - 1) await nextTask();
  }
  for (const step of STEPS) {
    await step();
    await nextTask();
  }
  // text is written from here on
  await gathered;
  await import('./start.tsx');
}

/**
 * While the code is on its way, a separate thread has the browser load its list of languages. The first number and the first
 * date would, and each would block a slow phone for a tenth of a second. A frame without an origin cannot start a thread from a file.
 */
function gatherLanguages(): Promise<void> {
  if (!hasOwnOrigin) return Promise.resolve();
  const thread = new Worker(new URL('./gather-languages.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve) => {
    thread.onmessage = () => resolve();
    thread.onerror = () => resolve();
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
}
