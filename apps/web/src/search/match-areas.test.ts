import { crimeSynonyms } from '@townlight/county-los-angeles';
import { toSlug } from '@townlight/domain/places';
import { describe, expect, it } from 'vitest';
import { matchAreas } from './match-areas.ts';
import { everydayMatch } from './testing/everyday-match.ts';

const areas = [
  'Hollywood',
  'East Hollywood',
  'North Hollywood',
  'West Hollywood',
  'Hollywood Hills',
  'Hollywood Hills West',
  'La Cañada Flintridge',
  'Athens-Westmont',
].map((name) => ({ id: name, name }));
const namesOf = (query: string) => matchAreas(areas, query).map((area) => area.name);

describe('the search for an area', () => {
  it('returns names that start with the query first, and at most five suggestions', () => {
    const found = namesOf('holly');
    expect(found.slice(0, 3)).toEqual(['Hollywood', 'Hollywood Hills', 'Hollywood Hills West']);
    expect(found).toHaveLength(5);
  });

  it('ignores accents, case and surrounding whitespace', () => {
    expect(namesOf('  CANADA ')).toEqual(['La Cañada Flintridge']);
  });

  it('matches text after a hyphen', () => {
    expect(namesOf('westmont')).toEqual(['Athens-Westmont']);
  });

  it('ignores blank input', () => {
    expect(namesOf('   ')).toEqual([]);
  });

  it('finds an area by what people call it, or by a name with a slip in it', () => {
    const downtown = [
      { id: 'downtown', name: 'Downtown' },
      { id: 'west-hollywood', name: 'West Hollywood' },
      { id: 'koreatown', name: 'Koreatown' },
    ];
    const found = (typed: string) =>
      matchAreas(downtown, typed, 5, everydayMatch).map(({ id }) => id);
    expect(found('DTLA')).toEqual(['downtown']);
    expect(found('weho')).toEqual(['west-hollywood']);
    expect(found('K-Town')).toEqual(['koreatown']);
    expect(found('koraetown')).toEqual(['koreatown']);
    expect(found('zzzz')).toEqual([]);
  });

  it('finds an area with its state, and near it', () => {
    const found = (query: string) =>
      matchAreas(areas, query, 5, everydayMatch).map(({ name }) => name)[0];
    expect(found('North Hollywood, CA')).toBe('North Hollywood');
    expect(found('cerca de West Hollywood, California')).toBe('West Hollywood');
    expect(found('near Nroth Hollywood, CA')).toBe('North Hollywood');
    expect(found('6301 Hollywood Blvd')).toBeUndefined();
  });

  it('finds a crime by what people call it, in English and Spanish', () => {
    const crimes = Object.keys(crimeSynonyms).map((name) => ({ id: toSlug(name), name }));
    const first = (typed: string) => matchAreas(crimes, typed, 5, everydayMatch)[0]?.name;
    expect(first('murder')).toBe('Homicide');
    expect(first('car break-in')).toBe('Theft From Vehicle');
    expect(first('stolen car')).toBe('Vehicle Theft');
    expect(first('mugging')).toBe('Robbery');
    expect(first('asesinato')).toBe('Homicide');
    expect(first('asalto')).toBe('Robbery');
    expect(first('burglry')).toBe('Burglary');
    expect(matchAreas(crimes, 'robo', 5, everydayMatch).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Robbery', 'Burglary', 'Vehicle Theft', 'Theft From Vehicle']),
    );
    expect(matchAreas(crimes, 'robo de auto', 5, everydayMatch).map(({ name }) => name)).toEqual([
      'Theft From Vehicle',
      'Vehicle Theft',
    ]);
  });
});
