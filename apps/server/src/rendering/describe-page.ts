import { parsePage } from '@townlight/domain/pages';
import type {
  FeaturePages,
  PageAddress,
  PageMetadata,
} from '../platform/features/feature-pages.ts';

/** Returns the metadata from the feature that owns the address. @throws NotReady before the first snapshot */
export function describePage(
  address: PageAddress,
  features: readonly FeaturePages[],
): PageMetadata {
  for (const feature of features) {
    const metadata = feature.describePage(address);
    if (metadata !== null) return metadata;
  }
  // pages for staff or one reader, or an unknown address
  return { path: null, isMissing: parsePage(address.steps, address.query) === null };
}
