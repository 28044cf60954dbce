import { drawing, drawMark, PALETTE } from '../../pictures/index.ts';

/** The logo with the site's name, at the top of each email. */
export const MARK = { path: '/images/newsletter/mark@2x.png', width: 132, height: 28 } as const;

/** Renders the logo on a background, which mail programs do not invert in dark mode. */
export function markSvg(): string {
  return drawing(
    { width: MARK.width, height: MARK.height },
    'Townlight',
    `<rect width="${MARK.width}" height="${MARK.height}" rx="6" fill="${PALETTE.surface}"/>`,
    drawMark(2, 2, 24),
  );
}
