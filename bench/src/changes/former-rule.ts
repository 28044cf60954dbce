import {
  type CountHistory,
  computeMonthExposure,
  computeTwoSidedPValue,
  estimateSeasonality,
  MIN_REPORTS_FOR_RATE,
  type Seasonality,
  studentToNormalQuantile,
} from '@townlight/domain/crime';
import { addMonths } from '@townlight/domain/time';
import { countIn, type TestedMonths } from './tested-months.ts';

const SHARED_MONTHS = 24;
const FREEDOM_PER_PAIR = 2 / 3;

/**
 * The rule until decision 0097: a conditional binomial test of two counts, widened by the dispersion of consecutive
 * months. The earlier months are those `lag` months before, or the 12 before together.
 */
export function formerPValues(
  history: CountHistory,
  tested: TestedMonths,
  { lag }: { readonly lag: number | 'mean' },
): number[] {
  const season = estimateSeasonality(history);
  const { ratios, freedom } = formerDispersion(history, season, tested);
  const earlier =
    lag === 'mean' ? { at: tested.at - 12, length: 12 } : { ...tested, at: tested.at - lag };
  const [counts, before] = [countIn(history, tested), countIn(history, earlier)];
  const now = daysOf(history, season, tested);
  const share = now / (now + daysOf(history, season, earlier));
  return Array.from(counts, (count, area) => {
    const all = count + (before[area] as number);
    if (all < MIN_REPORTS_FOR_RATE || freedom[area] === 0) return Number.NaN;
    const deviation = Math.max(0, Math.abs(count - all * share) - 0.5);
    const t = deviation / Math.sqrt(all * share * (1 - share) * (ratios[area] as number));
    return computeTwoSidedPValue(studentToNormalQuantile(t, freedom[area] as number));
  });
}

function daysOf({ first }: CountHistory, season: Seasonality, { at, length }: TestedMonths) {
  return Array.from({ length }, (_, month) =>
    computeMonthExposure(addMonths(first, at + month), season),
  ).reduce((sum, days) => sum + days, 0);
}

function formerDispersion(
  { areas, first, months, counts }: CountHistory,
  season: Seasonality,
  { at: from, length }: TestedMonths,
) {
  const squares = new Float64Array(areas);
  const reports = new Float64Array(areas);
  const pairs = new Float64Array(areas);
  for (let month = 1; month < months; month++) {
    // The steps into and out of the tested months may not widen their own test.
    if (month === from || month === from + length) continue;
    const now = computeMonthExposure(addMonths(first, month), season);
    const share = now / (now + computeMonthExposure(addMonths(first, month - 1), season));
    for (let area = 0; area < areas; area++) {
      const count = counts[month * areas + area] as number;
      const all = count + (counts[(month - 1) * areas + area] as number);
      if (all === 0) continue;
      squares[area] =
        (squares[area] ?? 0) + (count - all * share) ** 2 / (all * share * (1 - share));
      reports[area] = (reports[area] ?? 0) + all - 1;
      pairs[area] = (pairs[area] ?? 0) + 1;
    }
  }
  const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0);
  const rho = Math.max(0, (sum(squares) - sum(pairs)) / sum(reports));
  const ratios = pairs.map((own, area) => {
    const common = 1 + (own > 0 ? (rho * (reports[area] as number)) / own : 0);
    return Math.max(
      1,
      ((squares[area] as number) + SHARED_MONTHS * common) / (own + SHARED_MONTHS),
    );
  });
  return { ratios, freedom: pairs.map((own) => own * FREEDOM_PER_PAIR + SHARED_MONTHS) };
}
