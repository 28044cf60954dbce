import { expect, test } from 'vitest';
import { createAreaFinder, normalizeAreaCode } from './match-area.ts';

test('a neighborhood is found by slug or name, regardless of accents', () => {
  const find = createAreaFinder(
    [{ slug: 'la-canada', name: 'La Cañada Flintridge' }],
    'neighborhoods',
  );
  for (const text of ['la-canada', 'La Cañada', 'LA CANADA FLINTRIDGE', ' La Cañada-Flintridge '])
    expect(find(text)?.slug).toBe('la-canada');
  expect(find('Flintridge')).toBeUndefined();
  expect(find('')).toBeUndefined();
});

test('a tract is found although a spreadsheet took its code for a number', () => {
  const find = createAreaFinder([{ slug: '06037101110', name: 'Tract 1011.10' }], 'tracts');
  for (const text of ['06037101110', '6037101110', '6037101110.0', '1400000US06037101110'])
    expect(find(text)?.slug).toBe('06037101110');
  expect(find('06037101111')).toBeUndefined();
});

test('area codes in spreadsheet and Census formats are normalized, and other values are unchanged', () => {
  expect(normalizeAreaCode('6037101110.0', 'tracts')).toBe('06037101110');
  expect(normalizeAreaCode('90012.0', 'zipcodes')).toBe('90012');
  expect(normalizeAreaCode('860Z200US90012', 'zipcodes')).toBe('90012');
  // a tract number within its county is not a full code
  expect(normalizeAreaCode('sea.0', 'tracts')).toBe('sea.0');
  expect(normalizeAreaCode('123456', 'zipcodes')).toBe('123456');
});

test('a zip code is found as the Census writes it', () => {
  const find = createAreaFinder([{ slug: '90001', name: '90001' }], 'zipcodes');
  for (const text of ['90001', '860Z200US90001', '8600000US90001', 'ZCTA5 90001', 'zcta 90001'])
    expect(find(text)?.slug).toBe('90001');
  expect(find('ZCTA5 90002')).toBeUndefined();
});
