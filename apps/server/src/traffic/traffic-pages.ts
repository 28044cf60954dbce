import { pagePath, readPage } from '@townlight/domain/pages';
import type { PartPages } from '../platform/parts/part-pages.ts';

const PATH = pagePath({ kind: 'traffic' });

/** The traffic map, for its first HTML and the sitemap. */
export const trafficPages: PartPages = {
  tell: ({ steps, query }) => (readPage(steps, query)?.kind === 'traffic' ? { path: PATH } : null),
  sitemap: () => ({ paths: [PATH] }),
};
