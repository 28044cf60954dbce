import { describe, expect, test } from 'vitest';
import { placeQuery, placeSuggestions } from './place-search.ts';

describe('the contract of the place search', () => {
  test('the query is trimmed and lowercased, and all types are included by default', () => {
    const parsed = placeQuery.parse({ q: '  1100 W 39th PL ' });
    expect(parsed.q).toBe('1100 w 39th pl');
    expect([...parsed.types]).toEqual(['address', 'poi', 'neighborhood', 'place', 'postcode']);
  });

  test('types are separated by commas, and an unknown or empty type is rejected', () => {
    expect([...placeQuery.parse({ q: 'a', types: 'address, POI' }).types]).toEqual([
      'address',
      'poi',
    ]);
    expect(placeQuery.safeParse({ q: 'a', types: 'address,planet' }).success).toBe(false);
    expect(placeQuery.safeParse({ q: 'a', types: '' }).success).toBe(false);
  });

  test('one character at least, and both coordinates or neither', () => {
    expect(placeQuery.safeParse({ q: ' ' }).success).toBe(false);
    expect(placeQuery.safeParse({ q: 'a', long: '-118' }).success).toBe(false);
    expect(placeQuery.parse({ q: 'a', lat: '34', long: '-118' })).toMatchObject({
      lat: 34,
      long: -118,
    });
  });

  test('a response contains at most five suggestions', () => {
    const one = {
      type: 'poi',
      label: 'A',
      address: 'A',
      center: [-118, 34],
      certainty: 'exact',
      neighbors: [],
      neighborhoods: [],
      nearest: null,
      neighborhood: null,
      area: null,
      notice: null,
      typedPlace: null,
    };
    expect(placeSuggestions.safeParse(Array(5).fill(one)).success).toBe(true);
    expect(placeSuggestions.safeParse(Array(6).fill(one)).success).toBe(false);
  });
});
