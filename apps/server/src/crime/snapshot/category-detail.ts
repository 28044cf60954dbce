import type { CrimeCube } from '@townlight/domain/crime';
import type { MonthRange } from '@townlight/domain/time';
import { nicknamesOfSmallBundles } from './bundle-series.ts';
import type { ChosenCategories } from './choose-categories.ts';
import type { PartitionCrime } from './crime-data.ts';
import type { CrimeSnapshot } from './crime-snapshot.ts';

interface SmallPart {
  readonly head: string;
  readonly series: readonly number[];
  /** One per series: `{"crime_type":"Burglary","crime_count":`. */
  readonly nicknameHeads: readonly string[];
}

interface BigPart {
  readonly head: string;
  readonly series: readonly number[];
  readonly small: readonly SmallPart[];
}

/**
 * Makes the `big_bundles` of one area after another as JSON: the chosen categories with their counts
 * in the period. Nicknames without a report are left out: they would be nine tenths of the reply. A small bundle stands under each of its big ones, so the counts of big bundles may
 * add up to more than the area's.
 */
export function categoryDetail(
  snapshot: CrimeSnapshot,
  partition: PartitionCrime,
  chosen: ChosenCategories,
  period: MonthRange,
): (area: number) => string {
  const parts = planParts(snapshot, chosen);
  const cube = partition.nicknames;
  const counts = new Uint32Array(cube.series);
  return (area) => {
    countSeries(cube, area, period, counts);
    return `[${parts.map((part) => bigText(part, counts)).join(',')}]`;
  };
}

function planParts(
  { data: { scheme }, names }: CrimeSnapshot,
  chosen: ChosenCategories,
): BigPart[] {
  const nicknamesOf = nicknamesOfSmallBundles(scheme);
  const smallPart = (name: string): SmallPart => {
    const series = nicknamesOf.get(name) ?? [];
    const nicknameHeads = series.map(
      (s) => `{"crime_type":${JSON.stringify(scheme.nicknames[s]?.name ?? '')},"crime_count":`,
    );
    return { head: `{"name":${JSON.stringify(name)},"total_crime_count":`, series, nicknameHeads };
  };
  const bigNames = chosen.bigBundle === null ? scheme.bigBundles : [chosen.bigBundle];
  return bigNames
    .map((name) => {
      const small = (names.big.get(name) ?? [])
        .filter((s) => chosen.smallBundles === null || chosen.smallBundles.includes(s))
        .map(smallPart);
      return {
        head: `{"name":${JSON.stringify(name)},"total_crime_count":`,
        series: small.flatMap((part) => part.series),
        small,
      };
    })
    .filter((part) => part.small.length > 0);
}

function bigText({ head, series, small }: BigPart, counts: Uint32Array): string {
  const bundles = small.map((part) => {
    const nicknames = part.series.flatMap((s, i) =>
      counts[s] === 0 ? [] : [`${part.nicknameHeads[i]}${counts[s]}}`],
    );
    return `${part.head}${sum(part.series, counts)},"nicknames":[${nicknames.join(',')}]}`;
  });
  return `${head}${sum(series, counts)},"small_bundles":[${bundles.join(',')}]}`;
}

function sum(series: readonly number[], counts: Uint32Array): number {
  let total = 0;
  for (const s of series) total += counts[s] as number;
  return total;
}

/** Counts of every series of one area over a period that ends within the cube. */
function countSeries(cube: CrimeCube, area: number, period: MonthRange, into: Uint32Array): void {
  const { areas, months, first, sums } = cube;
  const before = Math.max(0, period.from - first) * areas + area;
  const until = Math.min(months, period.to + 1 - first) * areas + area;
  const stride = (months + 1) * areas;
  for (let s = 0; s < cube.series; s++) {
    into[s] = (sums[s * stride + until] as number) - (sums[s * stride + before] as number);
  }
}
