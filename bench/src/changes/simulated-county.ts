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
  readonly stray: number;
  readonly countyStray: number;
  /** Relative standard deviation of the step of an area's level from month to month. */
  readonly drift: number;
  readonly seed: number;
}

/** One more area, whose counts are `usual` a month but for the last `length` months, which have `effect` more. */
export interface PlantedArea {
  readonly usual: number;
  readonly effect: number;
  readonly length: number;
}

/** The means of a county’s months and a source of numbers to draw counts from. */
export interface CountyMeans {
  readonly areas: number;
  readonly months: number;
  readonly first: YearMonth;
  /** Areas’ own months, then one column of the county’s season, days and common stray. */
  readonly history: CountHistory;
  plant(area: PlantedArea): CountHistory;
}

/** Simulates a county without changes, into whose first area changes can be planted. */
export function simulateCounty(county: SimulatedCounty): CountyMeans {
  const { areas, months } = county;
  const random = seededRandom(county.seed);
  const draw = createRandomDistributions(random);
  const first = toYearMonth(2021, 1);
  const levels = Float64Array.from(
    { length: areas },
    () => county.middle * Math.exp(0.9 * draw.normal()),
  );
  const counts = new Uint32Array(areas * months);
  const common = new Float64Array(months);
  for (let month = 0; month < months; month++) {
    const at = (first + month) as YearMonth;
    const season = 1 + 0.08 * Math.cos(((monthOfYear(at) - 8) / 12) * 2 * Math.PI);
    common[month] = (season * daysInMonth(at) * draw.gamma(county.countyStray ** 2)) / 30.4375;
    for (let area = 0; area < areas; area++) {
      levels[area] =
        (levels[area] as number) *
        Math.exp(county.drift * draw.normal() - county.drift ** 2 / 2);
      const mean = (levels[area] as number) * (common[month] as number);
      counts[month * areas + area] = draw.poisson(mean * draw.gamma(county.stray ** 2));
    }
  }
  const segments = new Uint8Array(areas * months).fill(1);
  const history: CountHistory = { areas, first, months, counts, segments };
  return {
    areas,
    months,
    first,
    history,
    plant({ usual, effect, length }) {
      const planted = counts.slice();
      let level = usual;
      const drawn = Array.from({ length: months }, (_, month) => {
        // Drift is drawn backward from the last month before the change, so that the level there is the usual one.
        const mean = level * (common[months - 1 - month] as number);
        if (month >= length) level *= Math.exp(county.drift * draw.normal());
        return mean;
      }).reverse();
      for (const [month, mean] of drawn.entries()) {
        const more = month >= months - length ? 1 + effect : 1;
        planted[month * areas] = draw.poisson(mean * more * draw.gamma(county.stray ** 2));
      }
      return { ...history, counts: planted };
    },
  };
}
