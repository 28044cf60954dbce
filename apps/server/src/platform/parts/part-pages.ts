import type { Language } from '@townlight/domain/language';

/**
 * What a part knows of the addresses of its pages, for their first HTML and the sitemap, from the current snapshot. What a
 * page is called and says of itself is told by the page.
 */
export interface PartPages {
  /** Null for an address that is none of this part's. @throws NotReady before the first snapshot */
  tell(address: PageAddress): PageTold | null;
  /** The public pages. @throws NotReady before the first snapshot */
  sitemap(): ListedPages;
  /** The county without figures, drawn beside the title of a page that has no picture of its own: one part has it. */
  quietPanel?(): string;
}

/** An address of the site: `/es/neighborhood/hollywood` is the steps `neighborhood`, `hollywood` in Spanish. */
export interface PageAddress {
  readonly language: Language;
  readonly steps: readonly string[];
  readonly query: URLSearchParams;
}

export interface PageTold {
  /** The one address of what the page shows, without origin and language; null for what is not to be found. */
  readonly path: string | null;
  /** Nothing such exists: the page says so, and is sent with 404. */
  readonly isMissing?: boolean;
  /** What others see who are shown a link; `path` begins below the base of all pictures. */
  readonly picture?:
    | {
        readonly path: string;
        readonly width: number;
        readonly height: number;
        readonly alt: string;
      }
    | undefined;
  /** Feeds of what the page shows; paths without origin. */
  readonly feeds?: readonly {
    readonly title: string;
    readonly atom: string;
    readonly json: string;
  }[];
  /** Where the page is by now, without origin and language: who asks for the old address is sent there. */
  readonly movedTo?: string;
  /** Data that the page's script will ask for, by its addresses. */
  readonly data?: readonly string[];
}

export interface ListedPages {
  /** Paths without origin and language. */
  readonly paths: readonly string[];
  /** The day on which they last changed, `2026-11-12`. */
  readonly changed?: string | undefined;
}
