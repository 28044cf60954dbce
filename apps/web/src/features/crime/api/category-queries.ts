import { queryOptions, skipToken } from '@tanstack/react-query';
import {
  bigBundleFiltersRoute,
  smallBundleFiltersRoute,
  smallBundlesRoute,
} from '@townlight/contract/bundles/filters';
import { request } from '../../../http/api-request.ts';

/** The names of the crime categories. */
export const bigBundlesQuery = queryOptions({
  queryKey: ['big-bundles'],
  queryFn: async ({ signal }) =>
    (await request(bigBundleFiltersRoute, { signal })).map((bundle) => bundle.name),
});

/** The names of the crime types of a category. */
export const smallBundlesQuery = (bigBundle: string | null) =>
  queryOptions({
    queryKey: ['small-bundles', bigBundle],
    queryFn:
      bigBundle === null
        ? skipToken
        : async ({ signal }) => {
            const found = await request(smallBundleFiltersRoute, { params: { bigBundle }, signal });
            return found.map((bundle) => bundle.name);
          },
  });

/** The crime types with their categories. */
export const crimeTypesQuery = queryOptions({
  queryKey: ['crime-types'],
  queryFn: ({ signal }) => request(smallBundlesRoute, { signal }),
});
