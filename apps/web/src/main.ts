import { DATA_REL } from '@townlight/contract/rendered-page';
import { keepEarlyPress } from './early-press.ts';
import { runFirstCode } from './first-code.ts';
import { firstPaint } from './first-paint.ts';
import { showPicturesMeanwhile } from './first-picture.ts';

keepEarlyPress();
// The server-rendered page paints before any of the site's code and data is requested: on a slow line they would delay
// the styles, and on a slow phone the first paint. Not awaited: the code imports from this file.
void firstPaint().then(() => {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${DATA_REL}"]`))
    link.rel = 'preload';
  const code = runFirstCode();
  showPicturesMeanwhile(code);
  return code;
});
