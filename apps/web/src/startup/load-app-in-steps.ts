import { SITE_CODE_REL } from '@townlight/contract/rendered-page';
import { hasOrigin } from '../http/has-origin.ts';
import { yieldToNextTask } from './next-task.ts';

const PRELOADS_PER_TASK = 3;
/** The worker may never reply. */
const MAX_WAIT_MS = 1_000;

/** The steps of loading the app, lowest layer first. Each runs in a separate task of some milliseconds on a phone. */
const STEPS: readonly (() => unknown)[] = [
  () => import('../i18n/LanguageProvider.tsx'),
  () => import('../search/SearchBox.tsx'),
];

/**
 * Preloads the code of the site and runs it in steps, so that the page responds in between.
 * @throws the error of a failed import
 */
export async function loadAppInSteps(): Promise<void> {
  const localesLoaded = preloadLocales();
  const links = [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${SITE_CODE_REL}"]`)];
  for (const [at, link] of links.entries()) {
    link.rel = 'modulepreload';
    if (at % PRELOADS_PER_TASK === PRELOADS_PER_TASK - 1) await yieldToNextTask();
  }
  for (const step of STEPS) {
    await step();
    await yieldToNextTask();
  }
  // the code below formats text, which needs the locale data
  await localesLoaded;
  await import('./start.tsx');
}

/**
 * Loads the browser's locale data in a worker while the code loads. The first number and the first date would otherwise
 * each block a slow phone for a tenth of a second. A frame with an opaque origin cannot start a worker from a file.
 */
function preloadLocales(): Promise<void> {
  if (!hasOrigin) return Promise.resolve();
  const thread = new Worker(new URL('./gather-languages.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve) => {
    thread.onmessage = () => resolve();
    thread.onerror = () => resolve();
    setTimeout(resolve, MAX_WAIT_MS);
  });
}
