import { formatList } from '../../ingest/format-counts.ts';
import type { LoadSummary } from '../../ingest/release/describe-load.ts';
import type { ForecastLoadReport } from './ingest/publish-forecasts.ts';

/** Names of areas in a report; a county has about ten. */
const MAX_AREAS = 12;

/** Describes a load of forecasts: its reporting areas and the skipped rows. */
export const forecastLoadDescription: LoadSummary<ForecastLoadReport> = {
  unit: 'row',
  details({ areas, skipped }) {
    const skippedCounts = [
      [skipped.observations, 'of observations'],
      [skipped.yesterdays, 'of yesterday'],
      [skipped.farAreas, 'of areas out of reach'],
      [skipped.pastDays, 'of past days'],
      [skipped.withoutForecast, 'without index and category'],
      [skipped.repeated, 'repeated'],
    ] as const;
    const lines = skippedCounts.flatMap(([count, what]) =>
      count > 0 ? [`${count.toLocaleString('en')} ${what}`] : [],
    );
    return [
      `reporting areas: ${formatList([...areas], MAX_AREAS)}`,
      ...(lines.length > 0 ? [`skipped: ${lines.join(', ')}`] : []),
    ];
  },
};
