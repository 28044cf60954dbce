import type { CodeScheme } from '../agencies.ts';
import { type DifferenceReason, differenceReasons } from './differences.ts';
import { fbiCategory, fbiPropertyCrime, fbiViolentCrime } from './fbi-offenses.ts';
import { nibrsOffenses } from './nibrs-offenses.ts';
import { nicknames } from './nicknames.ts';
import { codesOfScheme } from './seed-categories.ts';
import { smallBundles } from './small-bundles.ts';

/** A code of an agency as it counts here, beside what the FBI's rules have it as. */
export interface ComparedCode {
  readonly code: string;
  /** The agency's own words. */
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
  /** Null where nothing differs. */
  readonly reason: DifferenceReason | null;
}

const crimeTypeOf = new Map(nicknames.map(({ name, smallBundle }) => [name, smallBundle]));
const bigBundlesOf = new Map(smallBundles.map(({ name, bigBundles }) => [name, bigBundles]));
const offenses = new Map(nibrsOffenses.map((row) => [row[0], row]));

/**
 * The codes of a scheme in the order of its list. One differs where its reports count as another crime type than the reports
 * that have its offense of NIBRS for a code, or are violent or property crime here and not at the FBI, or the other way.
 */
export function compareWithFbi(scheme: CodeScheme): ComparedCode[] {
  return codesOfScheme[scheme].map(([code, wording, nickname, nibrs]) => {
    const crimeType = crimeTypeOf.get(nickname) ?? '';
    const differs = nibrs === null || !agrees(crimeType, nibrs);
    const name = offenses.get(nibrs ?? '')?.[1] ?? '';
    return {
      code,
      wording,
      nickname,
      crimeType,
      offense: nibrs === null ? null : { code: nibrs, name, category: fbiCategory(nibrs) ?? name },
      differs,
      reason: differs ? (differenceReasons.get(nickname) ?? null) : null,
    };
  });
}

function agrees(crimeType: string, nibrs: string): boolean {
  const bigBundles = bigBundlesOf.get(crimeType) ?? [];
  return (
    crimeTypeOf.get(offenses.get(nibrs)?.[2] ?? '') === crimeType &&
    bigBundles.includes('Violent Crime') === fbiViolentCrime.includes(nibrs) &&
    bigBundles.includes('Property Crime') === fbiPropertyCrime.includes(nibrs)
  );
}
