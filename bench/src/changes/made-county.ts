import type { CountHistory } from '@townlight/domain/crime';
import { daysInMonth, monthOfYear, toYearMonth, type YearMonth } from '@townlight/domain/time';
import { seededRandom } from '../measure/seeded-random.ts';
import { drawsFrom } from './draw-counts.ts';

export interface MadeCounty {
  readonly areas: number;
  readonly months: number;
  /** Reports a month of the area in the middle; others lie around it as neighborhoods do. */
  readonly middle: number;
  /** How far a month of one area strays from its mean beyond chance, and one of all areas together (standard deviations, relative). */
  readonly ownStray: number;
  readonly sharedStray: number;
  /** Of the areas this share changes by so much in the months from `changeFrom` on. */
  readonly changed?: { readonly share: number; readonly by: number; readonly from: number };
  readonly seed: number;
}

/** A county in which nothing changes but what is planted; `isChanged` names those areas. */
export function makeCounty(county: MadeCounty): CountHistory & { isChanged: Uint8Array } {
  const { areas, months, changed } = county;
  const random = seededRandom(county.seed);
  const draw = drawsFrom(random);
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
    const all = (season * daysInMonth(at) * draw.gamma(county.sharedStray ** 2)) / 30.4;
    for (let area = 0; area < areas; area++) {
      const planted =
        changed && month >= changed.from && isChanged[area]
          ? (1 + changed.by) ** (isChanged[area] === 1 ? 1 : -1)
          : 1;
      const mean = (usual[area] as number) * all * planted * draw.gamma(county.ownStray ** 2);
      counts[month * areas + area] = draw.poisson(mean);
    }
  }
  return { areas, first, months, counts, follows: allFollow(areas, months), isChanged };
}

export function allFollow(areas: number, months: number): Uint8Array {
  return new Uint8Array(areas * months).fill(1).fill(0, 0, areas);
}
