import * as z from 'zod/mini';

export const bundleName = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/** `GET /api/bundles/big_bundle_filters` and `…/small_bundle_filters/{bigBundle}` */
export const bundleFilter = z.object({ name: bundleName });
export const bundleFilters = z.array(bundleFilter);
export type BundleFilter = z.infer<typeof bundleFilter>;

/** `GET /api/bundles/small` */
export const smallBundle = z.object({ name: bundleName, big_bundles: z.array(bundleName) });
export const smallBundles = z.array(smallBundle);
export type SmallBundleReply = z.infer<typeof smallBundle>;
