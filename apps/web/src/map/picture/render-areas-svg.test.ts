import { expect, test } from 'vitest';
import type { AreaTone } from '../area-tone.ts';
import type { ColorRamp } from '../ramp.ts';
import { type AreasSvgInput, renderAreasSvg } from './render-areas-svg.ts';

const RAMP: ColorRamp = { colors: 'crime', seam: 'seam' };

function painted(
  tones: Readonly<Record<string, AreaTone>>,
  more: Partial<AreasSvgInput> = {},
): string {
  return renderAreasSvg({
    partition: 'neighborhoods',
    names: new Map(Object.keys(tones).map((id) => [id, id.toUpperCase()])),
    tones: new Map(Object.entries(tones)),
    ramp: RAMP,
    selected: null,
    place: null,
    pathOf: (area) => `/map?period=12&area=${area}`,
    ...more,
  });
}

/** Returns the fill of an area: that of the group which contains its shape. */
function fillOf(svg: string, id: string): string | undefined {
  const upTo = svg.slice(0, svg.indexOf(`#${id}"`));
  return [...upTo.matchAll(/<g fill="([^"]+)"/g)].at(-1)?.[1];
}

test('each area has the color of its class, or the pattern for the reason that it has no class', () => {
  const svg = painted({
    low: { level: 0, hatched: false },
    high: { level: 5, hatched: false },
    missing: { level: null, hatched: false },
    withheld: { level: null, withheld: true, hatched: false },
    unrated: { level: null, hatched: true },
    unrecorded: { level: null, unrecorded: true, hatched: false },
  });
  expect(fillOf(svg, 'low')).toBe('var(--crime-1)');
  expect(fillOf(svg, 'high')).toBe('var(--crime-6)');
  expect(fillOf(svg, 'missing')).toBe('url(#missing-stripes)');
  expect(fillOf(svg, 'unrated')).toBe('var(--surface)');
  expect(fillOf(svg, 'withheld')).toBe('url(#withheld-dots)');
  expect(fillOf(svg, 'unrecorded')).toBe('url(#unrecorded-crosses)');
  for (const [, pattern] of svg.matchAll(/url\(#([^)]+)\)/g))
    expect(svg).toContain(`<pattern id="${pattern}"`);
});

test('an unreliable figure has its color under stripes, and a figure far from a station is faded', () => {
  const svg = painted({
    few: { level: 2, hatched: true },
    far: { level: 1, hatched: false, faded: true },
  });
  expect(svg.match(/#few"/g)).toHaveLength(2);
  expect(fillOf(svg, 'few')).toBe('var(--crime-3)');
  expect(svg).toContain('fill="var(--crime-2)" fill-opacity="0.4"');
});

test('an area links to its report and has its escaped name as title', () => {
  const svg = painted(
    { a: { level: 0, hatched: false } },
    { names: new Map([['a', '<b>"A" & B</b>']]) },
  );
  expect(svg).toContain('<a href="/map?period=12&amp;area=a" tabindex="-1">');
  expect(svg).toContain('<title>&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;</title>');
});

test('an area that these boundaries do not have is left out', () => {
  const svg = painted(
    { a: { level: 0, hatched: false }, gone: { level: 1, hatched: false } },
    { names: new Map([['a', 'A']]), selected: 'gone' },
  );
  expect(svg).toContain('#a"');
  expect(svg).not.toContain('#gone"');
});

test('the picture matches the initial map view: one more zoom level doubles its scale', () => {
  const scaleOf = (svg: string) => Number(/scale\(([^)]+)\)/.exec(svg)?.[1]);
  const moveOf = (svg: string) => /translate\(([^)]+)\)/.exec(svg)?.[1];
  const county = painted({});
  expect([scaleOf(county), moveOf(county)]).toEqual([0.1, '0 0']);
  const place = { latitude: 34.0227, longitude: -118.2859, zoom: 10 };
  expect(scaleOf(painted({}, { place }))).toBeCloseTo(0.2);
  // a quarter of a degree farther east the county is 182 pixels to the left
  const east = painted({}, { place: { ...place, longitude: -118.0359, zoom: 9 } });
  expect(moveOf(east)).toBe('-1820 0');
});

test('the names of larger neighborhoods are over the colors, at the zoom that they are placed for', () => {
  const county = painted({ a: { level: 0, hatched: false } });
  expect(county.indexOf('neighborhoods.svg#-names"')).toBeGreaterThan(county.indexOf('#a"'));
  const place = { latitude: 34.0227, longitude: -118.2859, zoom: 12 };
  expect(painted({}, { place })).not.toContain('-names');
});
