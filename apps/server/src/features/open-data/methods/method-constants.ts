import type { MethodConstant } from '@townlight/contract/methods';
import {
  BASELINE_MONTHS,
  CRIME_COLOR_CLASSES,
  EARLIEST_PERIOD_YEAR,
  EMPTY_DAYS_SIGNIFICANCE,
  FALSE_DISCOVERY_RATE,
  MAX_MONTHS_WITHOUT_COMPLETE_RECORD,
  MAX_SIMILAR_AREAS,
  MAX_SIMILAR_RESIDENTS_RATIO,
  MAX_STRAGGLER_SHARE,
  MAX_THIN_MONTH_SHARE,
  MIN_AREAS_FOR_MEDIAN,
  MIN_COUNTY_SHARE_FOR_RATE,
  MIN_HISTORY_MONTHS,
  MIN_POLICED_SHARE,
  MIN_REPORTS_FOR_RATE,
  MIN_REPORTS_FOR_STABLE_RATE,
  MIN_RESIDENTS_FOR_RATE,
  MIN_USUAL_RECORDS,
  MIN_YEARS_FOR_SEASONALITY,
  NEARBY_MONTHS,
  POISSON_EXACT_UP_TO,
  RATE_BASE,
  RATE_DECIMALS,
  REPORTING_LAG_DAYS,
  SIGNIFICANCE_LEVEL,
  SINGLY_COUNTED_CRIME_MONTHS,
  TREND_CLASSES_PER_SIDE,
} from '@townlight/domain/crime';
import { MIN_JOBS_PER_RESIDENT_FOR_NOTE } from '@townlight/domain/places';

/** The constants of the method, each with its meaning. */
export const METHOD_CONSTANTS: readonly MethodConstant[] = [
  constant('rate_base', RATE_BASE, 'Residents that a rate is told of.'),
  constant('rate_decimals', RATE_DECIMALS, 'Decimals of a rate per resident in the calls.'),
  constant('min_residents_for_rate', MIN_RESIDENTS_FOR_RATE, 'Fewer residents: an outlier.'),
  constant(
    'many_jobs_per_resident',
    MIN_JOBS_PER_RESIDENT_FOR_NOTE,
    'From so many jobs for each resident on, the rate of an area is said to read high.',
  ),
  constant('too_few_to_rate', MIN_REPORTS_FOR_RATE, 'Fewer reports: no rate and no rank.'),
  constant(
    'unstable_below',
    MIN_REPORTS_FOR_STABLE_RATE,
    'Fewer reports: the rate is marked unstable.',
  ),
  constant(
    'poisson_exact_up_to',
    POISSON_EXACT_UP_TO,
    'Up to so many reports a 95% interval is Garwood’s; above, Byar’s.',
  ),
  constant('crime_classes', CRIME_COLOR_CLASSES, 'Colors of the map of rates.'),
  constant(
    'trend_classes_per_side',
    TREND_CLASSES_PER_SIDE,
    'Colors of the map of changes, up and down each.',
  ),
  constant(
    'false_calls',
    FALSE_DISCOVERY_RATE,
    'Of the areas that a map calls up or down, at most this share is expected to be chance.',
  ),
  constant('significance_level', SIGNIFICANCE_LEVEL, 'No call passes a test of itself above it.'),
  constant(
    'baseline_months',
    BASELINE_MONTHS,
    'Months before a period that its expected counts come from.',
  ),
  constant(
    'least_history_months',
    MIN_HISTORY_MONTHS,
    'With fewer complete months under the same rules before a period its counts are not judged.',
  ),
  constant(
    'single_count_months',
    SINGLY_COUNTED_CRIME_MONTHS,
    'Last months whose sum stands with the number of a crime that is counted one by one.',
  ),
  constant(
    'season_least_years',
    MIN_YEARS_FOR_SEASONALITY,
    'Years known before a season is measured.',
  ),
  constant(
    'most_similar_areas',
    MAX_SIMILAR_AREAS,
    'So many similar areas, or as many as there are.',
  ),
  constant(
    'similar_within_factor',
    MAX_SIMILAR_RESIDENTS_RATIO,
    'A similar area has at most so many times the residents, and at least that part of them.',
  ),
  constant(
    'fewest_similar_areas',
    MIN_AREAS_FOR_MEDIAN,
    'Of fewer similar areas no rate is given.',
  ),
  constant(
    'on_record_months',
    MAX_MONTHS_WITHOUT_COMPLETE_RECORD,
    'An area without a complete month among so many of the newest is excluded from comparisons.',
  ),
  constant(
    'least_county_share',
    MIN_COUNTY_SHARE_FOR_RATE,
    'The county has a rate in a month where areas with this share of the residents are whole.',
  ),
  constant('reporting_lag_days', REPORTING_LAG_DAYS, 'Newer months are provisional.'),
  constant('earliest_year', EARLIEST_PERIOD_YEAR, 'Months before are shown nowhere.'),
  constant(
    'least_policed_share',
    MIN_POLICED_SHARE,
    'Share of a zip code or tract from which a department polices it; with more than this left over, it is incomplete.',
  ),
  constant(
    'stragglers_below',
    MAX_STRAGGLER_SHARE,
    'Proposal of months: with less than this share of a usual month, strays.',
  ),
  constant(
    'thin_below',
    MAX_THIN_MONTH_SHARE,
    'Proposal of months: with less than this share of what is usual nearby, thin.',
  ),
  constant('nearby_months', NEARBY_MONTHS, 'Proposal of months: how far nearby reaches, each way.'),
  constant(
    'least_usual_records',
    MIN_USUAL_RECORDS,
    'Proposal of months: with fewer reports in a usual month, none is proposed.',
  ),
  constant(
    'empty_days_by_chance',
    EMPTY_DAYS_SIGNIFICANCE,
    'Proposal of months: a run of empty days less likely than this keeps a month out.',
  ),
];

function constant(name: string, value: number, meaning: string): MethodConstant {
  return { name, value, meaning };
}
