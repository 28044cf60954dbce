import { DATA_REL } from '@townlight/contract/rendered-page';
import { captureEarlyClicks } from './startup/event-replay.ts';
import { waitForFirstPaint } from './startup/first-paint.ts';
import { loadAppInSteps } from './startup/load-app-in-steps.ts';
import { showPicturesWhileLoading } from './startup/show-pictures-while-loading.ts';

captureEarlyClicks();
// The server-rendered page paints before any of the site's code and data is requested: on a slow line they would delay
// the styles, and on a slow phone the first paint. Not awaited: the code imports from this file.
void waitForFirstPaint().then(() => {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${DATA_REL}"]`))
    link.rel = 'preload';
  const code = loadAppInSteps();
  showPicturesWhileLoading(code);
  return code;
});
