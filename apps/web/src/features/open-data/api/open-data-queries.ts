import { queryOptions } from '@tanstack/react-query';
import {
  dataChangesRoute,
  dataTablesRoute,
  releasesRoute,
  sourceTermsRoute,
} from '@townlight/contract/open-data';
import type { Language } from '@townlight/domain/language';
import { request } from '../../../http/api-request.ts';

/** The published releases, newest first. */
export const releasesQuery = queryOptions({
  queryKey: ['data', 'releases'],
  queryFn: ({ signal }) => request(releasesRoute, { signal }),
});

/** The changes of the data and the methods. */
export const dataChangesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['data', 'changes', language],
    queryFn: ({ signal }) => request(dataChangesRoute, { query: { language }, signal }),
  });

/** The public tables, with what each column means and how to cite them. */
export const dataTablesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['data', 'tables', language],
    queryFn: ({ signal }) => request(dataTablesRoute, { query: { language }, signal }),
  });

/** The publishers of the records and their terms. */
export const sourceTermsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['data', 'terms', language],
    queryFn: ({ signal }) => request(sourceTermsRoute, { query: { language }, signal }),
  });
