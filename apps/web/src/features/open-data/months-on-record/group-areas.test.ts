import { expect, test } from 'vitest';
import { groupAreas } from './group-areas.ts';

const runs = (state: 'whole' | 'missing') => [{ state, from: '2026-01', to: '2026-10' }];
const area = (name: string, agencies: string[], state: 'whole' | 'missing' = 'whole') => ({
  id: name.toLowerCase(),
  name,
  agencies,
  policed_share: null,
  policed_share_of: null,
  policed_in_part: false,
  runs: runs(state),
});

test('areas policed by the same departments are grouped, those with one department first', () => {
  const areas = [
    area('Harbor', ['lapd', 'lasd'], 'missing'),
    area('Venice', ['lapd']),
    area('Hollywood', ['lapd']),
    area('Malibu', ['lasd'], 'missing'),
    area('Shore', ['lasd', 'lapd'], 'missing'),
    area('Desert', []),
  ];
  const groupNames = (agency: string | null) =>
    groupAreas(areas, agency).map((group) => group.areas.map(({ name }) => name).join(', '));
  expect(groupNames('lapd')).toEqual(['Hollywood, Venice', 'Harbor, Shore']);
  expect(groupNames('lasd')).toEqual(['Malibu', 'Harbor, Shore']);
  expect(groupNames(null)).toEqual(['Desert']);
});

test('areas with different recorded months are not grouped', () => {
  const areas = [area('Venice', ['lapd']), area('Hollywood', ['lapd'], 'missing')];
  expect(groupAreas(areas, 'lapd')).toHaveLength(2);
});
