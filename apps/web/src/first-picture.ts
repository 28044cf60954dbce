import { hasOwnOrigin } from './net/has-own-origin.ts';

/** What the server draws of a map, in `<noscript>`: hundreds of shapes would hold up the first paint of the words. */
const FOLDED = 'noscript[data-picture]';
/** Who has the code sooner has the map soon: drawing the picture as well would only delay it. */
const LONGEST_WITHOUT_MS = 400;

/** Shows the colored picture of a map to readers who wait for its code. For when the page as it was sent has been painted. */
export function showPicturesMeanwhile(code: Promise<unknown>): void {
  // a sandboxed frame has no origin of its own, and shapes of another origin are not drawn
  if (!hasOwnOrigin) return;
  const timer = setTimeout(() => {
    for (const folded of document.querySelectorAll(FOLDED))
      folded.outerHTML = folded.textContent ?? '';
  }, LONGEST_WITHOUT_MS);
  code.catch(() => {}).then(() => clearTimeout(timer));
}
