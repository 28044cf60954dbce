import { listCodes, seedCategories } from '../index.ts';
import { type DifferenceReason, differenceReasons } from './differences.ts';
import { fbiPropertyOffenses, fbiViolentOffenses, toFbiCategory } from './fbi-offenses.ts';

/** A code of an agency with its category here and by the FBI's rules. */
export interface ComparedCode {
  readonly code: string;
  /** The agency's wording. */
  readonly wording: string;
  readonly nickname: string;
  readonly crimeType: string;
  /** The offense of NIBRS; null where the FBI has none. */
  readonly offense: {
    readonly code: string;
    readonly name: string;
    readonly category: string;
  } | null;
  readonly differs: boolean;
  /** Null if there is no difference. */
  readonly reason: DifferenceReason | null;
}

export type { DifferenceReason };

const { nicknames, smallBundles } = seedCategories;
const crimeTypeOf = new Map(nicknames.map(({ name, smallBundle }) => [name, smallBundle]));
const bigBundlesOf = new Map(smallBundles.map(({ name, bigBundles }) => [name, bigBundles]));
const offenses = new Map(listCodes('nibrs').map((row) => [row.code, row]));

/**
 * Compares the codes of a scheme, in the order of its list. A code differs where its reports count as another crime
 * type than reports under its NIBRS offense, or are violent or property crime only here or only at the FBI.
 */
export function compareWithFbi(rules: string): ComparedCode[] {
  return listCodes(rules).map(({ code, description, nibrs, ...row }) => {
    const nickname = row.nickname ?? '';
    const crimeType = crimeTypeOf.get(nickname) ?? '';
    const differs = nibrs === null || !agrees(crimeType, nibrs);
    const name = offenses.get(nibrs ?? '')?.description ?? '';
    return {
      code,
      wording: description,
      nickname,
      crimeType,
      offense:
        nibrs === null ? null : { code: nibrs, name, category: toFbiCategory(nibrs) ?? name },
      differs,
      reason: differs ? (differenceReasons.get(nickname) ?? null) : null,
    };
  });
}

function agrees(crimeType: string, nibrs: string): boolean {
  const bigBundles = bigBundlesOf.get(crimeType) ?? [];
  return (
    crimeTypeOf.get(offenses.get(nibrs)?.nickname ?? '') === crimeType &&
    bigBundles.includes('Violent Crime') === fbiViolentOffenses.includes(nibrs) &&
    bigBundles.includes('Property Crime') === fbiPropertyOffenses.includes(nibrs)
  );
}
