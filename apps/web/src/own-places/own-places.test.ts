import { expect, it } from 'vitest';
import { readOwnPlaces, renamed, withPlace } from './own-places.ts';

const HOME = { name: 'Home', area: 'venice' };

it('reads what was kept, and nothing out of what is no list of places', () => {
  expect(readOwnPlaces(JSON.stringify([HOME]))).toEqual([HOME]);
  for (const kept of [null, '', '{', '{}', '[1, null, {"area": 3}]', '[{"name": "x"}]'])
    expect(readOwnPlaces(kept)).toEqual([]);
  expect(readOwnPlaces('[{"name": "  ", "area": "venice"}]')).toEqual([
    { name: 'venice', area: 'venice' },
  ]);
});

it('keeps a neighborhood once, and five at most', () => {
  expect(withPlace([HOME], { name: 'Beach', area: 'venice' })).toEqual([HOME]);
  const five = ['a', 'b', 'c', 'd', 'e'].map((area) => ({ name: area, area }));
  expect(withPlace(five, HOME)).toEqual(five);
});

it('gives a place its reader’s name, trimmed and not without end; a blank one changes nothing', () => {
  expect(renamed([HOME], 'venice', ' Mom ')).toEqual([{ name: 'Mom', area: 'venice' }]);
  expect(renamed([HOME], 'venice', '  ')).toEqual([HOME]);
  expect(renamed([HOME], 'venice', 'x'.repeat(99))[0]?.name).toHaveLength(40);
});
