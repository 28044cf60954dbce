import { pagePath, readPage } from '@townlight/domain/pages';
import type { PartPages } from '../platform/parts/part-pages.ts';

const PATH = pagePath({ kind: 'traffic' });

/** The page metadata and the sitemap of the traffic map. */
export const trafficPages: PartPages = {
  tell: ({ steps, query }) => (readPage(steps, query)?.kind === 'traffic' ? { path: PATH } : null),
  sitemap: () => ({ paths: [PATH] }),
};
