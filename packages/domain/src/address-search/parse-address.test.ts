import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  parseAddress,
  reinterpretNumberAsStreet,
  reinterpretNumberBehind,
  toZipPattern,
} from './parse-address.ts';
import { parseAddressEnding } from './place-text.ts';

const format = {
  ending: parseAddressEnding(['CA', 'Calif.', 'California']),
  zip: toZipPattern(['90012', '91436']),
};
const parse = (typed: string) => parseAddress(typed, format);

const tokensOf = (typed: string) => parse(typed)?.tokens.join(' ');

describe('reading an address as people write it', () => {
  test.each([
    ['1100 w 39th pl', 1100, 'w 39 pl'],
    ['1100 West 39 Place', 1100, 'w 39 pl'],
    ['  1100   W. 39TH  PL. ', 1100, 'w 39 pl'],
    ['6301 Hollywood Blvd', 6301, 'hollywood blvd'],
    ['6301 hollywood bl', 6301, 'hollywood blvd'],
    ['100 N Avenue 64', 100, 'n ave 64'],
    ['845 Calle Olvera', 845, 'st olvera'],
    ['4400 avenida central', 4400, 'ave central'],
    ['12 paseo de la playa', 12, 'paseo de la playa'],
    ['1230 Cañada Blvd', 1230, 'canada blvd'],
    ['3900 MLK Jr Blvd', 3900, 'martin luther king jr blvd'],
    ['1234 1/2 Sunset Blvd', 1234, 'sunset blvd'],
    ['1234a sunset boulevard', 1234, 'sunset blvd'],
    ['1234½ Sunset Blvd', 1234, 'sunset blvd'],
    ['1234.5 Sunset Blvd', 1234, 'sunset blvd'],
    ['1234-1/2 Sunset Blvd', 1234, 'sunset blvd'],
    ['1234-1236 Sunset Blvd', 1234, 'sunset blvd'],
    ['#1234 Sunset Blvd', 1234, 'sunset blvd'],
    ['No. 1234 Sunset Blvd', 1234, 'sunset blvd'],
    ['near 1234 Sunset Blvd', 1234, 'sunset blvd'],
    ['cerca de 1234 Sunset Blvd', 1234, 'sunset blvd'],
    ['Apt 4, 1234 Sunset Blvd', 1234, 'sunset blvd'],
  ])('%s', (typed, number, tokens) => {
    expect(parse(typed)).toMatchObject({
      number,
      tokens: tokens.split(' '),
      crossing: null,
    });
  });

  test('a unit is removed at any position', () => {
    for (const typed of [
      '1100 w 39th pl apt 4b',
      '1100 w 39th pl #4',
      '1100 w 39th pl, unit 12, los angeles',
      '1100 w 39th pl ste 200',
      '1100 w 39th pl, 2nd floor',
      '1100 w 39th pl depto. 4',
      '1100 w 39th pl apartameto 4',
      '1100 w 39th pl, interior 3',
    ])
      expect(tokensOf(typed), typed).toMatch(/^w 39 pl( los angeles)?$/);
  });

  test('state and zip code are removed from the end, and the city is retained', () => {
    expect(parse('1100 W 39th Pl, Los Angeles, CA 90037-1234')).toMatchObject({
      number: 1100,
      tokens: ['w', '39', 'pl', 'los', 'angeles'],
      postcode: '90037',
    });
    expect(parse('vine st, california, usa')).toMatchObject({ tokens: ['vine', 'st'] });
    expect(parse('90037')).toMatchObject({ tokens: ['90037'], postcode: null });
  });

  test.each([
    '1100 block of w 39th pl',
    '1100 blk w 39th pl',
    '1100 cuadra de w 39th pl',
    'cuadra 1100 de w 39th pl',
  ])('a hundred block: %s', (typed) => {
    expect(parse(typed)).toMatchObject({
      number: 1100,
      block: true,
      tokens: ['w', '39', 'pl'],
    });
  });

  test.each([
    'hollywood and vine',
    'Hollywood & Vine',
    'hollywood at vine',
    'hollywood/vine',
    'hollywood y vine',
    'hollywood @ vine, CA',
    'corner of hollywood and vine',
    'la esquina de hollywood y vine',
    'esquna de hollywood y vine',
    'hollywood esquina con vine',
    'interseccion de hollywood con vine',
  ])('a crossing: %s', (typed) => {
    expect(parse(typed)).toMatchObject({ tokens: ['hollywood'], crossing: ['vine'] });
  });

  test('a street number is not parsed as a house number, and an ambiguous number can be reinterpreted as a street', () => {
    expect(parse('39th pl')).toMatchObject({ number: null, tokens: ['39', 'pl'] });
    expect(parse('third street')).toMatchObject({ number: null, tokens: ['3', 'st'] });
    const doubtful = parse('39 pl');
    expect(doubtful).toMatchObject({ number: 39, tokens: ['pl'] });
    expect(doubtful && reinterpretNumberAsStreet(doubtful)).toMatchObject({
      number: null,
      tokens: ['39', 'pl'],
    });
  });

  test('a number after the street can be reinterpreted as the house number', () => {
    for (const typed of ['sunset blvd 1512', 'Sunset Blvd #1512', 'Sunset Blvd núm. 1512']) {
      const query = parse(typed);
      expect(query && reinterpretNumberBehind(query), typed).toMatchObject({
        number: 1512,
        tokens: ['sunset', 'blvd'],
      });
    }
    const numbered = parse('100 avenue 64');
    expect(numbered && reinterpretNumberBehind(numbered)).toBe(numbered);
  });

  test('a street name close to the name of a unit stays', () => {
    expect(tokensOf('100 Spade St')).toBe('spade st');
    expect(tokensOf('100 Flora Ave')).toBe('flora ave');
  });

  test('blank input returns null', () => {
    for (const typed of ['', '  ', ' , # ', '&']) expect(parse(typed)).toBeNull();
  });

  test('any input parses to null or to at most 40 alphanumeric tokens', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), (typed) => {
        const query = parse(typed);
        if (query === null) return;
        expect(query.tokens.length + (query.crossing?.length ?? 0)).toBeLessThanOrEqual(40);
        for (const token of query.tokens) expect(token).toMatch(/^[\p{L}\p{N}]+$/u);
        if (query.number !== null) expect(query.number).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('an address ends with the state and the zip codes of its county', () => {
    const chicago = {
      ending: parseAddressEnding(['IL', 'Illinois']),
      zip: toZipPattern(['60613', '60601', 'E1 6AN']),
    };
    const address = { number: 1060, tokens: ['w', 'addison', 'st', 'chicago'], postcode: '60613' };
    for (const end of ['IL 60613', 'Illinois 60613-1234, USA', '60613'])
      expect(parseAddress(`1060 W Addison St, Chicago, ${end}`, chicago)).toMatchObject(address);
    expect(parseAddress('1060 W Addison St, CA', chicago)?.tokens).toContain('ca');
    // another number may be that of the house
    expect(parseAddress('Addison St 15120', chicago)?.postcode).toBeNull();
    expect(toZipPattern([])).toEqual(/^\d{5}$/);
  });

  test('case, spaces and commas do not change the result', () => {
    const segments = ['1100', 'w', '39th', 'pl', 'los', 'angeles'];
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(' ', '  ', ', '), { minLength: 5, maxLength: 5 }),
        fc.boolean(),
        (gaps, upper) => {
          const typed = segments.map((segment, at) => segment + (gaps[at] ?? '')).join('');
          expect(parse(upper ? typed.toUpperCase() : typed)).toEqual(parse(segments.join(' ')));
        },
      ),
    );
  });
});
