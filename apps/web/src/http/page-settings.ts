import {
  type RenderRequest,
  START_PAGE_META,
  WIDE_WINDOW_META,
} from '@townlight/contract/rendered-page';
import {
  SERVER_CAPABILITIES_META,
  type ServerCapability,
} from '@townlight/contract/server-capabilities';
import { DEFAULT_START_PAGE } from '@townlight/domain/pages';

/** The settings that the server writes into the page's head. */
export interface PageSettings {
  /** Optional features that the server provides. */
  readonly offers: readonly string[];
  /** The base URL of pictures: a folder of this site, or another store. */
  readonly imagesUrl: string;
  /** The path that `/` redirects to. */
  readonly startPage: string;
  /** The page was rendered for a wide window. */
  readonly wide: boolean;
}

const IMAGES_META = 'townlight-images';
const LOCAL_IMAGES = '/images';

let settings: PageSettings | undefined;

/** Returns the settings of the current page; in the browser they come from its head. */
export function getPageSettings(): PageSettings {
  settings ??= {
    offers: readMeta(SERVER_CAPABILITIES_META)?.split(' ') ?? [],
    imagesUrl: readMeta(IMAGES_META) ?? LOCAL_IMAGES,
    startPage: readMeta(START_PAGE_META) ?? DEFAULT_START_PAGE,
    wide: readMeta(WIDE_WINDOW_META) !== undefined,
  };
  return settings;
}

/** For the server, which renders a page before it has a head. */
export function setPageSettings({ offers, imagesUrl, startPage, wide }: RenderRequest): void {
  settings = {
    offers,
    imagesUrl: imagesUrl ?? LOCAL_IMAGES,
    startPage: startPage ?? DEFAULT_START_PAGE,
    wide,
  };
}

/** For tests that open one page after another: the next reads its own head. */
export function resetPageSettings(): void {
  settings = undefined;
}

function readMeta(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}

/** Returns whether the server offers a feature; known before the first render. */
export function isOffered(offer: ServerCapability): boolean {
  return getPageSettings().offers.includes(offer);
}

/**
 * Returns the address of a picture in `/images`: on this site, or in the store that the first HTML names.
 * @param path `/neighborhoods/hollywood/shape.svg`
 */
export function pictureUrl(path: string): string {
  return getPageSettings().imagesUrl + path;
}
