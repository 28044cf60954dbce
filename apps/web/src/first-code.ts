import { CODE_REL } from '@townlight/contract/rendered-page';
import { hasOwnOrigin } from './net/has-own-origin.ts';
import { nextTask } from './next-task.ts';

const ASKED_AT_ONCE = 3;
/** The worker may never reply. */
const LONGEST_WAIT_MS = 1_000;

/** The steps of loading the app, lowest layer first. Each runs in a separate task of some milliseconds on a phone. */
const STEPS: readonly (() => unknown)[] = [
  () => import('./language/Language.tsx'),
  () => import('./search/SearchBox.tsx'),
  () => import('./app/Shell.tsx'),
];

/**
 * Preloads the code of the site and runs it in steps, so that the page responds in between.
 * @throws the error of a failed import
 */
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
  // the code below formats text, which needs the locale data
  await gathered;
  await import('./start.tsx');
}

/**
 * Loads the browser's locale data in a worker while the code loads. The first number and the first date would otherwise
 * each block a slow phone for a tenth of a second. A frame with an opaque origin cannot start a worker from a file.
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
