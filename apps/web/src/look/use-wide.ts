import { useSyncExternalStore } from 'react';
import { pageSettings } from '../net/page-settings.ts';

// spec 9: md 960, at the usual size of letters
const WIDE = '(min-width: 60rem)';

/** Whether there is room for the report beside the map; on the server what the reader's device says of itself. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(WIDE);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    wideOnScreen,
    () => pageSettings().wide,
  );
}

let wide = false;

/** Paper is narrower than the window; what is printed stays laid out as it was read. */
function wideOnScreen(): boolean {
  if (!window.matchMedia('print').matches) wide = window.matchMedia(WIDE).matches;
  return wide;
}
