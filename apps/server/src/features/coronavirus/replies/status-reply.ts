import type { CoronavirusStatus } from '@townlight/contract/coronavirus';
import { SERIES_ENDED_AFTER_DAYS } from '@townlight/domain/coronavirus';
import { formatDay } from '@townlight/domain/time';
import type { CoronavirusSnapshot } from '../snapshot/coronavirus-snapshot.ts';

const DAY_MS = 86_400_000;

/** Builds the reply of `GET /api/health/coronavirus_status`: a list of one, empty before the first report. */
export function buildCoronavirusStatuses(snapshot: CoronavirusSnapshot): CoronavirusStatus[] {
  const { data, last } = snapshot;
  if (last === null) return [];
  return [
    {
      first: formatDay(data.first),
      through: formatDay(last),
      ended: hasSeriesEnded(snapshot),
      sample: data.sample,
      sources: data.releases.map((one) => ({
        release: one.release,
        source: one.source,
        reporter: one.reporter.id,
        reporter_city: one.reporter.city,
        published: one.publishedAt.toISOString(),
        first: formatDay(one.first),
        through: formatDay(one.last),
        reports: one.reports,
      })),
      neighborhoods: data.groups.map(({ neighborhoods, name, labels, reporter }) => ({
        neighborhood: neighborhoods[0] as string,
        neighborhoods: [...neighborhoods],
        name,
        reporting_areas: [...labels],
        reporter: reporter.id,
      })),
      without_reports: data.withoutReports.map((one) => ({ ...one })),
      left_out: data.leftOut.map(({ label, why }) => ({ reporting_area: label, why })),
    },
  ];
}

/** Returns whether the newest report was already this old when the sources were last read (reading 25). */
export function hasSeriesEnded({ data, last }: CoronavirusSnapshot): boolean {
  if (last === null) return false;
  const lastRead = Math.max(...data.releases.map(({ publishedAt }) => publishedAt.getTime()));
  return lastRead / DAY_MS - last > SERIES_ENDED_AFTER_DAYS;
}
