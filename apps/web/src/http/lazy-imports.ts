import { type ComponentType, createElement, use } from 'react';

/**
 * Lazily imported components and texts. The server records which ones a page used, and the browser loads those before
 * hydration. Otherwise a component that suspends would be removed from the screen and rendered again.
 */
export interface LazyImport<Thing> {
  /**
   * Returns the import for React's `use`. Once it failed, it fails until the reader retries or `load` succeeds: React
   * renders again after a failure, and a request for each attempt would never end.
   */
  (): Promise<Thing>;
  /** Loads outside of rendering, for example on a click: once, and again after a failure. */
  readonly load: () => Promise<Thing>;
  /** Returns whether it was loaded, or is loading. */
  readonly isStarted: () => boolean;
}

/** A component that suspends until its code has loaded; `LazyErrorBoundary` contains its failure. */
export type LazyComponent<Props> = ((props: Props) => ReturnType<typeof createElement>) &
  Pick<LazyImport<unknown>, 'load'>;

interface RegisteredImport {
  readonly forRender: () => Promise<unknown>;
  readonly forgetFailure: () => void;
}

const registered = new Map<string, RegisteredImport>();
const usedNames = new Set<string>();

/** @param name unique in the whole site; the state of server-rendered pages contains it */
export function lazyComponent<Props extends object>(
  name: string,
  importComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const lazy = lazyImport(name, importComponent);
  return Object.assign((props: Props) => createElement(use(lazy()), props), { load: lazy.load });
}

/** @param name unique in the whole site; the state of server-rendered pages contains it */
export function lazyImport<Thing>(
  name: string,
  importThing: () => Promise<Thing>,
): LazyImport<Thing> {
  let current: Promise<Thing> | undefined;
  let hasFailed = false;
  let isRendered = false;
  const start = () => {
    const started = importThing();
    current = started;
    hasFailed = false;
    // React's `use` reads the status synchronously
    started.then(
      (value) => Object.assign(started, { status: 'fulfilled', value }),
      (reason) => {
        Object.assign(started, { status: 'rejected', reason });
        hasFailed = true;
        if (!isRendered) current = undefined;
      },
    );
    return started;
  };
  const forRender = () => {
    usedNames.add(name);
    isRendered = true;
    return current ?? start();
  };
  const forgetFailure = () => {
    if (hasFailed) current = undefined;
  };
  registered.set(name, { forRender, forgetFailure });
  return Object.assign(forRender, {
    load: () => (current === undefined || hasFailed ? start() : current),
    isStarted: () => current !== undefined && !hasFailed,
  });
}

/** Lets failed imports run again with the next render. */
export function forgetFailedImports(): void {
  for (const { forgetFailure } of registered.values()) forgetFailure();
}

/** Returns the names of the imports used since the last call, outer ones first, and clears them. Server only. */
export function drainUsedImports(): string[] {
  const names = [...usedNames];
  usedNames.clear();
  return names;
}

/** Loads imports by name, one after the other: inner ones are registered once the outer ones have loaded. */
export async function preloadImports(names: readonly string[]): Promise<void> {
  for (const name of names) await registered.get(name)?.forRender();
}
