import type { AreaId } from '@townlight/domain/places';
import type { YearMonth } from '@townlight/domain/time';
import { useState } from 'react';
import type { Measure } from '../../charts/bar-points.ts';
import type { MonthPoint } from '../../charts/month-series.ts';
import type { Loads } from '../../net/loads.ts';
import { LONG_TREND_MONTHS } from '../../time/trend-months.ts';
import type { CrimeQuestion } from '../api/crime-question.ts';
import type { BesideChart, BesideColumn } from './beside-chart.ts';
import type { SimilarQuestion } from './similar-question.ts';
import { useAskSimilar, useSimilar } from './use-similar.ts';

/** The comparison of a chart of an area's months. */
export interface Compared {
  /** The county and similar areas: `null` while they load, `undefined` where the year before is drawn. */
  readonly beside: BesideChart | null | undefined;
  /** `null` where no comparison is requested. */
  readonly loads: Loads | null;
  /** Toggles between other places and the year before; `null` where there is no choice. */
  readonly compare: (() => void) | null;
  /** Loads the same rates for a file, whatever the chart shows. */
  readonly columns: () => Promise<readonly BesideColumn[]>;
}

/**
 * Compares rates with other places, unless the reader chooses the year before; counts are compared with the year
 * before.
 */
export function useCompared(props: {
  area: AreaId;
  question?: Omit<CrimeQuestion, 'range'> | undefined;
  points: readonly MonthPoint[];
  /** The last full month on record. */
  newest: YearMonth | null;
  /** `null` where the area has no rates. */
  residents: number | null;
  measure: Measure;
  onMeasure?: ((measure: Measure) => void) | undefined;
}): Compared {
  const { measure, onMeasure } = props;
  const [againstYear, setAgainstYear] = useState(false);
  const asked = questionOf(props);
  const wanted = measure === 'rate' && !againstYear ? asked : null;
  const { beside, ...loads } = useSimilar(wanted);
  const ask = useAskSimilar();
  const failed = !loads.loading && loads.trouble !== null;
  const compare = () => {
    setAgainstYear(wanted !== null);
    // counts of an area and of the county have different scales
    if (measure === 'count') onMeasure?.('rate');
  };
  return {
    // the chart renders without the lines if they fail to load
    beside: wanted === null || failed ? undefined : beside,
    loads: wanted && loads,
    compare: asked !== null && (measure === 'rate' || onMeasure) ? compare : null,
    columns: async () => (asked === null ? [] : (await ask(asked)).columns),
  };
}

function questionOf(props: Parameters<typeof useCompared>[0]): SimilarQuestion | null {
  const { area, question, points, newest, residents } = props;
  const first = points[0]?.month;
  if (!question || first === undefined || newest === null || residents === null) return null;
  // one request covers every selectable length
  return { ...question, area, months: Math.max(LONG_TREND_MONTHS, newest - first + 1) };
}
