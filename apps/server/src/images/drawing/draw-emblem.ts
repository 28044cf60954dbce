import { DEFAULT_GLYPH, EMBLEM_GLYPHS } from './emblem-glyphs.ts';
import { PALETTE } from './palette.ts';
import { renderElement, renderSvg } from './svg.ts';

export const EMBLEM_SIDE = 256;

/** Draws the emblem of a crime category: one glyph on a soft square. */
export function drawEmblem(name: string): string {
  const lowerName = name.toLowerCase();
  const glyph = EMBLEM_GLYPHS.find((one) => one.pattern.test(lowerName))?.lines ?? DEFAULT_GLYPH;
  return renderSvg(
    { width: EMBLEM_SIDE, height: EMBLEM_SIDE },
    name,
    renderElement('rect', { width: EMBLEM_SIDE, height: EMBLEM_SIDE, rx: 56, fill: '#e3f0ef' }),
    renderElement(
      'g',
      { transform: 'translate(44 44) scale(3.5)' },
      renderElement('path', {
        d: glyph,
        fill: 'none',
        stroke: PALETTE.accent,
        'stroke-width': 2.6,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
    ),
  );
}
