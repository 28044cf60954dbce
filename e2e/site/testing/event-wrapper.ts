import { flushSync } from 'react-dom';

/**
 * Dispatches a test's event as a browser does: updates are rendered at once, and lazy code whenever it arrives. Testing
 * Library's wrapper uses `act`, which drops what suspends in it unless it is awaited: a page with lazy code would never
 * be rendered.
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
