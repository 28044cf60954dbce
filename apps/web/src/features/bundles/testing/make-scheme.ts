import type { SchemeReplies } from '../model/loaded-scheme-tables.ts';

/** Makes a scheme of two big bundles, three small ones, four nicknames and five descriptions of two agencies. */
export function makeScheme(changed: Partial<SchemeReplies> = {}): SchemeReplies {
  return {
    big: [
      { name: 'Property Crime', small_bundles: 2 },
      { name: 'Violent Crime', small_bundles: 2 },
    ],
    small: [
      { name: 'Assault', big_bundles: ['Violent Crime'], nicknames: 1 },
      { name: 'Burglary', big_bundles: ['Property Crime'], nicknames: 1 },
      { name: 'Robbery', big_bundles: ['Property Crime', 'Violent Crime'], nicknames: 1 },
    ],
    nicknames: [
      nickname('Burglary', 'Burglary', 'Property Crime'),
      nickname('Found Narcotics', null, null),
      nickname('Simple Assault', 'Assault', 'Violent Crime'),
      nickname('Street Robbery', 'Robbery', 'Property Crime, Violent Crime'),
    ],
    crime_descriptions: [
      description('LAPD', '624', 'BATTERY - SIMPLE ASSAULT', 'Simple Assault', 5214),
      description('LAPD', '310', 'BURGLARY', 'Burglary', 2804),
      description('LAPD', '210', 'ROBBERY', 'Street Robbery', 900),
      description('LASD', '383', 'LARCENY THEFT: From a Locker', null, 21),
      description('LASD', '172', 'BURGLARY', null, 39),
    ],
    ...changed,
  };
}

function nickname(name: string, small: string | null, bigs: string | null) {
  return { name, small_bundle_name: small, big_bundle_name: bigs, descriptions: 1, records: 1 };
}

function description(
  agency: string,
  code: string,
  name: string,
  nickname: string | null,
  records: number,
) {
  return {
    name,
    nickname,
    small_bundle_name: null,
    big_bundle_name: null,
    agency,
    code,
    records,
  };
}
