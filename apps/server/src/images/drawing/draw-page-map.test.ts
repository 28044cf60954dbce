import { expect, test } from 'vitest';
import { buildCountyShapes } from '../county-shapes.ts';
import { squareFeature } from '../testing/square-feature.ts';
import { drawPageMap, type PageMap } from './draw-page-map.ts';

const shapes = buildCountyShapes(
  ['a', 'b', 'c', 'd'].map((id, at) => squareFeature(id, at)),
  [],
  { land: [], freeways: [] },
);
const map: PageMap = {
  title: 'Crime rate, October 2026',
  colors: new Map([
    ['a', '#fdf0de'],
    ['b', '#9f420b'],
  ]),
  scale: { lower: 'Lower', colors: ['#fdf0de', '#9f420b'], higher: 'Higher' },
  striped: 'Incomplete',
};
const textsOf = (svg: string) => [...svg.matchAll(/<text [^>]*>([^<]*)</g)].map(([, text]) => text);
const legendOf = (svg: string) => textsOf(svg).filter((text) => !text?.startsWith('Name of'));
const colorsOf = (svg: string) =>
  [...svg.matchAll(/fill="([^"]+)" fill-rule/g)].map(([, color]) => color);

test('each area has its color, and one without is striped; the legend explains both', () => {
  const svg = drawPageMap(shapes, map);
  expect(colorsOf(svg)).toEqual(['#fdf0de', '#9f420b', 'url(#missing)']);
  expect(legendOf(svg)).toEqual(['Crime rate, October 2026', 'Lower', 'Higher', 'Incomplete']);
  expect(svg).toContain('<title>Crime rate, October 2026</title>');
});

test('the legend has no scale if no area has a color', () => {
  const svg = drawPageMap(shapes, { ...map, colors: new Map() });
  expect(legendOf(svg)).toEqual(['Crime rate, October 2026', 'Incomplete']);
});

test('an area is drawn among its neighbors, with their names and its name', () => {
  const svg = drawPageMap(shapes, { ...map, area: shapes.find('b') });
  expect(textsOf(svg)).toContain('Name of b');
  expect(svg).toContain('<title>Name of b: Crime rate, October 2026</title>');
});

test('colors with names each have a line in the legend, if an area in view has them', () => {
  const named = [
    { color: '#fdf0de', text: 'Good' },
    { color: '#9f420b', text: 'Moderate' },
    { color: '#c9403c', text: 'Unhealthy' },
  ];
  const svg = drawPageMap(shapes, { ...map, scale: { named } });
  expect(legendOf(svg)).toEqual(['Crime rate, October 2026', 'Good', 'Moderate', 'Incomplete']);
});

test('a county whose areas are mostly in one corner is drawn at that corner', () => {
  const crowded = Array.from({ length: 40 }, (_, at) => squareFeature(`small-${at}`, at % 7));
  const spread = buildCountyShapes([...crowded, squareFeature('far', 60)], [], {
    land: [],
    freeways: [],
  });
  expect(spread.mainland[2] - spread.mainland[0]).toBeGreaterThan(
    3 * (spread.core[2] - spread.core[0]),
  );
});
