import { OFFERS_META } from '@townlight/contract/offers';
import { type PageToRender, START_META, WIDE_META } from '@townlight/contract/rendered-page';
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
const OWN_IMAGES = '/images';

let settings: PageSettings | undefined;

/** Returns the settings of the current page; in the browser they come from its head. */
export function pageSettings(): PageSettings {
  settings ??= {
    offers: told(OFFERS_META)?.split(' ') ?? [],
    imagesUrl: told(IMAGES_META) ?? OWN_IMAGES,
    startPage: told(START_META) ?? DEFAULT_START_PAGE,
    wide: told(WIDE_META) !== undefined,
  };
  return settings;
}

/** For the server, which renders a page before it has a head. */
export function setPageSettings({ offers, imagesUrl, startPage, wide }: PageToRender): void {
  settings = {
    offers,
    imagesUrl: imagesUrl ?? OWN_IMAGES,
    startPage: startPage ?? DEFAULT_START_PAGE,
    wide,
  };
}

/** For tests that open one page after another: the next reads its own head. */
export function forgetPageSettings(): void {
  settings = undefined;
}

function told(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}
