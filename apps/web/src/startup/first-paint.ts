/** The timeout for a paint that does not happen: a frame out of view is never painted. */
const MAX_WAIT_MS = 1_000;

/**
 * Resolves when the server-rendered page has been painted; immediately where there is no content or the page is hidden.
 */
export function waitForFirstPaint(): Promise<void> {
  const hasContent = document.getElementById('root')?.firstElementChild != null;
  const reportsPaint = PerformanceObserver.supportedEntryTypes?.includes('paint');
  if (!hasContent || !reportsPaint || document.visibilityState === 'hidden')
    return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) done();
    });
    const done = () => {
      observer.disconnect();
      resolve();
    };
    observer.observe({ type: 'paint', buffered: true });
    document.addEventListener('visibilitychange', done, { once: true });
    setTimeout(done, MAX_WAIT_MS);
  });
}
