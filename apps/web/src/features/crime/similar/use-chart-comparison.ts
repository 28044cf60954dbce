import type { AreaId } from '@townlight/domain/places';
import type { YearMonth } from '@townlight/domain/time';
import { useState } from 'react';
import type { Measure } from '../../../charts/bar-points.ts';
import type { MonthPoint } from '../../../charts/month-series.ts';
import type { Loads } from '../../../http/loads.ts';
import { LONG_TREND_MONTHS } from '../../../period/trend-months.ts';
import type { CrimeSelection } from '../api/crime-selection.ts';
import type { ComparisonColumn, MonthComparison } from './month-comparison.ts';
import type { SimilarRatesQuery } from './similar-rates-query.ts';
import { useFetchSimilarComparison, useSimilarComparison } from './use-similar-comparison.ts';

/** The comparison of a chart of an area's months. */
export interface ChartComparison {
  /** The county and similar areas: `null` while they load, `undefined` where the year before is drawn. */
  readonly comparison: MonthComparison | null | undefined;
  /** `null` where no comparison is requested. */
  readonly loads: Loads | null;
  /** Toggles between other places and the year before; `null` where there is no choice. */
  readonly compare: (() => void) | null;
  /** Loads the same rates for a file, whatever the chart shows. */
  readonly columns: () => Promise<readonly ComparisonColumn[]>;
}

/**
 * Compares rates with other places, unless the reader chooses the year before; counts are compared with the year
 * before.
 */
export function useChartComparison(props: {
  area: AreaId;
  crimeSelection?: Omit<CrimeSelection, 'range'> | undefined;
  points: readonly MonthPoint[];
  /** The last full month on record. */
  newest: YearMonth | null;
  /** `null` where the area has no rates. */
  residents: number | null;
  measure: Measure;
  onMeasure?: ((measure: Measure) => void) | undefined;
}): ChartComparison {
  const { measure, onMeasure } = props;
  const [againstYear, setAgainstYear] = useState(false);
  const ratesQuery = toRatesQuery(props);
  const wanted = measure === 'rate' && !againstYear ? ratesQuery : null;
  const { comparison, ...loads } = useSimilarComparison(wanted);
  const fetchComparison = useFetchSimilarComparison();
  const failed = !loads.loading && loads.failure !== null;
  const compare = () => {
    setAgainstYear(wanted !== null);
    // counts of an area and of the county have different scales
    if (measure === 'count') onMeasure?.('rate');
  };
  return {
    // the chart renders without the lines if they fail to load
    comparison: wanted === null || failed ? undefined : comparison,
    loads: wanted && loads,
    compare: ratesQuery !== null && (measure === 'rate' || onMeasure) ? compare : null,
    columns: async () => (ratesQuery === null ? [] : (await fetchComparison(ratesQuery)).columns),
  };
}

function toRatesQuery(props: Parameters<typeof useChartComparison>[0]): SimilarRatesQuery | null {
  const { area, crimeSelection, points, newest, residents } = props;
  const first = points[0]?.month;
  if (!crimeSelection || first === undefined || newest === null || residents === null) return null;
  // one request covers every selectable length
  return { ...crimeSelection, area, months: Math.max(LONG_TREND_MONTHS, newest - first + 1) };
}
