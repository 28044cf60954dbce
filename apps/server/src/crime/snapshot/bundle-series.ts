import type { CategoryScheme } from '@townlight/domain/bundles';

/** Where the counts of each bundle lie in a partition's `bundles` cube: the big bundles first, then the small, then all crime. */
export interface BundleSeries {
  readonly big: ReadonlyMap<string, number>;
  readonly small: ReadonlyMap<string, number>;
  /** What all agencies record: everything but the small bundles outside; what has no category yet counts. */
  readonly allCrime: number;
  /** Index = series: the nicknames it counts, as series of `nicknames`. */
  readonly nicknames: readonly (readonly number[])[];
}

/** @param outside small bundles that all crime leaves out */
export function bundleSeries(scheme: CategoryScheme, outside: readonly string[]): BundleSeries {
  const ofSmall = nicknamesOfSmallBundles(scheme);
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
      // the last series holds what has no nickname
      [...scheme.nicknames.keys(), scheme.nicknames.length].filter(
        (series) => !left.has(scheme.nicknames[series]?.smallBundle ?? ''),
      ),
    ],
  };
}

/** Small bundle → its nicknames, as series of `nicknames`; in the order of the scheme. */
export function nicknamesOfSmallBundles(
  scheme: CategoryScheme,
): ReadonlyMap<string, readonly number[]> {
  const nicknames = new Map<string, number[]>(scheme.smallBundles.map(({ name }) => [name, []]));
  for (const [series, { smallBundle }] of scheme.nicknames.entries()) {
    if (smallBundle !== null) nicknames.get(smallBundle)?.push(series);
  }
  return nicknames;
}
