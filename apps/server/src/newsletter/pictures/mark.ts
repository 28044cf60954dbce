import { drawing, drawMark, PALETTE } from '../../pictures/index.ts';

/** The mark of the site with its name, over each letter. */
export const MARK = { path: '/images/newsletter/mark@2x.png', width: 132, height: 28 } as const;

/** On a ground of its own, which a dark mail program leaves light. */
export function markSvg(): string {
  return drawing(
    { width: MARK.width, height: MARK.height },
    'Townlight',
    `<rect width="${MARK.width}" height="${MARK.height}" rx="6" fill="${PALETTE.surface}"/>`,
    drawMark(2, 2, 24),
  );
}
