import { median } from '../measure/quantile.ts';
import type { PageReading } from './read-with-lighthouse.ts';

/** Returns the median of each figure, and every fault that any of the readings found. */
export function medianReading(readings: readonly PageReading[]): PageReading {
  const of = (figure: (reading: PageReading) => number) => median(readings.map(figure));
  return {
    accessibility: of(({ accessibility }) => accessibility),
    bestPractices: of(({ bestPractices }) => bestPractices),
    seo: of(({ seo }) => seo),
    performance: of(({ performance }) => performance),
    firstPaint: of(({ firstPaint }) => firstPaint),
    largestPaint: of(({ largestPaint }) => largestPaint),
    blocked: of(({ blocked }) => blocked),
    shift: of(({ shift }) => shift),
    faults: [...new Set(readings.flatMap(({ faults }) => faults))],
  };
}
