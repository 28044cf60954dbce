import { queryOptions } from '@tanstack/react-query';
import {
  coronavirusRecordsRoute,
  coronavirusStatusesRoute,
  coronavirusTrendRoute,
} from '@townlight/contract/coronavirus';
import type { AreaId } from '@townlight/domain/places';
import { request } from '../../../http/api-request.ts';

/** All neighborhoods with reports on the last day of the series. */
export const coronavirusRecordsQuery = queryOptions({
  queryKey: ['coronavirus', 'records'],
  queryFn: ({ signal }) => request(coronavirusRecordsRoute, { signal }),
});

/** The span and the sources of the series; `null` before the first report. */
export const coronavirusStatusQuery = queryOptions({
  queryKey: ['coronavirus', 'status'],
  queryFn: ({ signal }) => request(coronavirusStatusesRoute, { signal }),
  select: (found) => found[0] ?? null,
});

/** New cases per day over the last 255 days of the series. */
export const coronavirusTrendQuery = (neighborhood: AreaId) =>
  queryOptions({
    queryKey: ['coronavirus', 'trend', neighborhood],
    queryFn: ({ signal }) => request(coronavirusTrendRoute, { query: { neighborhood }, signal }),
  });
