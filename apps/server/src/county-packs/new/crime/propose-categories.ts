import type { CodesCsvRow, NewSmallBundle } from '@townlight/county';
import type { MatchedCode } from './match-offense.ts';
import { SPANISH_BIG_BUNDLES, STARTING_CRIME_TYPES } from './offenses.ts';

/** The categories of a new pack and their Spanish names. */
export interface ProposedCategories {
  readonly bigBundles: readonly string[];
  readonly smallBundles: readonly NewSmallBundle[];
  readonly codes: readonly CodesCsvRow[];
  readonly spanishNames: Readonly<Record<string, string>>;
}

/** Lists the crime types that occur, and every code with its own; a code without one has an empty cell to fill in. */
export function proposeCategories(
  codes: readonly MatchedCode[],
  rules: string,
): ProposedCategories {
  const used = new Set(codes.map(({ crimeType }) => crimeType));
  const types = STARTING_CRIME_TYPES.filter((type) => used.has(type));
  const bigBundles = Object.keys(SPANISH_BIG_BUNDLES).filter((name) =>
    types.some((type) => type.bigBundles.includes(name)),
  );
  return {
    bigBundles,
    smallBundles: types.map(({ name, bigBundles: big }) => ({
      name,
      bigBundles: big,
      nicknames: [name],
    })),
    codes: codes.map(({ code, description, crimeType, nibrs }) => ({
      rules,
      code,
      description,
      nickname: crimeType?.name ?? null,
      nibrs,
    })),
    spanishNames: Object.fromEntries([
      ...bigBundles.map((name) => [name, SPANISH_BIG_BUNDLES[name]]),
      ...types.map(({ name, spanish }) => [name, spanish]),
    ]),
  };
}
