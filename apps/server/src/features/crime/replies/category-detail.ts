import type { AreaCrimes } from '@townlight/contract/crime';
import { sumAreaBySeries } from '@townlight/domain/crime';
import type { MonthRange } from '@townlight/domain/time';
import { groupNicknamesBySmallBundle } from '../snapshot/bundle-series.ts';
import type { PartitionCrime } from '../snapshot/crime-data.ts';
import type { CrimeSnapshot } from '../snapshot/crime-snapshot.ts';
import { findUnrecordedAreas } from '../snapshot/recording.ts';
import type { ChosenCategories } from './choose-categories.ts';

type BigBundleCounts = NonNullable<AreaCrimes['big_bundles']>[number];

/** A small or big bundle with its nicknames as series. */
interface BundleTypes {
  readonly name: string;
  readonly series: readonly number[];
  /** Per area, 1 where an agency that polices it does not record the bundle; null if all agencies do. */
  readonly unrecorded: Uint8Array | null;
}

/**
 * Returns a function that lists the `big_bundles` of an area: the chosen categories with their counts in the period,
 * `null` where an agency that polices the area does not record them. Omits what all crime excludes, and nicknames
 * without a report, which would be nine tenths of the reply. A small bundle appears under each of its big bundles, so
 * the counts of big bundles may add up to more than the area's.
 */
export function createAreaCategoriesLookup(
  snapshot: CrimeSnapshot,
  partition: PartitionCrime,
  chosen: ChosenCategories,
  period: MonthRange,
): (area: number) => BigBundleCounts[] {
  const { scheme } = snapshot.data;
  const bundles = listBundles(snapshot, partition, chosen, period);
  const { nicknames } = partition;
  const counts = new Uint32Array(nicknames.series);
  const countOf = ({ series, unrecorded }: BundleTypes, area: number) =>
    unrecorded?.[area] === 1 ? null : series.reduce((sum, s) => sum + (counts[s] as number), 0);
  return (area) => {
    sumAreaBySeries(nicknames, area, period, counts);
    return bundles.map(({ big, small }) => ({
      name: big.name,
      total_crime_count: countOf(big, area),
      small_bundles: small.map((type) => ({
        name: type.name,
        total_crime_count: countOf(type, area),
        nicknames: (type.unrecorded?.[area] === 1 ? [] : type.series)
          .filter((s) => counts[s] !== 0)
          .map((s) => ({
            crime_type: scheme.nicknames[s]?.name ?? '',
            crime_count: counts[s] as number,
          })),
      })),
    }));
  };
}

/** Returns the chosen big bundles that have a chosen type. */
function listBundles(
  { data, names }: CrimeSnapshot,
  partition: PartitionCrime,
  chosen: ChosenCategories,
  period: MonthRange,
): { readonly big: BundleTypes; readonly small: readonly BundleTypes[] }[] {
  const nicknamesOf = groupNicknamesBySmallBundle(data.scheme);
  const describe = (name: string, types: readonly string[]): BundleTypes => ({
    name,
    series: types.flatMap((type) => nicknamesOf.get(type) ?? []),
    unrecorded: findUnrecordedAreas(data, partition, new Set(types), period),
  });
  const common = chosen.bigBundle === null && chosen.smallBundles === null && chosen.series;
  const outside = new Set(common ? data.recording.outsideAllCrime : []);
  const bigNames = chosen.bigBundle === null ? data.scheme.bigBundles : [chosen.bigBundle];
  return bigNames
    .map((name) => {
      const types = (names.big.get(name) ?? []).filter(
        (s) => !outside.has(s) && (chosen.smallBundles === null || chosen.smallBundles.includes(s)),
      );
      return { big: describe(name, types), small: types.map((type) => describe(type, [type])) };
    })
    .filter(({ small }) => small.length > 0);
}
