import { bundleFilters, bundleNameSchema, smallBundleRows } from '@townlight/contract/bundles';
import { errorReply } from '@townlight/contract/errors';
import { z } from 'zod';
import type { App } from '../../platform/http/create-app.ts';
import type { BundlesSnapshot } from './snapshot.ts';

const tags = ['Crime categories'];

/** Registers the lists of categories for the crime filters. */
export function bundleRoutes(app: App, snapshot: () => BundlesSnapshot): void {
  app.get(
    '/api/bundles/big_bundle_filters',
    {
      schema: {
        tags,
        summary: 'The crime categories (big bundles)',
        description: 'For the filter “Crime category”, sorted by name.',
        response: { 200: bundleFilters, 503: errorReply },
      },
    },
    (request, reply) => app.sendCached(request, reply, snapshot().bigFilters),
  );

  app.get(
    '/api/bundles/small_bundle_filters/:bigBundle',
    {
      schema: {
        tags,
        summary: 'The crime types (small bundles) of a category',
        description: 'For the filter “Crime types”. The category is given by name or by slug.',
        params: z.object({ bigBundle: bundleNameSchema }),
        response: { 200: bundleFilters, 404: errorReply, 503: errorReply },
      },
    },
    (request, reply) =>
      app.sendCached(request, reply, snapshot().smallFilters(request.params.bigBundle)),
  );

  app.get(
    '/api/bundles/small',
    {
      schema: {
        tags,
        summary: 'All crime types with their categories',
        response: { 200: smallBundleRows, 503: errorReply },
      },
    },
    (request, reply) => app.sendCached(request, reply, snapshot().small),
  );
}
