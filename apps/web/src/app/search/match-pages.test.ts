import { expect, test } from 'vitest';
import { matchPages } from './match-pages.ts';

test.each([
  ['how is AQI calculated', '/about/air'],
  ['unsubscribe', '/subscription'],
  ['download data', '/about/data'],
  ['air quality map', '/aqi-map'],
  ['compare neighborhoods', '/compare'],
  ['contact us', '/feedback'],
  ['cómo se calcula el AQI', '/about/air'],
  ['mapa de la calidad del aire', '/aqi-map'],
  ['unsuscribe', '/subscription'],
  ['calidad del ayre', '/aqi'],
])('%s is %s', (typed, path) => {
  expect(matchPages(typed)[0]?.path).toBe(path);
});

test.each(['Venice', 'Hollywood', '6301 Hollywood Blvd', 'burglary', 'how is the', ''])(
  '%s is no page',
  (typed) => {
    expect(matchPages(typed)).toEqual([]);
  },
);
