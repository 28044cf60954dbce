import type { MonthRange, YearMonth } from '../../time/index.ts';
import { MIN_REPORTS_FOR_RATE } from '../constants.ts';
import type { CountHistory } from './build-count-history.ts';
import { type CountVariation, computeMonthExposure } from './estimate-variation.ts';

/** Fewest complete months under the same rules before a period from which an area’s count is expected. */
export const MIN_HISTORY_MONTHS = 6;

/** Months before a period that its expected counts come from: five years, as Farrington and others use. */
export const BASELINE_MONTHS = 60;

/** Months whose mean an area’s level starts from. */
const START_MONTHS = 12;

/** Bounds of the weight, in months, of the overdispersion common to all areas. */
const SHARED_MONTHS = { least: 24, most: 240 };

/** Standardized residual beyond which a month is an outlier (Noufaily and others 2012). */
const OUTLIER = 2.58;

/** The counts that a period would have if nothing changed, with their uncertainty. Index = area. */
export interface ExpectedCounts {
  /** `NaN` where an area has too few months under the rules of the period. */
  readonly means: Float64Array;
  /** Prediction variance of the counts. */
  readonly variances: Float64Array;
  /** Overdispersion of an area’s months beyond chance, scatter and drift, at least 1. */
  readonly ratios: Float64Array;
  /** Degrees of freedom of the ratios. */
  readonly freedom: Float64Array;
}

/**
 * Expects each area’s count in a period from the months before it alone: the area’s level, carried forward as a local
 * level model does (the newest months weigh most, the more so the more levels drift), times the period’s days and
 * season. An area has none where the period is incomplete or begins under new rules. A single month far off the level,
 * an outbreak, weighs less; a second one in the same direction is a new level.
 */
export function computeExpectedCounts(
  history: CountHistory,
  variation: CountVariation,
  period: MonthRange,
): ExpectedCounts {
  const { areas, first } = history;
  const end = Math.min(history.months, period.from - first);
  const start = Math.max(0, period.from - first - BASELINE_MONTHS);
  const exposures = Float64Array.from({ length: Math.max(0, end) }, (_, month) =>
    month < start ? 0 : computeMonthExposure((first + month) as YearMonth, variation.season),
  );
  const levels = Array.from({ length: areas }, (_, area) =>
    followLevel(history, variation, area, { start, exposures }),
  );
  const { common, weight } = shareOverdispersion(levels);
  const ahead = describePeriod(variation, period);
  const means = new Float64Array(areas).fill(Number.NaN);
  const variances = new Float64Array(areas);
  const ratios = new Float64Array(areas);
  const freedom = new Float64Array(areas);
  for (const [area, { level, error, squares, residuals, months, segment }] of levels.entries()) {
    const all = residuals + weight;
    const ratio = Math.max(1, (squares + weight * common) / all);
    ratios[area] = ratio;
    freedom[area] = all;
    if (months < MIN_HISTORY_MONTHS || !isWithinSegment(history, area, period, segment)) continue;
    const mean = level * ahead.exposure;
    means[area] = mean;
    variances[area] = ratio * (mean + mean ** 2 * (error + ahead.error));
  }
  return { means, variances, ratios, freedom };
}

/**
 * Omits the expected counts under 10, for crimes of which each one matters: nothing is called usual or unusual there,
 * and no relative change is stated.
 */
export function omitSmallExpectedCounts(expected: ExpectedCounts): ExpectedCounts {
  const isLarge = (area: number) => (expected.means[area] as number) >= MIN_REPORTS_FOR_RATE;
  return {
    ...expected,
    means: expected.means.map((mean, area) => (isLarge(area) ? mean : Number.NaN)),
    freedom: expected.freedom.map((freedom, area) => (isLarge(area) ? freedom : 0)),
  };
}

/** Returns whether all months of the period are complete and follow the rules of the segment. */
function isWithinSegment(
  { areas, first, months, segments }: CountHistory,
  area: number,
  { from, to }: MonthRange,
  segment: number,
): boolean {
  for (let month = from - first; month <= to - first; month++) {
    if (month >= months || segments[month * areas + area] !== segment) return false;
  }
  return true;
}

interface Level {
  /** Reports per average month. */
  level: number;
  /** Relative variance of the level. */
  error: number;
  /** Squared standardized residuals of the months that were expected from those before. */
  squares: number;
  residuals: number;
  /** The newest segment of the months, and how many of its months are complete. */
  segment: number;
  months: number;
}

/** Follows one area’s level over its newest segment before the period. */
function followLevel(
  { areas, counts, segments }: CountHistory,
  { scatter, drift }: CountVariation,
  area: number,
  { start, exposures }: { readonly start: number; readonly exposures: Float64Array },
): Level {
  const state: Level = { level: 0, error: 0, squares: 0, residuals: 0, months: 0, segment: 0 };
  const opening = { count: 0, exposure: 0 };
  let lastOutlier = 0;
  for (let month = start; month < exposures.length; month++) {
    const at = month * areas + area;
    const here = segments[at] as number;
    if (here > state.segment) {
      state.segment = here;
      state.months = 0;
      opening.count = 0;
      opening.exposure = 0;
    }
    state.error += drift;
    if (here === 0) continue;
    const count = counts[at] as number;
    const months = exposures[month] as number;
    state.months += 1;
    if (state.months <= START_MONTHS) {
      opening.count += count;
      opening.exposure += months;
      // Half a report more keeps an area without any from being certain of none.
      state.level = (opening.count + 0.5) / opening.exposure;
      state.error =
        1 / (opening.count + 0.5) + scatter / state.months + (drift * (state.months + 1)) / 3;
      lastOutlier = 0;
      continue;
    }
    const mean = state.level * months;
    const noise = 1 / mean + scatter;
    const residual = computeAnscombeResidual(count, mean, mean * mean * (state.error + noise));
    state.squares += Math.min(residual ** 2, OUTLIER ** 2);
    state.residuals += 1;
    const outlier = Math.abs(residual) > OUTLIER ? Math.sign(residual) : 0;
    const isOutbreak = outlier !== 0 && outlier !== lastOutlier;
    lastOutlier = outlier;
    const weight = isOutbreak ? (OUTLIER / residual) ** 2 : 1;
    const gain = (weight * state.error) / (state.error + noise);
    state.level += gain * (count / months - state.level);
    state.error *= 1 - gain;
  }
  return state;
}

/** Returns the period’s exposure and the relative variance that its own months add. */
function describePeriod({ season, scatter, drift }: CountVariation, { from, to }: MonthRange) {
  const months = to - from + 1;
  let all = 0;
  for (let month = from; month <= to; month = (month + 1) as YearMonth) {
    all += computeMonthExposure(month, season);
  }
  // The mean of a random walk’s next n values has the variance (n + 1)(2n + 1)/(6n) of a step.
  const walk = (drift * (months + 1) * (2 * months + 1)) / (6 * months);
  return { exposure: all, error: scatter / months + walk + season.error / months };
}

/**
 * Returns the deviation of a count from its mean in standard deviations, on the scale of the 2/3 power, on which counts
 * are nearly symmetric (Anscombe 1953; Farrington and others 1996).
 */
export function computeAnscombeResidual(count: number, mean: number, variance: number): number {
  const root = Math.cbrt(mean);
  return (1.5 * (Math.cbrt(count) ** 2 - root ** 2) * root) / Math.sqrt(variance);
}

/**
 * Returns the overdispersion common to all areas and its weight in months relative to an area’s own: the less areas
 * differ beyond chance, the more (empirical Bayes, Smyth 2004).
 */
function shareOverdispersion(levels: readonly Level[]): { common: number; weight: number } {
  const known = levels.filter(({ residuals }) => residuals >= START_MONTHS);
  const months = known.reduce((sum, { residuals }) => sum + residuals, 0);
  if (months === 0) return { common: 1, weight: SHARED_MONTHS.least };
  const common = known.reduce((sum, { squares }) => sum + squares, 0) / months;
  // Each area’s mean square differs from the common one by chance with the variance 2/n.
  const between =
    known.reduce(
      (sum, { squares, residuals }) =>
        sum + (squares / residuals / common - 1) ** 2 - 2 / residuals,
      0,
    ) / known.length;
  const weight = between > 0 ? 2 / between : Number.POSITIVE_INFINITY;
  return {
    common,
    weight: Math.min(SHARED_MONTHS.most, Math.max(SHARED_MONTHS.least, weight)),
  };
}
