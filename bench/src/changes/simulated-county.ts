import type { CountHistory } from '@townlight/domain/crime';
import { daysInMonth, monthOfYear, toYearMonth, type YearMonth } from '@townlight/domain/time';
import { seededRandom } from '../measure/seeded-random.ts';
import { createRandomDistributions } from './random-distributions.ts';

export interface SimulatedCounty {
  readonly areas: number;
  readonly months: number;
  /** Reports a month in the median area; the others are distributed as in real neighborhoods. */
  readonly middle: number;
  /** Relative standard deviation of an area's months beyond chance, by itself and in common with all areas. */
  readonly areaDeviation: number;
  readonly countyDeviation: number;
  /** Plants a change: this share of the areas changes by this relative amount, up or down, from month `from` on. */
  readonly changed?: { readonly share: number; readonly by: number; readonly from: number };
  readonly seed: number;
}

/** Simulates a county without changes except the planted ones, whose areas `isChanged` marks. */
export function simulateCounty(county: SimulatedCounty): CountHistory & { isChanged: Uint8Array } {
  const { areas, months, changed } = county;
  const random = seededRandom(county.seed);
  const draw = createRandomDistributions(random);
  const first = toYearMonth(2021, 1);
  const usual = Float64Array.from(
    { length: areas },
    () => county.middle * Math.exp(0.9 * draw.normal()),
  );
  const isChanged = Uint8Array.from({ length: areas }, () =>
    changed && random() < changed.share ? (random() < 0.5 ? 1 : 2) : 0,
  );
  const counts = new Uint32Array(areas * months);
  for (let month = 0; month < months; month++) {
    const at = (first + month) as YearMonth;
    const season = 1 + 0.08 * Math.cos(((monthOfYear(at) - 8) / 12) * 2 * Math.PI);
    const all = (season * daysInMonth(at) * draw.gamma(county.countyDeviation ** 2)) / 30.4;
    for (let area = 0; area < areas; area++) {
      const planted =
        changed && month >= changed.from && isChanged[area]
          ? (1 + changed.by) ** (isChanged[area] === 1 ? 1 : -1)
          : 1;
      const mean = (usual[area] as number) * all * planted * draw.gamma(county.areaDeviation ** 2);
      counts[month * areas + area] = draw.poisson(mean);
    }
  }
  return { areas, first, months, counts, follows: allFollow(areas, months), isChanged };
}

export function allFollow(areas: number, months: number): Uint8Array {
  return new Uint8Array(areas * months).fill(1).fill(0, 0, areas);
}
