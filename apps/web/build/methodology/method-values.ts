import { coronavirusReports, losAngeles, seedCategories } from '@townlight/county-los-angeles';
import { METHOD_COUNTS } from '@townlight/county-los-angeles/method';
import {
  AIR_HISTORY_HOURS,
  AIR_SETTLING_HOURS,
  AREA_GRID_POINTS_PER_SIDE,
  DEFAULT_SENSORS,
  ERROR_DISTANCE_BREAKS_KM,
  ERROR_LEVEL_BREAKS_PM25,
  EXPECTED_STATION_HOURS,
  FAR_FROM_STATIONS_KM,
  IDW_POWER,
  MAX_FORECAST_DISTANCE_KM,
  MAX_HOURS_TO_SUPPORTING_READING,
  MAX_MEASURABLE_PM25,
  MAX_UNSUPPORTED_PM25,
  MIN_HOURS_IN_NEW_CATEGORY,
  MIN_HOURS_SHARE_FOR_DAILY_MEAN,
  MIN_READINGS_FOR_ERROR,
  MIN_READINGS_PER_YEAR,
  MIN_REPORTING_SHARE,
  MIN_STUCK_AT_ZERO_HOURS,
  MIN_STUCK_HOURS,
  MIN_SUPPORTING_PM25,
  MIN_TYPICAL_YEARS,
  NOW_CAST_HOURS,
  NOW_CAST_MIN_WEIGHT,
  STATION_SEARCH_MARGIN_KM,
} from '@townlight/domain/air';
import {
  CORONAVIRUS_CHART_DAYS,
  CORONAVIRUS_COLOR_CLASSES,
  CORONAVIRUS_MEAN_DAYS,
  MAX_RATE_ROUNDING,
  SERIES_ENDED_AFTER_DAYS,
} from '@townlight/domain/coronavirus';
import {
  BASELINE_MONTHS,
  CRIME_COLOR_CLASSES,
  EARLIEST_PERIOD_YEAR,
  FALSE_DISCOVERY_RATE,
  MAX_LOST_SHARE,
  MAX_LOST_SHARE_WITH_HISTORY,
  MAX_MONTHS_WITHOUT_COMPLETE_RECORD,
  MAX_MULTIPLE_OF_USUAL_LOSS,
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
  NEARBY_MONTHS,
  POISSON_EXACT_UP_TO,
  RATE_BASE,
  REPORTING_LAG_DAYS,
  SIGNIFICANCE_LEVEL,
  SINGLY_COUNTED_CRIME_MONTHS,
  TREND_CLASSES_PER_SIDE,
} from '@townlight/domain/crime';
import type { Language } from '@townlight/domain/language';
import { EARTH_RADIUS_KM, MIN_JOBS_PER_RESIDENT_FOR_NOTE } from '@townlight/domain/places';
import { createIntl, type IntlShape } from 'react-intl';
import { formatConcentration, formatDistance } from '../../src/features/air/figures/air-units.ts';
import {
  DEFAULT_ERROR_PM25,
  MIN_RATIO_STATED_AS_MULTIPLE,
  USUAL_RATIO_RANGE,
} from '../../src/features/air/figures/compare-with-usual.ts';
import { LOCALES } from '../../src/i18n/languages.ts';

/** The constants that the texts of `docs/methodology` use by name: the code's values, formatted for the language. */
const CONSTANTS: Readonly<Record<string, (intl: IntlShape) => string>> = {
  'rate-base': number(RATE_BASE),
  'min-residents': number(MIN_RESIDENTS_FOR_RATE),

  // crime
  'many-jobs': number(MIN_JOBS_PER_RESIDENT_FOR_NOTE),
  'too-few': number(MIN_REPORTS_FOR_RATE),
  'single-months': number(SINGLY_COUNTED_CRIME_MONTHS),
  'unstable-below': number(MIN_REPORTS_FOR_STABLE_RATE),
  significance: percent(SIGNIFICANCE_LEVEL),
  'poisson-exact': number(POISSON_EXACT_UP_TO),
  'crime-classes': number(CRIME_COLOR_CLASSES),
  'trend-classes': number(TREND_CLASSES_PER_SIDE),
  'lag-days': number(REPORTING_LAG_DAYS),
  'earliest-year': () => String(EARLIEST_PERIOD_YEAR),
  'strays-below': percent(MAX_STRAGGLER_SHARE),
  'thin-below': percent(MAX_THIN_MONTH_SHARE),
  'nearby-months': number(NEARBY_MONTHS),
  'least-usual': number(MIN_USUAL_RECORDS),
  'max-lost': percent(MAX_LOST_SHARE),
  'times-usual': number(MAX_MULTIPLE_OF_USUAL_LOSS),
  'max-usual': percent(MAX_LOST_SHARE_WITH_HISTORY),
  'least-policed': percent(MIN_POLICED_SHARE),
  'false-calls': percent(FALSE_DISCOVERY_RATE),
  'baseline-months': number(BASELINE_MONTHS),
  'least-history-months': number(MIN_HISTORY_MONTHS),
  'similar-areas': number(MAX_SIMILAR_AREAS),
  'similar-factor': number(MAX_SIMILAR_RESIDENTS_RATIO),
  'similar-fewest': number(MIN_AREAS_FOR_MEDIAN),
  'on-record-months': number(MAX_MONTHS_WITHOUT_COMPLETE_RECORD),
  'county-share': percent(MIN_COUNTY_SHARE_FOR_RATE),

  // the categories of crime
  'crime-types': number(seedCategories.smallBundles.length),
  'crime-categories': number(seedCategories.bigBundles.length),
  ...Object.fromEntries(
    Object.entries(METHOD_COUNTS).map(([name, count]) => [name, number(count)]),
  ),

  // air
  'settling-hours': number(AIR_SETTLING_HOURS),
  'expected-for-hours': number(EXPECTED_STATION_HOURS),
  'enough-of-stations': percent(MIN_REPORTING_SHARE),
  'history-hours': number(AIR_HISTORY_HOURS),
  'highest-unsupported': number(MAX_UNSUPPORTED_PM25),
  'highest-measurable': number(MAX_MEASURABLE_PM25),
  'supported-from': number(MIN_SUPPORTING_PM25),
  'support-hours': number(MAX_HOURS_TO_SUPPORTING_READING),
  'stuck-hours': number(MIN_STUCK_HOURS),
  'stuck-at-zero-hours': number(MIN_STUCK_AT_ZERO_HOURS),
  sensors: number(DEFAULT_SENSORS),
  power: number(IDW_POWER),
  'earth-radius': (intl) => `${intl.formatNumber(EARTH_RADIUS_KM)} km`,
  'far-from-stations': distance(FAR_FROM_STATIONS_KM),
  'station-reach': distance(STATION_SEARCH_MARGIN_KM),
  'forecast-reach': distance(MAX_FORECAST_DISTANCE_KM),
  'points-per-side': number(AREA_GRID_POINTS_PER_SIDE),
  'error-distances': (intl) =>
    `${intl.formatList(ERROR_DISTANCE_BREAKS_KM.map((km) => intl.formatNumber(km)))} km`,
  'error-levels': (intl) =>
    `${intl.formatList(ERROR_LEVEL_BREAKS_PM25.map((level) => intl.formatNumber(level)))} µg/m³`,
  'least-for-an-error': number(MIN_READINGS_FOR_ERROR),
  'now-cast-hours': number(NOW_CAST_HOURS),
  'now-cast-least-weight': number(NOW_CAST_MIN_WEIGHT),
  'least-share-of-day': percent(MIN_HOURS_SHARE_FOR_DAILY_MEAN),
  'least-of-a-year': number(MIN_READINGS_PER_YEAR),
  'years-for-usual': number(MIN_TYPICAL_YEARS),
  'usual-from': number(USUAL_RATIO_RANGE.from),
  'usual-to': number(USUAL_RATIO_RANGE.to),
  'usual-times': number(MIN_RATIO_STATED_AS_MULTIPLE),
  'unmeasured-error': (intl) => formatConcentration(intl, DEFAULT_ERROR_PM25),
  'lasting-hours': number(MIN_HOURS_IN_NEW_CATEGORY),
  'first-place': () => losAngeles.defaultAirPlace.label,

  // coronavirus
  'chart-days': number(CORONAVIRUS_CHART_DAYS),
  'mean-days': number(CORONAVIRUS_MEAN_DAYS),
  'ended-after-days': number(SERIES_ENDED_AFTER_DAYS),
  'case-classes': number(CORONAVIRUS_COLOR_CLASSES),
  'rate-rounding': percent(MAX_RATE_ROUNDING),
  'reporting-areas': (intl) => intl.formatNumber(coronavirusReports.reportingAreas().length),
};

/** Returns every constant that a text may use, with its value in a language. */
export function listMethodValues(language: Language): ReadonlyMap<string, string> {
  const intl = createIntl({ locale: LOCALES[language], messages: {} });
  return new Map(Object.entries(CONSTANTS).map(([name, write]) => [name, write(intl)]));
}

function number(value: number) {
  return (intl: IntlShape) => intl.formatNumber(value);
}

function percent(share: number) {
  return (intl: IntlShape) => intl.formatNumber(share, { style: 'percent' });
}

function distance(km: number) {
  return (intl: IntlShape) => formatDistance(intl, km);
}
