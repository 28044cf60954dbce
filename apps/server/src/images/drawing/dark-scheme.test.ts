import { AQI_CATEGORIES } from '@townlight/domain/air';
import { expect, test } from 'vitest';
import { buildCountyShapes } from '../county-shapes.ts';
import { renderImage } from '../render/render-worker.ts';
import { squareFeature } from '../testing/square-feature.ts';
import { drawAreaShape } from './draw-area-card.ts';
import { drawPageMap } from './draw-page-map.ts';
import { drawStoryMap } from './draw-story-map.ts';
import { FONT_FAMILY, fontFiles } from './font.ts';
import { DARK_PALETTE, PALETTE } from './palette.ts';

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const shapes = buildCountyShapes(
  ids.map((id, at) => squareFeature(id, at)),
  [],
  {
    land: [
      [
        [
          [-119, 33],
          [-117, 33],
          [-117, 35],
          [-119, 33],
        ],
      ],
    ],
    freeways: [
      [
        [-119, 33],
        [-117, 35],
      ],
    ],
  },
);
const area = shapes.areas[0] as (typeof shapes.areas)[number];
const colored = (colors: readonly string[]) =>
  new Map(colors.map((color, at) => [ids[at] as string, color] as const));
const rates = {
  title: 'Crime rate',
  colors: colored(PALETTE.crime),
  scale: { lower: 'Lower', colors: PALETTE.crime, higher: 'Higher' },
  striped: 'Incomplete',
};

/** Returns the colors of a picture's shapes that its style sheet leaves as they are. */
function lightOnly(svg: string): string[] {
  const visible = svg.replace(/<clipPath.*?<\/clipPath>/gs, '');
  const [, style = '', drawing = ''] = /<style>(.*?)<\/style>(.*)$/s.exec(visible) ?? [];
  return [...drawing.matchAll(/<[a-z]+ [^>]*>/g)].flatMap(([element]) =>
    [...element.matchAll(/ (fill|stroke)="(#[^"]+)"/g)].flatMap(([, name, color]) => {
      const id = / id="([^"]+)"/.exec(element)?.[1];
      const selectors = [`[${name}="${color}"]{${name}:`, `#${id}{${name}:`];
      return selectors.some((selector) => style.includes(selector)) ? [] : [`${name} ${color}`];
    }),
  );
}

test.each([
  ['the map of rates', drawPageMap(shapes, rates)],
  ['the map of rates around an area', drawPageMap(shapes, { ...rates, area })],
  [
    'the map of the air',
    drawPageMap(shapes, {
      ...rates,
      colors: colored(PALETTE.air),
      scale: { named: PALETTE.air.map((color) => ({ color, text: color })) },
    }),
  ],
  ['the shape of an area', drawAreaShape(shapes, area, { width: 320, height: 180 })],
  [
    'the map of a story',
    drawStoryMap(
      shapes,
      { shows: 'change', directions: new Map([['a', 'up'] as const, ['b', 'down'], ['c', null]]) },
      { title: 'Changes' },
    ),
  ],
  [
    'the map of a day',
    drawStoryMap(
      shapes,
      { shows: 'air', categories: new Map(AQI_CATEGORIES.map((one, at) => [ids[at] ?? '', one])) },
      { title: 'Air' },
    ),
  ],
])('%s has a dark color for each of its colors', (_, svg) => {
  expect(svg).toContain('@media (prefers-color-scheme:dark)');
  expect(lightOnly(svg)).toEqual([]);
});

const render = (svg: string, format: 'svg' | 'png') =>
  Buffer.from(renderImage({ svg, format, scale: 1, fontFiles, fontFamily: FONT_FAMILY }));

test('the sent picture has the dark colors of its shapes, in the dark scheme alone', () => {
  const svg = drawPageMap(shapes, { ...rates, area });
  const sent = render(svg, 'svg').toString();
  expect(lightOnly(sent)).toEqual([]);
  expect(sent).toContain(`[fill="${PALETTE.ink}"]{fill:${DARK_PALETTE.ink}}`);
  expect(sent).toContain('id="freeways"');
  const withoutStyle = svg.replace(/<style>.*<\/style>/s, '');
  expect(render(svg, 'png').equals(render(withoutStyle, 'png'))).toBe(true);
});

/** Relative luminance (WCAG 2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('each step of the dark ramp is clearly brighter than the one before, and names are readable', () => {
  const contrast = (a: string, b: string) => {
    const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
    return (high + 0.05) / (low + 0.05);
  };
  const steps = DARK_PALETTE.crime;
  for (const [at, step] of steps.entries())
    if (at > 0) expect(luminance(step)).toBeGreaterThan(luminance(steps[at - 1] as string));
  for (const [at, step] of steps.entries())
    if (at > 0) expect(contrast(step, steps[at - 1] as string)).toBeGreaterThan(1.3);
  expect(contrast(DARK_PALETTE.ink, DARK_PALETTE.seam)).toBeGreaterThan(7);
  expect(contrast(DARK_PALETTE.ink, DARK_PALETTE.surface)).toBeGreaterThan(7);
});
