import type { CategoryScheme } from '@townlight/domain/bundles';

/** The series of each bundle in a partition's `bundles` cube: first big bundles, then small ones, then all crime. */
export interface BundleSeries {
  readonly big: ReadonlyMap<string, number>;
  readonly small: ReadonlyMap<string, number>;
  /** Types that all agencies record, including uncategorized reports; excludes the small bundles outside. */
  readonly allCrime: number;
  /** Indexed by series: its nicknames, as series of `nicknames`. */
  readonly nicknames: readonly (readonly number[])[];
}

/** @param outside small bundles that all crime excludes */
export function buildBundleSeries(
  scheme: CategoryScheme,
  outside: readonly string[],
): BundleSeries {
  const ofSmall = groupNicknamesBySmallBundle(scheme);
  const ofBig = scheme.bigBundles.map((big) =>
    scheme.smallBundles
      .filter(({ bigBundles }) => bigBundles.includes(big))
      .flatMap(({ name }) => ofSmall.get(name) ?? []),
  );
  const lists = [...ofBig, ...ofSmall.values()];
  const left = new Set(outside);
  return {
    big: new Map(scheme.bigBundles.map((name, index) => [name, index])),
    small: new Map([...ofSmall.keys()].map((name, index) => [name, ofBig.length + index])),
    allCrime: lists.length,
    nicknames: [
      ...lists,
      // The last series counts reports without a nickname.
      [...scheme.nicknames.keys(), scheme.nicknames.length].filter(
        (series) => !left.has(scheme.nicknames[series]?.smallBundle ?? ''),
      ),
    ],
  };
}

/** Returns the nicknames of each small bundle as series of `nicknames`, in the order of the scheme. */
export function groupNicknamesBySmallBundle(
  scheme: CategoryScheme,
): ReadonlyMap<string, readonly number[]> {
  const nicknames = new Map<string, number[]>(scheme.smallBundles.map(({ name }) => [name, []]));
  for (const [series, { smallBundle }] of scheme.nicknames.entries()) {
    if (smallBundle !== null) nicknames.get(smallBundle)?.push(series);
  }
  return nicknames;
}
