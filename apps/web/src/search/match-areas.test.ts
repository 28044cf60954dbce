import { describe, expect, it } from 'vitest';
import { matchAreas } from './match-areas.ts';

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
  it('puts names that begin with the words first, and suggests at most five', () => {
    const found = namesOf('holly');
    expect(found.slice(0, 3)).toEqual(['Hollywood', 'Hollywood Hills', 'Hollywood Hills West']);
    expect(found).toHaveLength(5);
  });

  it('finds a name without its accents, whatever the case and the blanks around', () => {
    expect(namesOf('  CANADA ')).toEqual(['La Cañada Flintridge']);
  });

  it('finds words after a hyphen', () => {
    expect(namesOf('westmont')).toEqual(['Athens-Westmont']);
  });

  it('ignores blank input', () => {
    expect(namesOf('   ')).toEqual([]);
  });
});
