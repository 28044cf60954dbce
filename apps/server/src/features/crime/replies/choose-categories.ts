import type { Basket } from '@townlight/contract/crime';
import { BadRequest } from '../../../platform/http/errors.ts';
import { type CategoryNames, requireBigBundle, requireSmallBundle } from '../../bundles/index.ts';
import type { BundleSeries } from '../snapshot/bundle-series.ts';

/**
 * The categories that a request counts, as series of the `bundles` cube; `null` series count every report on record.
 */
export interface ChosenCategories {
  readonly bigBundle: string | null;
  /** In the order of the scheme; `null` for all of the big bundle's. */
  readonly smallBundles: readonly string[] | null;
  readonly series: readonly number[] | null;
  /** The counted small bundles, to determine which agencies record them all; null if that does not matter. */
  readonly types: ReadonlySet<string> | null;
  /** Cache key; equal for equivalent choices. */
  readonly key: string;
}

/** Every report on record, including types that only some agencies record. */
const EVERYTHING: ChosenCategories = {
  bigBundle: null,
  smallBundles: null,
  series: null,
  types: null,
  key: 'everything',
};

/** Returns the offenses that all agencies record. */
export function selectAllCrime({ allCrime: series }: BundleSeries): ChosenCategories {
  return { bigBundle: null, smallBundles: null, series: [series], types: null, key: '' };
}

/**
 * Returns one small bundle.
 * @param name as in the scheme
 */
export function selectCrimeType(
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
 * Parses `bb`, `sb` and `basket`, which matters only without `bb` and `sb`. Small bundles are repeated or
 * comma-separated.
 * @throws NotFound for an unknown name, BadRequest for a small bundle of another big bundle
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
  const bigBundle = query.bb?.trim() ? requireBigBundle(names, query.bb.trim()) : null;
  const requested = smallBundlesIn(names, query.sb);
  if (requested.size === 0 && bigBundle === null)
    return query.basket === 'everything' ? EVERYTHING : selectAllCrime(series);
  const ofBig = bigBundle === null ? null : (names.big.get(bigBundle) ?? []);
  for (const name of requested) {
    if (ofBig === null || ofBig.includes(name)) continue;
    throw new BadRequest(
      `sb: "${name}" is not a crime type of "${bigBundle}"; its types are ${ofBig.join(', ')}.`,
    );
  }
  const smallBundles =
    requested.size > 0 ? [...names.small].filter((name) => requested.has(name)) : null;
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

/** Tries a text as one name first, because a name may contain a comma. */
function smallBundlesIn(
  names: CategoryNames,
  sb: string | readonly string[] | undefined,
): ReadonlySet<string> {
  const texts = typeof sb === 'string' ? [sb] : (sb ?? []);
  const found = new Set<string>();
  for (const text of texts) {
    const candidates = names.small.has(text) ? [text] : text.split(',');
    for (const candidate of candidates)
      if (candidate.trim()) found.add(requireSmallBundle(names, candidate.trim()));
  }
  return found;
}
