// before React, which reads its hook once
import './count-renders.ts';
import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { closePage } from './open-page.ts';

/**
 * Dispatches a test's event as a browser does: updates are rendered at once, and lazy code whenever it arrives. Testing
 * Library's wrapper uses `act`, which drops what suspends in it unless it is awaited: a page with lazy code would never
 * be rendered.
 */
function dispatchLikeBrowser<T>(dispatch: () => T): T {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const before = environment.IS_REACT_ACT_ENVIRONMENT ?? false;
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    return flushSync(dispatch);
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = before;
  }
}

// Long timeouts, since a busy machine is not a fault.
configure({ asyncUtilTimeout: 30_000, eventWrapper: dispatchLikeBrowser });

/**
 * Replaces APIs that need layout, which jsdom lacks: nothing is measured, nothing scrolls, everything is near the
 * screen.
 */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
class SeesEverything extends NoObserver {
  readonly #callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    super();
    this.#callback = callback;
  }
  override observe() {
    const entry = { isIntersecting: true } as IntersectionObserverEntry;
    queueMicrotask(() => this.#callback([entry], this as unknown as IntersectionObserver));
  }
}
Object.assign(globalThis, {
  ResizeObserver: NoObserver,
  IntersectionObserver: SeesEverything,
  scrollTo: () => {},
});
Element.prototype.scrollIntoView = () => {};
HTMLCanvasElement.prototype.getContext = () => null;
navigator.sendBeacon = () => true;

vi.mock('../../../apps/web/src/map/canvas/county-map.ts', async () => ({
  CountyMap: (await import('./fake-county-map.ts')).FakeCountyMap,
}));
vi.mock('../../../apps/web/src/map/webgl.ts', () => ({ isWebglSupported: () => true }));

/** Logged for `<search>`, which browsers know and jsdom does not yet. */
const UNKNOWN_TO_JSDOM = /^The tag <%s> is unrecognized in this browser.* search$/;

/** Logged for an event that a test dispatches within `act`; its result is rendered in any case. */
const WITHIN_ACT = /^The current testing environment is not configured to support act/;

let faults: string[] = [];
beforeEach(() => {
  faults = [];
  vi.spyOn(console, 'error').mockImplementation((...args) => {
    const text = args.map(String).join(' ');
    if (!UNKNOWN_TO_JSDOM.test(text) && !WITHIN_ACT.test(text)) faults.push(text);
  });
});

afterEach(async () => {
  await closePage();
  // React logs hydration mismatches and wrong props through `console.error`
  expect(faults).toEqual([]);
});

// a page preloads code of the next one: pending imports have to end before the window is removed
afterAll(() => vi.dynamicImportSettled());
