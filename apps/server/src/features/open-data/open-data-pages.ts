import { type DataPage, pagePath, parsePage } from '@townlight/domain/pages';
import type { FeaturePages } from '../../platform/features/feature-pages.ts';
import type { OpenDataSnapshot } from './snapshot.ts';

const KINDS: readonly DataPage['kind'][] = [
  'data-coverage',
  'data-downloads',
  'data-releases',
  'data-api',
];

/** Metadata and sitemap of the pages below `/about/data`. */
export function openDataPages(snapshot: () => OpenDataSnapshot): FeaturePages {
  return {
    describePage({ steps, query }) {
      const page = parsePage(steps, query);
      const kind = KINDS.find((one) => one === page?.kind);
      return kind === undefined ? null : { path: pagePath({ kind }) };
    },
    sitemap: () => ({
      paths: KINDS.map((kind) => pagePath({ kind })),
      changed: snapshot().releases[0]?.published_at.slice(0, 10),
    }),
  };
}
