import { DATA_REL, type DrawnHead, START_META } from '@townlight/contract/rendered-page';

/** A picture for those who show a link to others. */
export interface HeadPicture {
  /** Absolute. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** What a page is called, and the sentence that it says of itself. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
}

/** What hangs on the address of a page, in its first HTML; what it is called is told by the page, once it is drawn. */
export interface PageHead {
  /** What is said of the site, where a page was not drawn or says nothing of itself. */
  readonly site: PageWords;
  /** The one address of what the page shows, absolute; none for what is not to be found. */
  readonly canonical?: string;
  /** The same page in each language, absolute. */
  readonly alternates?: readonly { readonly language: string; readonly url: string }[];
  /** Feeds of what the page shows, without origin. */
  readonly feeds?: readonly {
    readonly title: string;
    readonly atom: string;
    readonly json: string;
  }[];
  /** As in `es_US`. */
  readonly locale?: string;
  /** The picture of a shared link. @param drawn the words of the page, null where it was not drawn */
  readonly picture?: (drawn: PageWords | null) => Promise<HeadPicture | undefined>;
  /** Where the page is by now, without origin: nothing else counts then. */
  readonly movedTo?: string;
  /** Search engines are asked to leave the page out. */
  readonly noindex?: boolean;
  /** Nothing such exists: the page says so, and is sent with 404. */
  readonly isMissing?: boolean;
  /** Where pictures come from when it is not here; the page reads it. */
  readonly imagesUrl?: string;
  /** Where the bare address leads when it is not the usual page; the page reads it. */
  readonly startPage?: string;
  /** Data that the page's script will ask for; the browser fetches it beside the code, once the page is painted. */
  readonly data?: readonly string[];
}

/** What the subjects know of an address: its head, or null where they know nothing. `origin` begins absolute addresses. */
export type HeadOfPage = (url: string, origin: string) => PageHead | null;

const SITE_NAME = 'Townlight';

/** What a page says of itself, as far as it was drawn; the rest is said of the site. */
export function wordsOf(drawn: DrawnHead | null, site: PageWords): PageWords {
  return {
    title: drawn?.title ?? site.title,
    description: drawn?.description ?? site.description,
  };
}

/** What stands in the head of one page. */
export interface WholeHead {
  readonly head: PageHead;
  readonly words: PageWords;
  readonly picture: HeadPicture | undefined;
}

/** Puts a head into the first HTML in place of the build's plain title and description. */
export function withHead(html: string, whole: WholeHead): string {
  return html
    .replace(/[ \t]*<meta\s+name="description"[^>]*>\n?/, '')
    .replace(/[ \t]*<title>[^<]*<\/title>\n?/, '')
    .replace(/[ \t]*<\/head>/, () => `${tagsOf(whole)}  </head>`);
}

function tagsOf({ head, words: { title, description }, picture }: WholeHead): string {
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
      (url) =>
        `<link rel="${DATA_REL}" as="fetch" crossorigin fetchpriority="low" href="${escapeHtml(url)}" />`,
    ),
    ...named('townlight-images', head.imagesUrl),
    ...named(START_META, head.startPage),
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

/** Text that stays text in markup and in attributes, whatever it holds. */
export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}
