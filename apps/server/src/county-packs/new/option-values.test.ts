import { expect, test } from 'vitest';
import { parseAreaTerm } from './option-values.ts';

test('what residents call the areas is one and several, in small letters', () => {
  expect(parseAreaTerm('community area, community areas')).toEqual({
    one: 'community area',
    many: 'community areas',
  });
  for (const text of ['ward', 'Ward,Wards', 'ward,wards,more', 'ward,', '{x},wards'])
    expect(() => parseAreaTerm(text), text).toThrow('such as ward,wards');
});
