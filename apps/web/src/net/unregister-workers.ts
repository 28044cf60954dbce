/** Earlier versions of the site had background workers, which would go on answering for it. // spec 1 */
export function unregisterWorkers(): void {
  // missing where the site is not served safely
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .getRegistrations()
    .then((workers) => Promise.all(workers.map((worker) => worker.unregister())))
    // a browser that keeps nothing has none
    .catch(() => {});
}
