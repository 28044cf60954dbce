import type { StyleExpression } from './expressions.ts';
import type { ShieldKind } from './palette.ts';

/** An SVG path with the size of its box in pixels. */
export interface IconShape {
  readonly width: number;
  readonly height: number;
  readonly path: string;
}

const HEIGHT = 18;
/** Widths by the number of digits; longer numbers use the last. */
const WIDTHS = [17, 21, 26] as const;

/** The shapes that drivers know: the interstate shield, the U.S. route badge and the state spade. */
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

/** Lists every shield icon under the name that the style refers to. */
export function listShieldIcons(): { name: string; kind: ShieldKind; shape: IconShape }[] {
  return (Object.keys(SHAPES) as ShieldKind[]).flatMap((kind) =>
    WIDTHS.map((width, at) => ({
      name: `shield-${kind}-${at + 1}`,
      kind,
      shape: { width, height: HEIGHT, path: SHAPES[kind](width) },
    })),
  );
}

/** Icons placed next to a name. */
export const LABEL_ICONS: Readonly<Record<'airport' | 'peak', IconShape>> = {
  airport: {
    width: 15,
    height: 15,
    path: 'M7.5 1c.8 0 1.1 1 1.1 2v2.6l5 3.2v1.4l-5-1.5v3l1.5 1.1V14l-2.6-.8L4.9 14v-1.2l1.5-1.1v-3l-5 1.5V8.8l5-3.2V3c0-1 .3-2 1.1-2z',
  },
  peak: { width: 9, height: 8, path: 'M4.5 1 8.2 7H.8z' },
};

const REF: StyleExpression = ['coalesce', ['get', 'ref'], ''];

/**
 * Selects the shield of a road, or an empty string. OpenMapTiles gives the class in `network`; tilemaker leaves the
 * OpenStreetMap value in `ref`: "I 405", "US 101", "CA 1". "CR" is a county road, which has no shield.
 */
export const SHIELD_KIND_EXPRESSION: StyleExpression = [
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

/** The first route of several: "US 101" of "US 101;CA 134". */
const FIRST: StyleExpression = [
  'case',
  ['in', ';', REF],
  ['slice', REF, 0, ['index-of', ';', REF]],
  REF,
];

/** The route number without its prefix. */
export const SHIELD_TEXT_EXPRESSION: StyleExpression = [
  'slice',
  FIRST,
  ['+', ['index-of', ' ', FIRST], 1],
];

export const SHIELD_IMAGE_EXPRESSION: StyleExpression = [
  'concat',
  'shield-',
  SHIELD_KIND_EXPRESSION,
  '-',
  ['to-string', ['min', WIDTHS.length, ['length', SHIELD_TEXT_EXPRESSION]]],
];
