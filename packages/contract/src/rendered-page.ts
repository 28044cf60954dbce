import type { Language } from '@townlight/domain/language';
import type { Offer } from './offers.ts';

/** A page that the web draws for the server, before any browser has it. */
export interface PageToRender {
  /** Path and query as asked for, with the language in front: `/es/map?area=venice`. */
  readonly address: string;
  readonly offers: readonly Offer[];
  /** Where pictures come from when it is not here. */
  readonly imagesUrl?: string | undefined;
  /** Where the bare address leads, without a language, when it is not the usual page. */
  readonly startPage?: string | undefined;
  /** The reader's device has a wide window, as far as it says: a page may lay itself out otherwise on a phone. */
  readonly wide: boolean;
}

export interface RenderedPage {
  /** What stands in the page's root. */
  readonly html: string;
  readonly head: DrawnHead;
  readonly language: Language;
  /** What it was drawn from, as JSON: the browser begins with the same. */
  readonly state: string;
}

/** What a drawn page is called, and the sentence that it says of itself; null where it says none. */
export interface DrawnHead {
  readonly title: string | null;
  readonly description: string | null;
}

/** An answer of the API. */
export interface ApiAnswer {
  readonly status: number;
  readonly body: string;
}

/** Answers what a page asks while it is drawn. @param path path and query of the API */
export type AnswerApi = (path: string) => Promise<ApiAnswer>;

/** What the build for the server exports. One page at a time. */
export type RenderPage = (page: PageToRender, answer: AnswerApi) => Promise<RenderedPage>;

/** The element of the first HTML that holds the state. */
export const PAGE_STATE_ID = 'page-state';

/** Says in the head where the bare address leads, when it is not the usual page. */
export const START_META = 'townlight-start';

/** The relation of data that the page's script will ask for: fetched once the first HTML has been painted. */
export const DATA_REL = 'townlight-data';

/** Said in the head of a page that was drawn for a wide window. */
export const WIDE_META = 'townlight-wide';

/** Marks what the build names in the first HTML: the files of the site's code, fetched once the page is painted. */
export const CODE_REL = 'townlight-code';
