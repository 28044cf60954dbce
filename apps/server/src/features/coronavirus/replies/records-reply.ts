import type { CoronavirusRecord } from '@townlight/contract/coronavirus';
import { NO_CASE_TOTAL, rankByInfectionRate } from '@townlight/domain/coronavirus';
import { roundRatio } from '@townlight/domain/numbers';
import { type Day, formatDay } from '@townlight/domain/time';
import type { CoronavirusSnapshot } from '../snapshot/coronavirus-snapshot.ts';

const PER = 100_000;
/** Decimal places of cases per resident and per 100,000 residents. */
const DIGITS = { rate: 6, per100K: 1 };

/** Builds the reply of `GET /api/health/coronavirus`: all neighborhoods with a total on a day. */
export function buildCoronavirusRecords(
  { data, last }: CoronavirusSnapshot,
  day: Day,
): CoronavirusRecord[] {
  const at = day - data.first;
  const groups = data.groups
    .map((group) => ({
      ...group,
      min: group.totals.min[at] ?? NO_CASE_TOTAL,
      max: group.totals.max[at] ?? NO_CASE_TOTAL,
      counted: group.totals.counted[at] ?? 0,
    }))
    .filter(({ min }) => min !== NO_CASE_TOTAL);
  const standings = rankByInfectionRate(
    groups.map(({ min, max, residents }) => ({
      cases: min === max ? min : null,
      residents,
    })),
  );
  const [date, through] = [formatDay(day), formatDay(last ?? day)];
  return groups.map((group, i) => {
    const { neighborhoods, name, min, max, counted, labels } = group;
    const isSuppressed = min !== max;
    const { rank = null, unranked = null } = standings[i] ?? {};
    // spec 9: suppressed counts give 0
    const rateTo = (digits: number, per = 1) =>
      isSuppressed ? 0 : group.residents ? roundRatio(min * per, group.residents, digits) : null;
    return {
      neighborhood: neighborhoods[0] as string,
      name,
      neighborhoods: [...neighborhoods],
      total_cases: isSuppressed ? null : min,
      at_least: isSuppressed ? min : null,
      at_most: isSuppressed ? max : null,
      is_suppressed: isSuppressed,
      suppressed_because: isSuppressed ? suppressionReason(labels.length) : null,
      date,
      through,
      ranking: rank,
      unranked,
      infection_rate: rateTo(DIGITS.rate),
      infection_rate_per_100K: rateTo(DIGITS.per100K, PER),
      total_population: group.residents,
      population_of: group.residentsOf,
      partial: counted < labels.length,
    };
  });
}

function suppressionReason(reportingAreas: number): CoronavirusRecord['suppressed_because'] {
  return reportingAreas > 1 ? 'reporting-area' : 'small-count';
}
