import { hasOwnOrigin } from './has-own-origin.ts';

/** Earlier versions of the site had background workers, which would go on answering for it. // spec 1 */
export function unregisterWorkers(): void {
  // missing where the site is not served safely
  // without an origin the mere question throws
  if (!('serviceWorker' in navigator) || !hasOwnOrigin) return;
  navigator.serviceWorker
    .getRegistrations()
    .then((workers) => Promise.all(workers.map((worker) => worker.unregister())))
    // a browser that keeps nothing has none
    .catch(() => {});
}
