import type { Language } from '@townlight/domain/language';

/**
 * Resolves the URLs of a feature's pages for their HTML head and the sitemap, from the current snapshot. Titles and
 * descriptions come from the rendered page.
 */
export interface FeaturePages {
  /** Returns null for a URL of another feature. @throws NotReady before the first snapshot */
  describePage(address: PageAddress): PageMetadata | null;
  /** Returns the public pages. @throws NotReady before the first snapshot */
  sitemap(): SitemapPages;
  /** Returns the county map without figures for the preview of pages without a picture; only one feature has it. */
  quietPanel?(): string;
}

/** The URL of a page: `/es/neighborhood/hollywood` has the steps `neighborhood`, `hollywood`, in Spanish. */
export interface PageAddress {
  readonly language: Language;
  readonly steps: readonly string[];
  readonly query: URLSearchParams;
}

export interface PageMetadata {
  /** The canonical path of the page, without origin and language; null for a page that is not found. */
  readonly path: string | null;
  /** Whether the page does not exist and is sent with status 404. */
  readonly isMissing?: boolean;
  /** The preview picture of a shared link; `path` is relative to the base of all pictures. */
  readonly picture?:
    | {
        readonly path: string;
        readonly width: number;
        readonly height: number;
        readonly alt: string;
      }
    | undefined;
  /** Feeds of the page's contents; paths without origin. */
  readonly feeds?: readonly {
    readonly title: string;
    readonly atom: string;
    readonly json: string;
  }[];
  /** The new path of the page, without origin and language: requests for the old URL are redirected to it. */
  readonly movedTo?: string;
  /** URLs of data that the page's script will request. */
  readonly data?: readonly string[];
}

export interface SitemapPages {
  /** Paths without origin and language. */
  readonly paths: readonly string[];
  /** The day of their last change, `2026-11-12`. */
  readonly changed?: string | undefined;
}
