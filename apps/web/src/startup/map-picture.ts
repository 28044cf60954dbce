import { hasOrigin } from '../http/has-origin.ts';

/** A slow picture does not delay the code further. */
const MAX_WAIT_MS = 3_000;

/**
 * Loads the shapes of the page's map picture. On a slow connection the code, which is larger by far, would otherwise
 * delay them by seconds.
 * @returns the picture once its shapes are there, or after 3 s; null immediately on a page without one
 */
export async function loadMapPicture(): Promise<HTMLElement | null> {
  // a sandboxed frame has an opaque origin, and browsers do not draw shapes from another origin
  const picture = hasOrigin ? document.querySelector<HTMLElement>('[data-picture]') : null;
  const options = { priority: 'low', signal: AbortSignal.timeout(MAX_WAIT_MS) } as const;
  if (picture)
    await fetch(picture.dataset.picture as string, options)
      .then((response) => response.blob())
      .catch(() => {});
  return picture;
}

/**
 * Shows the picture until the map has loaded. The server renders it in `<noscript>`, because hundreds of shapes would
 * delay the first paint of the text.
 */
export function showMapPicture(picture: HTMLElement | null): void {
  if (picture) picture.outerHTML = picture.textContent ?? '';
}
