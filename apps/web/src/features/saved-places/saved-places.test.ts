import { expect, it } from 'vitest';
import { addPlace, parseSavedPlaces, renamePlace } from './saved-places.ts';

const HOME = { name: 'Home', area: 'venice' };

it('reads what was kept, and nothing out of what is no list of places', () => {
  expect(parseSavedPlaces(JSON.stringify([HOME]))).toEqual([HOME]);
  for (const stored of [null, '', '{', '{}', '[1, null, {"area": 3}]', '[{"name": "x"}]'])
    expect(parseSavedPlaces(stored)).toEqual([]);
  expect(parseSavedPlaces('[{"name": "  ", "area": "venice"}]')).toEqual([
    { name: 'venice', area: 'venice' },
  ]);
});

it('keeps a neighborhood once, and five at most', () => {
  expect(addPlace([HOME], { name: 'Beach', area: 'venice' })).toEqual([HOME]);
  const five = ['a', 'b', 'c', 'd', 'e'].map((area) => ({ name: area, area }));
  expect(addPlace(five, HOME)).toEqual(five);
});

it('gives a place its reader’s name, trimmed and not without end; a blank one changes nothing', () => {
  expect(renamePlace([HOME], 'venice', ' Mom ')).toEqual([{ name: 'Mom', area: 'venice' }]);
  expect(renamePlace([HOME], 'venice', '  ')).toEqual([HOME]);
  expect(renamePlace([HOME], 'venice', 'x'.repeat(99))[0]?.name).toHaveLength(40);
});
