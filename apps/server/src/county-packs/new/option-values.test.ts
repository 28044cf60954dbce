import { expect, test } from 'vitest';
import { parseAreaTerm, parseStateNames } from './option-values.ts';

test('the area term is parsed as a lowercase singular and plural', () => {
  expect(parseAreaTerm('community area, community areas')).toEqual({
    one: 'community area',
    many: 'community areas',
  });
  for (const text of ['ward', 'Ward,Wards', 'ward,wards,more', 'ward,', '{x},wards'])
    expect(() => parseAreaTerm(text), text).toThrow('such as ward,wards');
});

test('a state has names and abbreviations', () => {
  expect(parseStateNames('IL, Illinois')).toEqual(['IL', 'Illinois']);
  for (const text of ['', 'IL,', 'I', '12'])
    expect(() => parseStateNames(text), text).toThrow('IL');
});
