import type { Expression } from './expressions.ts';
import type { ShieldKind } from './palette.ts';

/** A drawing in a box of pixels; the path is that of an SVG. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly path: string;
}

const HEIGHT = 18;
/** Width by the number of digits; a longer number is squeezed into the last. */
const WIDTHS = [17, 21, 26] as const;

/** An interstate's shield, a U.S. route's badge and the state's spade, the shapes that drivers know. */
const SHAPES: Readonly<Record<ShieldKind, (width: number) => string>> = {
  interstate: (w) =>
    `M2.6 1.4Q${w / 4} 3.2 ${w / 2} 1.6Q${w * 0.75} 3.2 ${w - 2.6} 1.4` +
    `C${w + 0.4} 7 ${w - 1} 14 ${w / 2} 17C1 14 -.4 7 2.6 1.4Z`,
  us: (w) =>
    `M3.4 1.4Q${w / 2} 3 ${w - 3.4} 1.4L${w - 1.2} 3.6Q${w - 3} 6.5 ${w - 1.5} 9.5` +
    `Q${w - 0.8} 14.6 ${w - 5.5} 15Q${w / 2 + 1.4} 15.4 ${w / 2} 17` +
    `Q${w / 2 - 1.4} 15.4 5.5 15Q.8 14.6 1.5 9.5Q3 6.5 1.2 3.6Z`,
  state: (w) =>
    `M${w / 2} 1.2C${w / 2 + 3} 3.2 ${w - 1} 5 ${w - 1} 10C${w - 1} 14.4 ${w - 3} 16.8 ${w - 6} 16.8` +
    `H6C3 16.8 1 14.4 1 10C1 5 ${w / 2 - 3} 3.2 ${w / 2} 1.2Z`,
};

/** Every shield by the name that the style asks for it with. */
export function shieldDrawings(): { name: string; kind: ShieldKind; drawing: Drawing }[] {
  return (Object.keys(SHAPES) as ShieldKind[]).flatMap((kind) =>
    WIDTHS.map((width, at) => ({
      name: `shield-${kind}-${at + 1}`,
      kind,
      drawing: { width, height: HEIGHT, path: SHAPES[kind](width) },
    })),
  );
}

/** Signs that stand beside a name. */
export const SIGNS: Readonly<Record<'airport' | 'peak', Drawing>> = {
  airport: {
    width: 15,
    height: 15,
    path: 'M7.5 1c.8 0 1.1 1 1.1 2v2.6l5 3.2v1.4l-5-1.5v3l1.5 1.1V14l-2.6-.8L4.9 14v-1.2l1.5-1.1v-3l-5 1.5V8.8l5-3.2V3c0-1 .3-2 1.1-2z',
  },
  peak: { width: 9, height: 8, path: 'M4.5 1 8.2 7H.8z' },
};

const REF: Expression = ['coalesce', ['get', 'ref'], ''];

/**
 * Which shield a road carries, or nothing. OpenMapTiles says it as `network`; tilemaker leaves the sign of
 * OpenStreetMap in `ref`: "I 405", "US 101", "CA 1". "CR" is a county's road and has none.
 */
export const SHIELD_KIND: Expression = [
  'match',
  ['get', 'network'],
  'us-interstate',
  'interstate',
  'us-highway',
  'us',
  'us-state',
  'state',
  [
    'case',
    ['==', ['slice', REF, 0, 2], 'I '],
    'interstate',
    ['==', ['slice', REF, 0, 3], 'US '],
    'us',
    ['==', ['slice', REF, 0, 3], 'CR '],
    '',
    ['==', ['slice', REF, 2, 3], ' '],
    'state',
    '',
  ],
];

/** Of "US 101;CA 134" the first. */
const FIRST: Expression = [
  'case',
  ['in', ';', REF],
  ['slice', REF, 0, ['index-of', ';', REF]],
  REF,
];

/** The number without the sign before it. */
export const SHIELD_TEXT: Expression = ['slice', FIRST, ['+', ['index-of', ' ', FIRST], 1]];

export const SHIELD_IMAGE: Expression = [
  'concat',
  'shield-',
  SHIELD_KIND,
  '-',
  ['to-string', ['min', WIDTHS.length, ['length', SHIELD_TEXT]]],
];
