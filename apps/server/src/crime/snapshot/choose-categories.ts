import type { Basket } from '@townlight/contract/crime';
import { type CategoryNames, findBigBundle, findSmallBundle } from '../../bundles/index.ts';
import { BadRequest } from '../../platform/http/errors.ts';
import type { BundleSeries } from './bundle-series.ts';

/** What a request counts: series of the `bundles` cube, `null` for every report on record, in a category or not. */
export interface ChosenCategories {
  readonly bigBundle: string | null;
  /** In the order of the scheme; `null` for all of the big bundle's. */
  readonly smallBundles: readonly string[] | null;
  readonly series: readonly number[] | null;
  /** The small bundles that are counted, by which it is told who records them all; null where nobody need. */
  readonly types: ReadonlySet<string> | null;
  /** The same for every way to write the same choice. */
  readonly key: string;
}

/** Every report on record, whatever agencies record beside the common basket. */
const EVERYTHING: ChosenCategories = {
  bigBundle: null,
  smallBundles: null,
  series: null,
  types: null,
  key: 'everything',
};

/** The offenses that all agencies record. */
export function allCrime({ allCrime: series }: BundleSeries): ChosenCategories {
  return { bigBundle: null, smallBundles: null, series: [series], types: null, key: '' };
}

/** One small bundle. @param name as it is in the scheme */
export function oneType(
  { seriesOf }: { readonly seriesOf: BundleSeries },
  name: string,
): ChosenCategories {
  return {
    bigBundle: null,
    smallBundles: [name],
    series: [seriesOf.small.get(name) as number],
    types: new Set([name]),
    key: JSON.stringify([null, [name]]),
  };
}

/**
 * Reads `bb`, `sb` and `basket`, which matters only where neither of them does. Small bundles are repeated or written as one list with commas.
 * @throws NotFound for a name that is none, BadRequest for a small bundle of another big one
 */
export function chooseCategories(
  names: CategoryNames,
  series: BundleSeries,
  query: {
    bb?: string | undefined;
    sb?: string | readonly string[] | undefined;
    basket?: Basket | undefined;
  },
): ChosenCategories {
  const bigBundle = query.bb?.trim() ? findBigBundle(names, query.bb.trim()) : null;
  const asked = smallBundlesIn(names, query.sb);
  if (asked.size === 0 && bigBundle === null)
    return query.basket === 'everything' ? EVERYTHING : allCrime(series);
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
    types: new Set(smallBundles ?? ofBig ?? []),
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
