import { hasOrigin } from '../http/has-origin.ts';

/**
 * The server renders map pictures in `<noscript>`, because hundreds of shapes would delay the first paint of the text.
 */
const FOLDED = 'noscript[data-picture]';
/** If the code arrives earlier, so does the map: rendering the picture as well would only delay it. */
const MAX_WAIT_MS = 400;

/** Shows the server-rendered picture of a map while its code loads. Called after the first paint. */
export function showPicturesWhileLoading(code: Promise<unknown>): void {
  // a sandboxed frame has an opaque origin, and browsers do not draw shapes from another origin
  if (!hasOrigin) return;
  const timer = setTimeout(() => {
    for (const folded of document.querySelectorAll(FOLDED))
      folded.outerHTML = folded.textContent ?? '';
  }, MAX_WAIT_MS);
  code.catch(() => {}).then(() => clearTimeout(timer));
}
