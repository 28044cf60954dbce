import * as z from 'zod/mini';
import { defineRoute } from '../define-route.ts';

/** A bundle name in a path or query. */
export const bundleNameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/** `GET /api/bundles/big_bundle_filters` and `…/small_bundle_filters/{bigBundle}` */
export const bundleFilter = z.object({ name: bundleNameSchema });
export const bundleFilters = z.array(bundleFilter);
export type BundleFilter = z.infer<typeof bundleFilter>;

/** `GET /api/bundles/small`, with the fields that pages need */
export const formerNamesSchema = {
  /** Former names whose old addresses redirect here; omitted where there are none. */
  former_names: z.optional(z.array(z.string())),
};
export const smallBundle = z.object({
  name: bundleNameSchema,
  big_bundles: z.array(bundleNameSchema),
  ...formerNamesSchema,
});
export const smallBundles = z.array(smallBundle);
export type SmallBundleReply = z.infer<typeof smallBundle>;

export const bigBundleFiltersRoute = defineRoute({
  method: 'GET',
  path: '/api/bundles/big_bundle_filters',
  reply: bundleFilters,
});

export const smallBundleFiltersRoute = defineRoute({
  method: 'GET',
  path: '/api/bundles/small_bundle_filters/:bigBundle',
  params: z.object({ bigBundle: bundleNameSchema }),
  reply: bundleFilters,
});

/** The reply of `GET /api/bundles/small` with the fields that pages need. */
export const smallBundlesRoute = defineRoute({
  method: 'GET',
  path: '/api/bundles/small',
  reply: smallBundles,
});
