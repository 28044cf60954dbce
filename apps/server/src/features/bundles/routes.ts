import { smallBundleRowsRoute } from '@townlight/contract/bundles';
import {
  bigBundleFiltersRoute,
  smallBundleFiltersRoute,
} from '@townlight/contract/bundles/filters';
import { errorReply } from '@townlight/contract/error-reply';
import type { App } from '../../platform/http/create-app.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { BundlesSnapshot } from './snapshot.ts';

const tags = ['Crime categories'];

/** Registers the lists of categories for the crime filters. */
export function bundleRoutes(app: App, snapshot: () => BundlesSnapshot): void {
  registerRoute(
    app,
    bigBundleFiltersRoute,
    {
      tags,
      summary: 'The crime categories (big bundles)',
      description: 'For the filter “Crime category”, sorted by name.',
      responses: { 503: errorReply },
    },
    (request, reply) => app.sendCached(request, reply, snapshot().bigFilters),
  );

  registerRoute(
    app,
    smallBundleFiltersRoute,
    {
      tags,
      summary: 'The crime types (small bundles) of a category',
      description: 'For the filter “Crime types”. The category is given by name or by slug.',
      responses: { 404: errorReply, 503: errorReply },
    },
    (request, reply) =>
      app.sendCached(request, reply, snapshot().smallFilters(request.params.bigBundle)),
  );

  registerRoute(
    app,
    smallBundleRowsRoute,
    { tags, summary: 'All crime types with their categories', responses: { 503: errorReply } },
    (request, reply) => app.sendCached(request, reply, snapshot().small),
  );
}
