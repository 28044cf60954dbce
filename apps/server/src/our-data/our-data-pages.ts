import { type DataPage, pagePath, readPage } from '@townlight/domain/pages';
import type { PartPages } from '../platform/parts/part-pages.ts';
import type { OurData } from './snapshot.ts';

const KINDS: readonly DataPage['kind'][] = [
  'data-coverage',
  'data-downloads',
  'data-releases',
  'data-api',
];

/** Metadata and sitemap of the pages below `/about/data`. */
export function ourDataPages(snapshot: () => OurData): PartPages {
  return {
    tell({ steps, query }) {
      const page = readPage(steps, query);
      const kind = KINDS.find((one) => one === page?.kind);
      return kind === undefined ? null : { path: pagePath({ kind }) };
    },
    sitemap: () => ({
      paths: KINDS.map((kind) => pagePath({ kind })),
      changed: snapshot().releases[0]?.published_at.slice(0, 10),
    }),
  };
}
