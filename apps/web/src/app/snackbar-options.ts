import type { SnackbarProviderProps } from 'notistack';

// spec 9: snackbar after 3000 ms, placement switches under 400 px
const AUTO_HIDE_MS = 3000;
const TOP_BELOW_PX = 400;

/** One message at a time; a new one closes the current one first. // spec 4 */
export function snackbarOptions(): Omit<SnackbarProviderProps, 'children'> {
  const onTop = window.matchMedia(`(max-width: ${TOP_BELOW_PX - 0.02}px)`).matches;
  return {
    maxSnack: 1,
    autoHideDuration: AUTO_HIDE_MS,
    anchorOrigin: { vertical: onTop ? 'top' : 'bottom', horizontal: onTop ? 'center' : 'left' },
  };
}
