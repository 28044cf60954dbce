import type { LoadSummary } from '../../ingest/release/describe-load.ts';
import type { CoronavirusLoadReport } from './ingest/publish-reports.ts';

/** Describes a load of cases: its areas, withheld and corrected totals, and skipped rows. */
export const coronavirusLoadDescription: LoadSummary<CoronavirusLoadReport> = {
  unit: 'report',
  details({ areas, withheld, stayWithheld, lowered, passedOver }) {
    const n = (count: number) => count.toLocaleString('en');
    const skippedCounts = [
      [passedOver?.otherCounties, 'rows of other counties'],
      [passedOver?.withoutReport, 'fields without a number'],
    ] as const;
    const skipped = skippedCounts.flatMap(([count, what]) =>
      count ? [`${n(count)} ${what}`] : [],
    );
    return [
      `reporting areas: ${n(areas)}`,
      ...(withheld > 0 ? [`withheld by the source: ${n(withheld)}`] : []),
      ...(stayWithheld > 0 ? [`still withheld, as in an earlier release: ${n(stayWithheld)}`] : []),
      ...(lowered > 0
        ? [`totals lower than the day before, stored as reported: ${n(lowered)}`]
        : []),
      ...(skipped.length > 0 ? [`skipped: ${skipped.join(', ')}`] : []),
    ];
  },
};
