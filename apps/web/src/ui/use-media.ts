import { useSyncExternalStore } from 'react';
import { getPageSettings } from '../http/page-settings.ts';

/** Returns whether a media query matches; false until hydration. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

// spec 9: md 960, at the usual size of letters
const WIDE = '(min-width: 60rem)';

/** Returns whether the report and the map fit side by side; on the server this depends on the device's hints. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(WIDE);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    wideOnScreen,
    () => getPageSettings().wide,
  );
}

let wide = false;

/** Paper is narrower than the window; a printed page keeps its screen layout. */
function wideOnScreen(): boolean {
  if (!window.matchMedia('print').matches) wide = window.matchMedia(WIDE).matches;
  return wide;
}
