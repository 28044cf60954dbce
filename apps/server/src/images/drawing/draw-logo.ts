import { drawTextLine } from './font.ts';
import { PALETTE } from './palette.ts';
import { formatCoordinate, renderElement } from './svg.ts';

/** Draws the logo of the site with its name: hills in the evening. `size` is the height of the logo. */
export function drawLogo(x: number, y: number, size: number, color: string = PALETTE.ink): string {
  const scale = size / 24;
  return renderElement(
    'g',
    {},
    renderElement(
      'g',
      {
        transform: `translate(${formatCoordinate(x)} ${formatCoordinate(y)}) scale(${Math.round(scale * 1000) / 1000})`,
      },
      renderElement('rect', { x: 1, y: 1, width: 22, height: 22, rx: 6, fill: PALETTE.accent }),
      renderElement('path', {
        d: 'M1 12.5 8 7.5l5 3.5 10-6.5V17a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6z',
        fill: '#cf6417',
      }),
      renderElement('path', {
        d: 'M1 17.2 7.5 13l5.5 4.2L23 11v6a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6z',
        fill: '#f6b26b',
      }),
    ),
    drawTextLine('Townlight', x + size * 1.3, y + size * 0.76, {
      size: size * 0.78,
      weight: 800,
      fill: color,
    }),
  );
}
