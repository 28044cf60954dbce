import { DATA_REL } from '@townlight/contract/rendered-page';
import { keepEarlyPress } from './early-press.ts';
import { runFirstCode } from './first-code.ts';
import { firstPaint } from './first-paint.ts';
import { showPicturesMeanwhile } from './first-picture.ts';

keepEarlyPress();
// What the server drew is read before any of the site's code and data is asked for: on a slow line they would
// hold up the styles, and on a slow phone the first picture. Not awaited: the code imports from this file.
void firstPaint().then(() => {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${DATA_REL}"]`))
    link.rel = 'preload';
  const code = runFirstCode();
  showPicturesMeanwhile(code);
  return code;
});
