import { flushSync } from 'react-dom';

/**
 * Dispatches an event of a test as a browser does: what it changes is rendered at once, and what it has to load whenever
 * that comes. Testing Library's own wrapper uses `act`, which drops what suspends in it unless it is awaited: a page whose code
 * is still to come would never be rendered.
 */
export function dispatchLikeBrowser<T>(dispatch: () => T): T {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const before = environment.IS_REACT_ACT_ENVIRONMENT ?? false;
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    return flushSync(dispatch);
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = before;
  }
}
