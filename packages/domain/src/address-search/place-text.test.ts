import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isBeforeName,
  parseAddressEnding,
  parsePlaceText,
  parsePostOfficeBox,
} from './place-text.ts';

const CALIFORNIA = parseAddressEnding(['CA', 'Calif.', 'California']);

describe('reading a place as people write it', () => {
  test.each([
    ['Burbank, CA', 'burbank'],
    ['Torrance, CA, USA', 'torrance'],
    ['CA, Whittier', 'whittier'],
    ['Los Ángeles, California, EE. UU.', 'los angeles'],
    ['Inglewood CA Estados Unidos de América', 'inglewood'],
    ['North Hollywood, California, U.S.A.', 'north hollywood'],
    ['West Hollywood, Calif.', 'west hollywood'],
    ['Whittier, Califronia', 'whittier'],
    ['city of Lakewood, CA', 'lakewood'],
    ['la ciudad de Compton', 'compton'],
    ['downtown of Burbank', 'burbank'],
    ['el centro de Long Beach', 'long beach'],
    ['near Echo Park', 'echo park'],
    ['cerca de Echo Park', 'echo park'],
    ['Boyle Heights neighborhood', 'boyle heights'],
    ['Pico and Union', 'pico union'],
    ['burbank, c', 'burbank'],
    ['burbank, calif', 'burbank'],
    ['Santa Monica, CA 90401', 'santa monica'],
  ])('%s names %s', (typed, name) => {
    expect(parsePlaceText(typed, CALIFORNIA).names.at(-1)).toBe(name);
  });

  test('a prefix that may be part of a name is included in the first candidate and removed from the next', () => {
    expect(parsePlaceText('Downtown Los Angeles, CA', CALIFORNIA).names).toEqual([
      'downtown los angeles',
      'los angeles',
    ]);
    expect(parsePlaceText('downtown', CALIFORNIA).names).toEqual(['downtown']);
    expect(parsePlaceText('California', CALIFORNIA).names).toEqual(['california']);
  });

  test.each([
    ['90038', []],
    ['90038 CA', []],
    ['CA 90038', []],
    ['90038, California, EE. UU.', []],
    ['90038-1234', []],
    ['90038 1234', []],
    ['900381234', []],
    ['ZIP: 90038-4412, CA', []],
    ['código postal 90038', []],
    ['C.P. 90038', []],
    ['90038 Hollywood', ['hollywood']],
    ['Hollywood, CA 90038', ['hollywood']],
    ['codigo posatl 90038, Hollywood', ['hollywood']],
  ])('%s is the zip code 90038', (typed, names) => {
    expect(parsePlaceText(typed, CALIFORNIA)).toMatchObject({ postcode: '90038', names });
  });

  test('a zip code before a name is marked, since it may be a house number', () => {
    expect(parsePlaceText('12345 Sherman Way', CALIFORNIA).isPostcodeFirst).toBe(true);
    expect(parsePlaceText('Sherman Way 12345', CALIFORNIA).isPostcodeFirst).toBe(false);
  });

  test('a name is complete where something follows it', () => {
    for (const typed of ['Burbank, CA', 'Burbank 91501', 'Burbank,', 'Burbank '])
      expect(parsePlaceText(`${typed}`, CALIFORNIA).isComplete, typed).toBe(typed !== 'Burbank ');
    expect(parsePlaceText('Burbank', CALIFORNIA).isComplete).toBe(false);
  });

  test.each([
    ['in', true],
    ['cerca de', true],
    ['near the city of', true],
    ['industry', false],
    ['in industry', false],
  ])('%s contains only the prefix of a name: %s', (typed, expected) => {
    expect(isBeforeName(typed)).toBe(expected);
  });

  test('no input produces an empty name', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), (typed) => {
        for (const name of parsePlaceText(typed, CALIFORNIA).names) expect(name).not.toBe('');
      }),
    );
  });
});

test.each([
  ['PO Box 123', ''],
  ['P.O. Box 123, Burbank, CA 91502', 'burbank ca 91502'],
  ['P O Bx 123 Pasadena', 'pasadena'],
  ['Apartado postal 123, Burbank', 'burbank'],
  ['apartado 55', ''],
  ['po box', ''],
])('%s is a post office box in "%s"', (typed, rest) => {
  expect(parsePostOfficeBox(typed)).toBe(rest);
});

test.each(['Box Canyon Rd', '12 Post St', 'Pomona', 'apartamento 4'])(
  '%s is not a post office box',
  (typed) => {
    expect(parsePostOfficeBox(typed)).toBeNull();
  },
);
