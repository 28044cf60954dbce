import { readFileSync } from 'node:fs';
import { findNicknameByCode } from '@townlight/domain/crime';
import { expect, test } from 'vitest';
import { agencies, crimeSources, seedCategories } from '../index.ts';
import { listCodeShares } from '../sample/kind-codes.ts';
import { type OffenseKindName, offenseKinds } from '../sample/offense-kinds.ts';
import { DOMESTIC_CODES, DOMESTIC_SUFFIX, toLapdNibrsCode } from './lapd-nibrs-code.ts';

const { codeClasses: lasdCodeClasses = [] } = crimeSources.sources.lasd;
const { bigBundles, smallBundles, nicknames, descriptions } = seedCategories;

const repeated = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at);
const names = (rows: { name: string }[]) => rows.map(({ name }) => name);
const orphans = (offered: string[], used: Iterable<string | null>) => {
  const inUse = new Set(used);
  return offered.filter((name) => !inUse.has(name));
};

test('category names are unique within each table', () => {
  expect(repeated(names(bigBundles))).toEqual([]);
  expect(repeated(names(smallBundles))).toEqual([]);
  expect(repeated(names(nicknames))).toEqual([]);
});

test('each code of an agency occurs once and has an existing nickname', () => {
  const known = new Set(names(nicknames));
  const seen = new Set<string>();
  for (const { agency, code, nickname } of descriptions) {
    expect(seen.has(`${agency} ${code}`), `${agency} ${code} twice`).toBe(false);
    seen.add(`${agency} ${code}`);
    expect(nickname !== null && known.has(nickname), `${agency} ${code}: ${nickname}`).toBe(true);
  }
});

test('one wording of an agency never has two nicknames', () => {
  const nicknameOf = new Map<string, string | null>();
  for (const { agency, name, nickname } of descriptions) {
    const wording = `${agency} ${name}`;
    expect(nicknameOf.get(wording) ?? nickname, wording).toBe(nickname);
    nicknameOf.set(wording, nickname);
  }
});

test('descriptions are in upper case, as the agencies write them', () => {
  expect(descriptions.filter(({ name }) => name !== name.toUpperCase())).toEqual([]);
});

test('every nickname is in a small bundle, every small bundle in a big bundle, and none is empty', () => {
  expect(
    orphans(
      nicknames.map((row) => row.smallBundle),
      names(smallBundles),
    ),
  ).toEqual([]);
  expect(
    orphans(
      smallBundles.flatMap((row) => row.bigBundles),
      names(bigBundles),
    ),
  ).toEqual([]);
  expect(smallBundles.filter((row) => row.bigBundles.length === 0)).toEqual([]);
  expect(
    orphans(
      names(nicknames),
      // a code that is on no list is classified by its number
      [...descriptions.map((row) => row.nickname), findNicknameByCode(lasdCodeClasses, '733')],
    ),
  ).toEqual([]);
  expect(
    orphans(
      names(smallBundles),
      nicknames.map((row) => row.smallBundle),
    ),
  ).toEqual([]);
  expect(
    orphans(
      names(bigBundles),
      smallBundles.flatMap((row) => row.bigBundles),
    ),
  ).toEqual([]);
});

test('Burglary is a small bundle, and burglary of a home, a shop or a NIBRS record is in it', () => {
  const smallBundleOf = (agency: string, code: string) => {
    const nickname = descriptions.find(
      (row) => row.agency === agency && row.code === code,
    )?.nickname;
    return nicknames.find(({ name }) => name === nickname)?.smallBundle;
  };
  expect(names(smallBundles)).toContain('Burglary');
  expect(smallBundleOf('lapd', '310')).toBe('Burglary');
  expect(smallBundleOf('lapd', toLapdNibrsCode('220'))).toBe('Burglary');
  expect(smallBundleOf('lapd', '220')).toBe('Robbery');
  expect(smallBundleOf('lasd', '64')).toBe('Burglary');
  expect(smallBundleOf('glendale-pd', '220')).toBe('Burglary');
});

test('all 133 summary codes and all NIBRS codes of LAPD are there', () => {
  const lapd = descriptions.filter(({ agency }) => agency === 'lapd');
  const nibrs = lapd.filter(({ code }) => code.startsWith('NIBRS-'));
  expect(lapd.length - nibrs.length).toBe(133);
  // flagged assaults have separate codes
  const plain = nibrs.filter(({ code }) => !code.endsWith(DOMESTIC_SUFFIX));
  expect(plain.length).toBe(descriptions.filter(({ agency }) => agency === 'vernon-pd').length);
  expect(nibrs.length - plain.length).toBe(DOMESTIC_CODES.length);
});

test('a code of the Sheriff that no list names is of the kind of its neighbors', () => {
  const known = new Set(names(nicknames));
  expect(lasdCodeClasses.filter(({ nickname }) => !known.has(nickname))).toEqual([]);
  expect(findNicknameByCode(lasdCodeClasses, '231')).toBe('Gambling');
  expect(findNicknameByCode(lasdCodeClasses, '733')).toBe('Non-Criminal Record');
  // its list has a shooting of a suspect among homicides; it does not define the others
  expect(findNicknameByCode(lasdCodeClasses, '14')).toBeNull();
  expect(findNicknameByCode(lasdCodeClasses, '23A')).toBeNull();
});

test('the agencies are those that police a neighborhood', () => {
  const [, ...rows] = readFileSync(new URL('../../coverage.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const policing = new Set(rows.map((row) => row.split(',')[1]));
  expect(agencies.map(({ slug }) => slug).sort()).toEqual([...policing].sort());
});

test('no record of the sample needs a category', () => {
  const named = new Set(seedCategories.descriptions.map(({ agency, code }) => `${agency} ${code}`));
  const kinds = Object.keys(offenseKinds) as OffenseKindName[];
  const written = [
    ['lapd', 'lapd-nibrs'],
    ['lasd', 'lasd-statistical'],
    ['vernon-pd', 'nibrs'],
  ] as const;
  const codes = written.flatMap(([agency, scheme]) =>
    kinds.flatMap((kind) => listCodeShares(kind, scheme).map(([code]) => `${agency} ${code}`)),
  );
  expect(codes.length).toBeGreaterThan(150);
  expect(codes.filter((code) => !named.has(code))).toEqual([]);
});
