import { expect, test } from 'vitest';
import { type CodeScheme, crimeRecording, seedCategories } from '../index.ts';
import { compareWithFbi } from './compare-with-fbi.ts';
import { differenceReasons } from './differences.ts';

const schemes = Object.keys(crimeRecording.unrecorded) as CodeScheme[];
const everyCode = schemes.flatMap((scheme) => compareWithFbi(scheme));
const bigBundlesOf = new Map(
  seedCategories.smallBundles.map(({ name, bigBundles }) => [name, bigBundles]),
);
/** Returns the codes of a scheme that a category counts. */
const codesIn = (scheme: CodeScheme, bigBundle: string) =>
  compareWithFbi(scheme)
    .filter(({ crimeType }) => bigBundlesOf.get(crimeType)?.includes(bigBundle))
    .map(({ code }) => code);
const typeOf = (scheme: CodeScheme, code: string) =>
  compareWithFbi(scheme).find((row) => row.code === code)?.crimeType;

test('every code maps to a listed NIBRS offense or to none', () => {
  expect(everyCode.filter(({ offense }) => offense?.name === '')).toEqual([]);
});

test('every code classified differently from the FBI has a reason, and no reason is unused', () => {
  expect(everyCode.filter(({ differs, reason }) => differs && reason === null)).toEqual([]);
  const differing = new Set(
    everyCode.filter(({ differs }) => differs).map(({ nickname }) => nickname),
  );
  expect([...differenceReasons.keys()].filter((nickname) => !differing.has(nickname))).toEqual([]);
});

test('violent crime is homicide, rape, robbery and aggravated assault', () => {
  // formerly it also contained simple and domestic assault, kidnapping, shots without a victim and sexual contact,
  // and justifiable homicide
  expect(codesIn('nibrs', 'Violent Crime')).toEqual([
    '09A',
    '09B',
    '11A',
    '11B',
    '11C',
    '120',
    '13A',
  ]);
  expect(codesIn('lapd-summary', 'Violent Crime')).toEqual(
    '110 113 121 122 210 220 230 231 235 236 250 251 761 815 820 821'.split(' '),
  );
  const sheriff = codesIn('lasd-statistical', 'Violent Crime').map(Number);
  // LASD's classes: homicide, rape, robbery with and without a weapon, aggravated assault; oral copulation and sodomy
  // by force
  expect(sheriff.filter((code) => code > 59)).toEqual([127, 128]);
  expect(sheriff).not.toContain(13);
  expect(sheriff).toContain(59);
});

test('property crime is burglary, theft, vehicle theft and arson', () => {
  expect(codesIn('nibrs', 'Property Crime')).toEqual(
    '200 220 23A 23B 23C 23D 23E 23F 23G 23H 240'.split(' '),
  );
});

test('vehicle crime is theft of and from vehicles, not how they are driven', () => {
  expect(codesIn('nibrs', 'Vehicle Crime')).toEqual(['23F', '23G', '240']);
  const sheriff = codesIn('lasd-statistical', 'Vehicle Crime');
  // 412 of 5,632 reports of autumn 2017 are vehicle misdemeanors
  for (const code of ['242', '250', '251', '252', '255']) expect(sheriff).not.toContain(code);
});

test('codes that were formerly misclassified match the FBI’s classification', () => {
  const were: [CodeScheme, string, string][] = [
    ['lapd-summary', '235', 'Aggravated Assault'],
    ['lasd-statistical', '59', 'Aggravated Assault'],
    ['lapd-summary', '251', 'Aggravated Assault'],
    ['lapd-summary', '761', 'Aggravated Assault'],
    ['lapd-summary', '763', 'Threats and Stalking'],
    ['lapd-summary', '930', 'Threats and Stalking'],
    ['lapd-summary', '860', 'Sex Offenses'],
    ['lapd-summary', '440', 'Plain Theft'],
    ['lapd-summary', '345', 'Embezzlement and Extortion'],
    ['lapd-summary', '444', 'Embezzlement and Extortion'],
    ['lapd-summary', '434', 'Kidnapping and Trafficking'],
    ['lasd-statistical', '255', 'Traffic Offenses'],
    ['lasd-statistical', '186', 'Administrative Records'],
    ['lasd-statistical', '529', 'Administrative Records'],
  ];
  for (const [scheme, code, crimeType] of were)
    expect(typeOf(scheme, code), `${scheme} ${code}`).toBe(crimeType);
});
