/** How long the code waits for a picture that does not come: a frame out of sight is never painted. */
const LONGEST_MS = 1_000;

/** Settles when the page as it was sent has been painted; at once where nothing was drawn in it or nobody sees it. */
export function firstPaint(): Promise<void> {
  const isDrawn = document.getElementById('root')?.firstElementChild != null;
  const isTold = PerformanceObserver.supportedEntryTypes?.includes('paint');
  if (!isDrawn || !isTold || document.visibilityState === 'hidden') return Promise.resolve();
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
    setTimeout(done, LONGEST_MS);
  });
}
