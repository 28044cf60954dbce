import type { County } from '@townlight/domain/county';
import type { Language } from '@townlight/domain/language';
import type { ServerCapability } from './server-capabilities.ts';

/** A request to render a page on the server. */
export interface RenderRequest {
  /** Requested path and query, with the language prefix: `/es/map?area=venice`. */
  readonly address: string;
  readonly offers: readonly ServerCapability[];
  /** Base URL of images when they are not served from this host. */
  readonly imagesUrl?: string | undefined;
  /** Target of the bare address without a language, when it is not the default page. */
  readonly startPage?: string | undefined;
  /** The client reports a wide window; layouts may differ on phones. */
  readonly wide: boolean;
}

export interface RenderedPage {
  /** The HTML of the page's root element. */
  readonly html: string;
  readonly head: RenderedHead;
  readonly language: Language;
  /** The data used for rendering, as JSON, from which the browser hydrates. */
  readonly state: string;
}

/** Title and description of a rendered page; null where it has none. */
export interface RenderedHead {
  readonly title: string | null;
  readonly description: string | null;
}

/** A response of the API. */
export interface ApiResponse {
  readonly status: number;
  readonly body: string;
}

/** Answers the API requests of a page during rendering. @param path path and query of the API */
export type FetchApi = (path: string) => Promise<ApiResponse>;

/** Entry point exported by the server build. It renders one page at a time. */
export type RenderPage = (page: RenderRequest, fetchApi: FetchApi) => Promise<RenderedPage>;

/** Id of the element with the state in the initial HTML. */
export const PAGE_STATE_ELEMENT_ID = 'page-state';

/** Meta tag with the target of the bare address, when it is not the default page. */
export const START_PAGE_META = 'townlight-start';

/** Link relation of data that the page's script may request, under the address that browsers cache. */
export const PRELOAD_DATA_REL = 'townlight-data';

/** Meta tag of a page rendered for a wide window. */
export const WIDE_WINDOW_META = 'townlight-wide';

/** Link relation of the site's code, inserted by the build and fetched after the first paint. */
export const SITE_CODE_REL = 'townlight-code';

/** Link relation of the style sheet of the staff pages: the build inserts it, only staff pages load it. */
export const STAFF_STYLE_REL = 'townlight-staff-style';

/** The facts of the county in the first HTML, from which pages render. */
export interface PageCounty extends County {
  /** Translations of the names that the API sends in English, in the languages that are at hand. */
  readonly names?: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;
  /** Features of the site for which the county has no data: no page links to theirs. */
  readonly without?: readonly string[];
}

/** Id of the element with those facts as JSON. */
export const COUNTY_ELEMENT_ID = 'county';

/** The global variable with those facts where there is no document: in the server's renderer and in tests. */
export const COUNTY_GLOBAL = 'townlightCounty';
