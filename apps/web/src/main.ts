import { keepEarlyPress } from './early-press.ts';
import { firstPaint } from './first-paint.ts';

keepEarlyPress();
// What the server drew is read before any of the site's code is asked for: on a slow line the code would
// hold up the styles, and on a slow phone the first picture. Not awaited: the code imports from this file.
void firstPaint().then(() => import('./start.tsx'));
