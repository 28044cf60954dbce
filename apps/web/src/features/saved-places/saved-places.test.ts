import { expect, it } from 'vitest';
import { addPlace, parseSavedPlaces, renamePlace } from './saved-places.ts';

const HOME = { name: 'Home', area: 'venice' };

it('parses stored places, and returns an empty list for invalid input', () => {
  expect(parseSavedPlaces(JSON.stringify([HOME]))).toEqual([HOME]);
  for (const stored of [null, '', '{', '{}', '[1, null, {"area": 3}]', '[{"name": "x"}]'])
    expect(parseSavedPlaces(stored)).toEqual([]);
  expect(parseSavedPlaces('[{"name": "  ", "area": "venice"}]')).toEqual([
    { name: 'venice', area: 'venice' },
  ]);
});

it('stores a neighborhood only once, and at most five', () => {
  expect(addPlace([HOME], { name: 'Beach', area: 'venice' })).toEqual([HOME]);
  const five = ['a', 'b', 'c', 'd', 'e'].map((area) => ({ name: area, area }));
  expect(addPlace(five, HOME)).toEqual(five);
});

it('renames a place with a trimmed name of limited length, and ignores a blank name', () => {
  expect(renamePlace([HOME], 'venice', ' Mom ')).toEqual([{ name: 'Mom', area: 'venice' }]);
  expect(renamePlace([HOME], 'venice', '  ')).toEqual([HOME]);
  expect(renamePlace([HOME], 'venice', 'x'.repeat(99))[0]?.name).toHaveLength(40);
});
