import { pagePath, parsePage } from '@townlight/domain/pages';
import type { FeaturePages } from '../../platform/features/feature-pages.ts';

const PATH = pagePath({ kind: 'traffic' });

/** The page metadata and the sitemap of the traffic map. */
export const trafficPages: FeaturePages = {
  describePage: ({ steps, query }) =>
    parsePage(steps, query)?.kind === 'traffic' ? { path: PATH } : null,
  sitemap: () => ({ paths: [PATH] }),
};
