import { expect, test } from 'vitest';
import { buildCountyShapes } from '../county-shapes.ts';
import { squareFeature } from '../testing/square-feature.ts';
import { drawStoryMap, type StoryMap } from './draw-story-map.ts';

const shapes = buildCountyShapes(
  ['a', 'b', 'c', 'd'].map((id, at) => squareFeature(id, at)),
  [],
  { land: [], freeways: [] },
);
const changes: StoryMap = {
  shows: 'change',
  directions: new Map<string, 'up' | 'down' | null>([
    ['a', 'up'],
    ['b', 'down'],
    ['c', null],
  ]),
};

const colorsOf = (svg: string) =>
  [...svg.matchAll(/fill="([^"]+)" fill-rule/g)].map(([, color]) => color);
const namesOf = (svg: string) => [...svg.matchAll(/>Name of (\w)</g)].map(([, id]) => id);

test('changes are brown and teal, and areas that cannot be compared are striped', () => {
  const svg = drawStoryMap(shapes, changes, { title: 'Crime in October 2026' });
  expect(colorsOf(svg)).toEqual(['#c4904f', '#5aa6a3', '#f2efe9', 'url(#missing)']);
  expect(namesOf(svg).sort()).toEqual(['a', 'b']);
  expect(svg).toContain('<title>Crime in October 2026</title>');
});

test('rates have the colors of the crime map', () => {
  const levels = new Map([
    ['a', 0],
    ['b', 5],
    ['c', null],
  ]);
  const svg = drawStoryMap(shapes, { shows: 'rate', levels }, { title: 'Crime' });
  expect(colorsOf(svg)).toEqual(['#fdf0de', '#9f420b', 'url(#missing)']);
});

test('air has the colors of the index', () => {
  const categories = new Map([
    ['a', 'good'],
    ['b', 'unhealthy'],
    ['c', 'hazardous'],
  ] as const);
  const svg = drawStoryMap(shapes, { shows: 'air', categories }, { title: 'Air' });
  expect(colorsOf(svg)).toEqual(['#a8d37f', '#c9403c', '#6b1e33', 'url(#missing)']);
});

test('one area has its neighbors around it, with their names', () => {
  const svg = drawStoryMap(shapes, changes, { title: 'Crime in b', only: 'b' });
  expect(colorsOf(svg).at(-1)).toBe('#5aa6a3');
  expect(svg).toContain('stroke="#14202b"');
  expect(namesOf(svg)).not.toContain('b');
});
