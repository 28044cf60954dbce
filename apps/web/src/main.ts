import { captureEarlyClicks } from './startup/event-replay.ts';
import { waitForFirstPaint } from './startup/first-paint.ts';
import { loadAppInSteps } from './startup/load-app-in-steps.ts';
import { loadMapPicture, showMapPicture } from './startup/map-picture.ts';

captureEarlyClicks();
// The server-rendered page, with the picture of its map, paints before any of the site's code is requested: on a slow
// line it would delay the styles, and on a slow phone the first paint. Not awaited: the code imports from this file.
const picture = loadMapPicture();
void waitForFirstPaint()
  .then(() => picture)
  .then(showMapPicture)
  .then(loadAppInSteps);
