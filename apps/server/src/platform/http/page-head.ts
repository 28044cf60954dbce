import {
  PRELOAD_DATA_REL,
  type RenderedHead,
  START_PAGE_META,
} from '@townlight/contract/rendered-page';
import { escapeHtml } from '../safe-text.ts';

/** The preview picture of a shared link. */
export interface HeadPicture {
  /** An absolute URL. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** A page's title and description. */
export interface PageSummary {
  readonly title: string;
  readonly description: string;
}

/** The parts of a page's head that depend on its URL; title and description come from the rendered page. */
export interface PageHead {
  /** The title and description of the site, used where a page was not rendered or has none. */
  readonly site: PageSummary;
  /** The canonical URL of the page, absolute; undefined for a page that is not found. */
  readonly canonical?: string;
  /** The same page in each language, as absolute URLs. */
  readonly alternates?: readonly { readonly language: string; readonly url: string }[];
  /** Feeds of the page's contents, without origin. */
  readonly feeds?: readonly {
    readonly title: string;
    readonly atom: string;
    readonly json: string;
  }[];
  /** The locale, e.g. `en_US`. */
  readonly locale?: string;
  /** The picture of a shared link. @param summary of the page, null where it was not rendered */
  readonly picture?: (summary: PageSummary | null) => Promise<HeadPicture | undefined>;
  /** The new path of the page, without origin: all other fields are then ignored. */
  readonly movedTo?: string;
  /** Whether search engines must not index the page. */
  readonly noindex?: boolean;
  /** Whether the page does not exist and is sent with status 404. */
  readonly isMissing?: boolean;
  /** The base URL of pictures on another host, read by the page. */
  readonly imagesUrl?: string;
  /** The target of `/` when it is not the usual page, read by the page. */
  readonly startPage?: string;
  /** Data that the page's script will request; the browser prefetches it with low priority. */
  readonly data?: readonly string[];
}

/**
 * Resolves the head of a URL from the features; null where no feature knows it. `origin` is the prefix of absolute
 * URLs.
 */
export type ResolvePageHead = (url: string, origin: string) => PageHead | null;

const SITE_NAME = 'Townlight';

/** Returns the title and description of the rendered page, with those of the site as a fallback. */
export function resolvePageSummary(rendered: RenderedHead | null, site: PageSummary): PageSummary {
  return {
    title: rendered?.title ?? site.title,
    description: rendered?.description ?? site.description,
  };
}

/** The complete contents of a page's head. */
export interface ResolvedPageHead {
  readonly head: PageHead;
  readonly summary: PageSummary;
  readonly picture: HeadPicture | undefined;
}

/** Replaces the build's plain title and description in the HTML by the page's head. */
export function insertPageHead(html: string, resolved: ResolvedPageHead): string {
  return html
    .replace(/[ \t]*<meta\s+name="description"[^>]*>\n?/, '')
    .replace(/[ \t]*<title>[^<]*<\/title>\n?/, '')
    .replace(/[ \t]*<\/head>/, () => `${formatTags(resolved)}  </head>`);
}

function formatTags({ head, summary: { title, description }, picture }: ResolvedPageHead): string {
  const { canonical, locale } = head;
  const named = (name: string, content: string | number | undefined) =>
    content === undefined
      ? []
      : [`<meta name="${name}" content="${escapeHtml(String(content))}" />`];
  const graph = (property: string, content: string | number | undefined) =>
    content === undefined
      ? []
      : [`<meta property="og:${property}" content="${escapeHtml(String(content))}" />`];
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    ...named('description', description),
    ...named('robots', head.noindex ? 'noindex' : undefined),
    ...(canonical === undefined
      ? []
      : [`<link rel="canonical" href="${escapeHtml(canonical)}" />`]),
    ...(head.alternates ?? []).map(
      ({ language, url }) =>
        `<link rel="alternate" hreflang="${escapeHtml(language)}" href="${escapeHtml(url)}" />`,
    ),
    ...(head.feeds ?? []).flatMap(({ title: name, atom, json }) => [
      feedLink('application/atom+xml', name, atom),
      feedLink('application/feed+json', name, json),
    ]),
    ...(head.data ?? []).map(
      (url) => `<link rel="${PRELOAD_DATA_REL}" href="${escapeHtml(url)}" />`,
    ),
    ...named('townlight-images', head.imagesUrl),
    ...named(START_PAGE_META, head.startPage),
    ...graph('type', 'website'),
    ...graph('site_name', SITE_NAME),
    ...graph('title', title),
    ...graph('description', description),
    ...graph('url', canonical),
    ...graph('locale', locale),
    ...graph('image', picture?.url),
    ...graph('image:width', picture?.width),
    ...graph('image:height', picture?.height),
    ...graph('image:alt', picture?.alt),
    ...named('twitter:card', picture === undefined ? 'summary' : 'summary_large_image'),
  ];
  return tags.map((tag) => `    ${tag}\n`).join('');
}

function feedLink(type: string, title: string, path: string): string {
  return `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${escapeHtml(path)}" />`;
}
