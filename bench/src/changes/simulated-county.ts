import type { CountHistory } from '@townlight/domain/crime';
import { daysInMonth, monthOfYear, toYearMonth, type YearMonth } from '@townlight/domain/time';
import { createRandomDistributions, seededRandom } from '../measure/random-numbers.ts';

export interface SimulatedCounty {
  readonly areas: number;
  readonly months: number;
  /** Reports a month in the median area; the others are distributed as in real neighborhoods. */
  readonly middle: number;
  /** Relative standard deviation of an area's months beyond chance, by itself and in common with all areas. */
  readonly scatter: number;
  readonly countyScatter: number;
  /** Relative standard deviation of the step of an area's level from month to month. */
  readonly drift: number;
  readonly seed: number;
}

/** A change of the first areas of a county in its last months. */
export interface PlantedChange {
  /** Reports a month before the change; by default the areas keep theirs. */
  readonly usual?: number;
  /** 1 is twice as many; each of the first areas has the next of these. */
  readonly effects: readonly number[];
  readonly length: number;
}

/** A county without changes, into whose first areas changes can be planted. */
export interface Simulated {
  readonly history: CountHistory;
  plant(change: PlantedChange): CountHistory;
}

export function simulateCounty(county: SimulatedCounty): Simulated {
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
    common[month] = (season * daysInMonth(at) * draw.gamma(county.countyScatter ** 2)) / 30.4375;
    for (let area = 0; area < areas; area++) {
      levels[area] =
        (levels[area] as number) * Math.exp(county.drift * draw.normal() - county.drift ** 2 / 2);
      const mean = (levels[area] as number) * (common[month] as number);
      counts[month * areas + area] = draw.poisson(mean * draw.gamma(county.scatter ** 2));
    }
  }
  const segments = new Uint8Array(areas * months).fill(1);
  const history: CountHistory = { areas, first, months, counts, segments };
  return {
    history,
    plant({ usual, effects, length }) {
      const planted = counts.slice();
      for (const [area, effect] of effects.entries()) {
        let level = usual ?? (levels[area] as number);
        // Backward from the last month before the change, so that the level there is the usual one.
        for (let month = months - 1; month >= 0; month--) {
          const changed = month >= months - length;
          const mean = level * (common[month] as number) * (changed ? 1 + effect : 1);
          planted[month * areas + area] = draw.poisson(mean * draw.gamma(county.scatter ** 2));
          if (!changed) level *= Math.exp(county.drift * draw.normal());
        }
      }
      return { ...history, counts: planted };
    },
  };
}
