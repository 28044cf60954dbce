import type { CodeScheme } from '../agencies.ts';
import { type DifferenceReason, differenceReasons } from './differences.ts';
import { fbiPropertyOffenses, fbiViolentOffenses, toFbiCategory } from './fbi-offenses.ts';
import { nibrsOffenses } from './nibrs-offenses.ts';
import { nicknames } from './nicknames.ts';
import { smallBundles } from './seed-bundles.ts';
import { offensesByScheme } from './seed-categories.ts';

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

const crimeTypeOf = new Map(nicknames.map(({ name, smallBundle }) => [name, smallBundle]));
const bigBundlesOf = new Map(smallBundles.map(({ name, bigBundles }) => [name, bigBundles]));
const offenses = new Map(nibrsOffenses.map((row) => [row[0], row]));

/**
 * Compares the codes of a scheme, in the order of its list. A code differs where its reports count as another crime
 * type than reports under its NIBRS offense, or are violent or property crime only here or only at the FBI.
 */
export function compareWithFbi(scheme: CodeScheme): ComparedCode[] {
  return offensesByScheme[scheme].map(([code, wording, nickname, nibrs]) => {
    const crimeType = crimeTypeOf.get(nickname) ?? '';
    const differs = nibrs === null || !agrees(crimeType, nibrs);
    const name = offenses.get(nibrs ?? '')?.[1] ?? '';
    return {
      code,
      wording,
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
    crimeTypeOf.get(offenses.get(nibrs)?.[2] ?? '') === crimeType &&
    bigBundles.includes('Violent Crime') === fbiViolentOffenses.includes(nibrs) &&
    bigBundles.includes('Property Crime') === fbiPropertyOffenses.includes(nibrs)
  );
}
