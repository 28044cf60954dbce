import type { CategoryScheme } from '@townlight/domain/bundles';

/** Where the counts of each bundle lie in a partition's `bundles` cube: the big bundles first, then the small. */
export interface BundleSeries {
  readonly big: ReadonlyMap<string, number>;
  readonly small: ReadonlyMap<string, number>;
  /** Index = series: the nicknames it counts, as series of the `nicknames` cube. */
  readonly nicknames: readonly (readonly number[])[];
}

export function bundleSeries(scheme: CategoryScheme): BundleSeries {
  const ofSmall = nicknamesOfSmallBundles(scheme);
  const ofBig = scheme.bigBundles.map((big) =>
    scheme.smallBundles
      .filter(({ bigBundles }) => bigBundles.includes(big))
      .flatMap(({ name }) => ofSmall.get(name) ?? []),
  );
  return {
    big: new Map(scheme.bigBundles.map((name, index) => [name, index])),
    small: new Map([...ofSmall.keys()].map((name, index) => [name, ofBig.length + index])),
    nicknames: [...ofBig, ...ofSmall.values()],
  };
}

/** Small bundle → its nicknames, as series of the `nicknames` cube; in the order of the scheme. */
export function nicknamesOfSmallBundles(
  scheme: CategoryScheme,
): ReadonlyMap<string, readonly number[]> {
  const nicknames = new Map<string, number[]>(scheme.smallBundles.map(({ name }) => [name, []]));
  for (const [series, { smallBundle }] of scheme.nicknames.entries()) {
    if (smallBundle !== null) nicknames.get(smallBundle)?.push(series);
  }
  return nicknames;
}
