import { addMonths, type MonthRange } from '@townlight/domain/time';
import { chooseCategories } from '../../../apps/server/src/features/crime/replies/choose-categories.ts';
import type { CrimeSnapshot } from '../../../apps/server/src/features/crime/snapshot/crime-snapshot.ts';
import { seededRandom } from '../measure/random-numbers.ts';
import type { RankingQuery } from './ranking-query.ts';

/**
 * Samples the requests of the pages: one month, 12 months or another period × all crime, one category or one to three
 * types.
 */
export function sampleQueries(snapshot: CrimeSnapshot, count: number, seed = 1): RankingQuery[] {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const { scheme, first, months } = snapshot.data;
  const pick = <Item>(items: readonly Item[]) => items[below(items.length)] as Item;

  const periodOf = (long: number): MonthRange => {
    const from = addMonths(first, below(months - long + 1));
    return { from, to: addMonths(from, long - 1) };
  };
  const length = () => pick([() => 1, () => Math.min(12, months), () => 2 + below(months - 1)])();
  const bundles = (): readonly number[] | null => {
    const chosen = pick([
      () => ({}),
      () => ({ bb: pick(scheme.bigBundles) }),
      () => ({ sb: Array.from({ length: 1 + below(3) }, () => pick(scheme.smallBundles).name) }),
    ])();
    return chooseCategories(snapshot.names, snapshot.seriesOf, chosen).series;
  };
  const nicknamesOf = (bundle: number) => snapshot.seriesOf.nicknames[bundle] ?? [];
  return Array.from({ length: count }, () => {
    const query = { period: periodOf(length()), bundles: bundles() };
    return { ...query, series: query.bundles?.flatMap(nicknamesOf) ?? null };
  });
}
