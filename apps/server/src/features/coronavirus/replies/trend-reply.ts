import type { CoronavirusDay } from '@townlight/contract/coronavirus';
import {
  CORONAVIRUS_CHART_DAYS,
  computeTrailingMean,
  countNewCases,
} from '@townlight/domain/coronavirus';
import type { AreaId } from '@townlight/domain/places';
import { addDays, formatDay } from '@townlight/domain/time';
import { NotFound } from '../../../platform/http/errors.ts';
import type { CoronavirusSnapshot } from '../snapshot/coronavirus-snapshot.ts';

/** Decimal places of a mean. */
const MEAN_DIGITS = 1;

/**
 * Builds the reply of `GET /api/health/coronavirus_trend`.
 * @throws NotFound for an unknown neighborhood
 */
export function buildCoronavirusTrend(
  { data, groupOf, withoutReports }: CoronavirusSnapshot,
  neighborhood: AreaId,
): CoronavirusDay[] {
  const group = groupOf.get(neighborhood);
  if (group === undefined) {
    if (withoutReports.has(neighborhood)) return [];
    throw new NotFound(
      `There is no neighborhood “${neighborhood}”; /api/neighborhoods/names lists them all.`,
    );
  }
  const all = Array.from({ length: data.days }, (_, day) => countNewCases(group.totals, day));
  const means = computeTrailingMean(all.map(({ count }) => count));
  return all
    .map(({ count, flag }, day) => {
      const mean = means[day] ?? null;
      return {
        date: formatDay(addDays(data.first, day)),
        case_count: count,
        mean_7_days: mean === null ? null : Number(mean.toFixed(MEAN_DIGITS)),
        flag,
      };
    })
    .slice(-CORONAVIRUS_CHART_DAYS);
}
