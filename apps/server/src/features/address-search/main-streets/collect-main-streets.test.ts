import { describe, expect, test } from 'vitest';
import { buildAddressIndex } from '../index/build-address-index.ts';
import { mergeStreets } from '../index/merge-streets.ts';
import { createStreetSearch } from '../index/search-streets.ts';
import { CALIFORNIA } from '../testing/address-files.ts';
import { collectMainStreets, type MainStreetBlock } from './collect-main-streets.ts';

const blocks: MainStreetBlock[] = [
  {
    street: 'Vine Street',
    number: 1600,
    line: [
      [-118.3267, 34.1],
      [-118.3267, 34.1016],
    ],
  },
  {
    street: 'Hollywood Boulevard',
    number: 6300,
    line: [
      [-118.3265, 34.1016],
      [-118.328, 34.1016],
    ],
  },
];

async function search(typed: string, withNumbers: boolean) {
  const names = { cityAt: () => 'Los Angeles', postcodeAt: () => '90028' };
  const streets = await mergeStreets([collectMainStreets(blocks, names, withNumbers)]);
  return createStreetSearch(buildAddressIndex(streets, 'test'), CALIFORNIA).search(typed, null, 5);
}

describe('main streets', () => {
  test('of the sample county have invented numbers', async () => {
    const [found] = await search('1650 vine', true);
    expect(found).toMatchObject({
      label: '1650 Vine Street',
      city: 'Los Angeles',
      postcode: '90028',
      certainty: 'between',
    });
    expect(found?.latitude).toBeCloseTo(34.1008, 4);
  });

  test('of another county have no house numbers: a search finds the street, not the house', async () => {
    expect(await search('1650 vine', false)).toMatchObject([
      { label: 'Vine Street', certainty: 'street' },
    ]);
    expect(await search('0 vine', false)).toMatchObject([{ certainty: 'street' }]);
  });

  test('cross', async () => {
    expect(await search('hollywood and vine', false)).toMatchObject([
      { label: 'Hollywood Boulevard & Vine Street', certainty: 'crossing' },
    ]);
  });
});
