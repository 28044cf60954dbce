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

/** The default root font size of browsers, in CSS pixels. */
const DEFAULT_FONT_SIZE_PX = 16;

/** Returns the reader's font size relative to the default; browser only. */
export function rootFontScale(): number {
  return (
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / DEFAULT_FONT_SIZE_PX
  );
}

/** Converts a length to `rem`, as the build does for style sheets, so that it scales with the font size. */
export function pxToRem(pixels: number): string {
  return `${pixels / DEFAULT_FONT_SIZE_PX}rem`;
}
