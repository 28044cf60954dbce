import type { SimilarAreaRates } from '@townlight/contract/crime/similar-rates';
import { parseYearMonth, toYearMonth, type YearMonth } from '@townlight/domain/time';

/** One month of a line. */
export interface LineMonth {
  /** Per resident; `null` where the month has none. */
  readonly rate: number | null;
  readonly provisional: boolean;
}

/** One comparison line, by month. */
export interface SimilarLine {
  readonly key: 'county' | 'similar';
  readonly months: ReadonlyMap<YearMonth, LineMonth>;
  /** Counts before and after are not comparable: the line stops before such a month. */
  readonly breaks: ReadonlySet<YearMonth>;
}

export function toSimilarLines({ county, similar }: SimilarAreaRates): readonly SimilarLine[] {
  return [lineOf('county', county), lineOf('similar', similar)];
}

function lineOf(
  key: SimilarLine['key'],
  line: Pick<SimilarAreaRates['similar'], 'months' | 'breaks'>,
): SimilarLine {
  return {
    key,
    months: new Map(line.months.map((one) => [toYearMonth(one.year, one.month), one])),
    breaks: new Set(line.breaks.flatMap((month) => parseYearMonth(month) ?? [])),
  };
}

/**
 * Returns the path of a line over points from left to right, oldest first; it is interrupted at a month without a rate
 * and at a break.
 */
export function buildLinePath(
  points: readonly { readonly month: YearMonth; readonly x: number; readonly y: number | null }[],
  breaks: ReadonlySet<YearMonth>,
): string {
  let path = '';
  let drawing = false;
  for (const [at, { month, x, y }] of points.entries()) {
    if (y !== null) {
      const goesOn = drawing && !breaks.has(month);
      const next = points[at + 1];
      const isAlone = !goesOn && (next === undefined || next.y === null || breaks.has(next.month));
      // an isolated month is a short dash, since a point would be invisible
      path += isAlone
        ? `M${(x - 4).toFixed(1)} ${y.toFixed(1)}h8`
        : `${goesOn ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
    }
    drawing = y !== null;
  }
  return path;
}
