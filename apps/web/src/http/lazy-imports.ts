/**
 * Lazily imported code and texts. The server records which ones a page used, and the browser loads those before
 * hydration. Otherwise a component that suspends would be removed from the screen and rendered again.
 */
const importers = new Map<string, () => Promise<unknown>>();
const usedNames = new Set<string>();

/** Failed imports that are not retried until a reader requests it. */
const failed = new Set<() => void>();

/** Lets failed imports run again with the next render. */
export function resetFailedImports(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** @param forget called when the reader retries, if the import has failed */
export function trackFailedImport(fetched: Promise<unknown>, forget: () => void): void {
  fetched.catch(() => failed.add(forget));
}

/**
 * Wraps an import so that it starts on first render, and only once: React renders again after a failure, and an import
 * for each attempt would never end. `LazyErrorBoundary` lets the reader retry.
 * @param name unique in the whole site
 */
export function lazyImport<Thing>(
  name: string,
  importThing: () => Promise<Thing>,
): () => Promise<Thing> {
  let fetched: Promise<Thing> | undefined;
  const load = () => {
    recordUsedImport(name);
    if (fetched === undefined) {
      fetched = trackPromiseStatus(importThing());
      trackFailedImport(fetched, () => {
        fetched = undefined;
      });
    }
    return fetched;
  };
  registerLazyImport(name, load);
  return load;
}

export function registerLazyImport(name: string, load: () => Promise<unknown>): void {
  importers.set(name, load);
}

export function recordUsedImport(name: string): void {
  usedNames.add(name);
}

/** Returns the names of the imports used since the last call, outer ones first, and clears them. Server only. */
export function drainUsedImports(): string[] {
  const names = [...usedNames];
  usedNames.clear();
  return names;
}

/** Loads imports by name, one after the other: inner ones are registered once the outer ones have loaded. */
export async function preloadImports(names: readonly string[]): Promise<void> {
  for (const name of names) await importers.get(name)?.();
}

/** Tracks a promise's status on the promise itself, where React's `use` reads it synchronously. */
export function trackPromiseStatus<Thing>(promise: Promise<Thing>): Promise<Thing> {
  void promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    (reason) => Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}
