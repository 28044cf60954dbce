import { hasOrigin } from './has-origin.ts';

/** Unregisters the service workers of earlier versions of the site, which would keep serving it. // spec 1 */
export function unregisterWorkers(): void {
  // serviceWorker is missing in insecure contexts; with an opaque origin even reading it throws
  if (!('serviceWorker' in navigator) || !hasOrigin) return;
  navigator.serviceWorker
    .getRegistrations()
    .then((workers) => Promise.all(workers.map((worker) => worker.unregister())))
    // a browser that blocks storage has no workers
    .catch(() => {});
}
