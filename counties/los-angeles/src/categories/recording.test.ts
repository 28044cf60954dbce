import { canRecordCrimeTypes } from '@townlight/domain/crime';
import { expect, test } from 'vitest';
import { agencies, type CodeScheme, crimeRecording, seedCategories } from '../index.ts';

const smallBundles = seedCategories.smallBundles.map(({ name }) => name);
const smallOf = new Map(seedCategories.nicknames.map((row) => [row.name, row.smallBundle]));
const { outsideAllCrime, unrecorded } = crimeRecording;
const allCrime = new Set(smallBundles.filter((name) => !outsideAllCrime.includes(name)));

/** LAPD has two schemes; its NIBRS codes are marked. */
function typesWithCodes(scheme: CodeScheme): ReadonlySet<string> {
  const agency = agencies.find(({ countingRules }) => countingRules.includes(scheme))?.slug;
  return new Set(
    seedCategories.descriptions
      .filter((row) => row.agency === agency)
      .filter(
        (row) => agency !== 'lapd' || row.code.startsWith('NIBRS-') === (scheme === 'lapd-nibrs'),
      )
      .map((row) => smallOf.get(row.nickname ?? '') ?? ''),
  );
}

test('every crime type that is named exists', () => {
  const named = [
    ...outsideAllCrime,
    ...Object.values(unrecorded).flatMap((types) =>
      types.flatMap(({ crimeType, countedUnder }) => [crimeType, ...countedUnder]),
    ),
  ];
  expect(named.filter((name) => !smallBundles.includes(name))).toEqual([]);
});

const schemes = Object.keys(unrecorded) as CodeScheme[];

test.each(schemes)('what %s has no code for is said not to be recorded', (scheme) => {
  const codes = typesWithCodes(scheme);
  const listed = unrecorded[scheme].map(({ crimeType }) => crimeType);
  expect(smallBundles.filter((name) => !codes.has(name) && !listed.includes(name))).toEqual([]);
});

test.each(schemes)('all of "All Crime" is recorded by %s', (scheme) => {
  expect(canRecordCrimeTypes(unrecorded[scheme], allCrime)).toBe(true);
});
