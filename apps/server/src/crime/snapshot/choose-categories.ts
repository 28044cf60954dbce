import { type CategoryNames, findBigBundle, findSmallBundle } from '../../bundles/index.ts';
import { BadRequest } from '../../platform/http/errors.ts';
import type { BundleSeries } from './bundle-series.ts';

/** What a request counts: series of the `bundles` cube, `null` for every report, in a category or not. */
export interface ChosenCategories {
  readonly bigBundle: string | null;
  /** In the order of the scheme; `null` for all of the big bundle's. */
  readonly smallBundles: readonly string[] | null;
  readonly series: readonly number[] | null;
  /** The same for every way to write the same choice. */
  readonly key: string;
}

const ALL_CRIME: ChosenCategories = { bigBundle: null, smallBundles: null, series: null, key: '' };

/**
 * Reads `bb` and `sb`. Small bundles are repeated or written as one list with commas.
 * @throws NotFound for a name that is none, BadRequest for a small bundle of another big one
 */
export function chooseCategories(
  names: CategoryNames,
  series: BundleSeries,
  query: { bb?: string | undefined; sb?: string | readonly string[] | undefined },
): ChosenCategories {
  const bigBundle = query.bb?.trim() ? findBigBundle(names, query.bb.trim()) : null;
  const asked = smallBundlesIn(names, query.sb);
  if (asked.size === 0 && bigBundle === null) return ALL_CRIME;
  const ofBig = bigBundle === null ? null : (names.big.get(bigBundle) ?? []);
  for (const name of asked) {
    if (ofBig === null || ofBig.includes(name)) continue;
    throw new BadRequest(
      `sb: "${name}" is not a crime type of "${bigBundle}"; its types are ${ofBig.join(', ')}.`,
    );
  }
  const smallBundles = asked.size > 0 ? [...names.small].filter((name) => asked.has(name)) : null;
  return {
    bigBundle,
    smallBundles,
    series: smallBundles
      ? smallBundles.flatMap((name) => series.small.get(name) ?? [])
      : [series.big.get(bigBundle as string) as number],
    key: JSON.stringify([bigBundle, smallBundles]),
  };
}

/** A name may hold a comma itself, so a text is first tried whole. */
function smallBundlesIn(
  names: CategoryNames,
  sb: string | readonly string[] | undefined,
): ReadonlySet<string> {
  const texts = typeof sb === 'string' ? [sb] : (sb ?? []);
  const found = new Set<string>();
  for (const text of texts) {
    const parts = names.small.has(text) ? [text] : text.split(',');
    for (const part of parts) if (part.trim()) found.add(findSmallBundle(names, part.trim()));
  }
  return found;
}
