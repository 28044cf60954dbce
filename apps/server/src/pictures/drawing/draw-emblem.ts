import { EMBLEM_GLYPHS, PLAIN_GLYPH } from './emblem-glyphs.ts';
import { PALETTE } from './palette.ts';
import { drawing, element } from './svg.ts';

export const EMBLEM_SIDE = 256;

/** Draws the emblem of a crime category: one glyph on a soft square. */
export function drawEmblem(name: string): string {
  const words = name.toLowerCase();
  const glyph = EMBLEM_GLYPHS.find((one) => one.words.test(words))?.lines ?? PLAIN_GLYPH;
  return drawing(
    { width: EMBLEM_SIDE, height: EMBLEM_SIDE },
    name,
    element('rect', { width: EMBLEM_SIDE, height: EMBLEM_SIDE, rx: 56, fill: '#e3f0ef' }),
    element(
      'g',
      { transform: 'translate(44 44) scale(3.5)' },
      element('path', {
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
