import { DEFAULT_LANGUAGE, localizePath, parseLocalizedPath } from '@townlight/domain/language';
import { DEFAULT_START_PAGE, splitPath } from '@townlight/domain/pages';
import type { FeaturePages, PageAddress } from '../platform/features/feature-pages.ts';
import type { PageHead } from '../platform/http/page-head.ts';
import { getSiteLanguages } from '../platform/i18n/site-languages.ts';
import { type PagePictures, requirePageMetadata } from './page-pictures.ts';
import type { createSiteMessages } from './site-messages.ts';

export interface PageHeadOptions {
  readonly messages: ReturnType<typeof createSiteMessages>;
  /** For pages without a picture. */
  readonly pictures: PagePictures;
  /** Base URL of pictures that another server stores. */
  readonly imagesUrl: string | undefined;
  /** Where the bare address redirects. */
  readonly startPage: string;
}

/** Builds the head of a page from its feature's metadata. Pages that do not exist are excluded from search engines. */
export function buildPageHead(
  url: string,
  origin: string,
  features: readonly FeaturePages[],
  { messages, pictures, imagesUrl, startPage }: PageHeadOptions,
): PageHead {
  const address = parsePageAddress(url);
  const localized = messages[address.language];
  const metadata = requirePageMetadata(address, features);
  const { path, data, feeds } = metadata;
  const head: PageHead = {
    site: localized.site,
    locale: localized.locale,
    async picture(rendered) {
      const picture =
        metadata.picture ??
        (path === null || rendered === null
          ? undefined
          : await pictures.pictureOf(path, address.language, rendered));
      if (picture === undefined) return undefined;
      const { path: file, ...shown } = picture;
      return { ...shown, url: `${imagesUrl ?? `${origin}/images`}${file}` };
    },
    ...(data && { data }),
    ...(feeds && { feeds }),
    ...(imagesUrl !== undefined && { imagesUrl }),
    ...(startPage !== DEFAULT_START_PAGE && { startPage }),
  };
  if (metadata.movedTo !== undefined)
    return { ...head, movedTo: localizePath(address.language, metadata.movedTo) };
  if (path === null) return { ...head, noindex: true, isMissing: metadata.isMissing ?? false };
  return {
    ...head,
    canonical: origin + localizePath(address.language, path),
    alternates: listAlternates(origin, path),
  };
}

/** Lists the addresses of a page in each language; none where there is only one. */
function listAlternates(origin: string, path: string): NonNullable<PageHead['alternates']> {
  const languages = getSiteLanguages();
  if (languages.length === 1) return [];
  return [
    ...languages.map((one) => ({
      language: one as string,
      url: origin + localizePath(one, path),
    })),
    { language: 'x-default', url: origin + localizePath(DEFAULT_LANGUAGE, path) },
  ];
}

/** @param url path and query as in a request: `/es/neighborhood/hollywood/9/2026` */
function parsePageAddress(url: string): PageAddress {
  const [pathname = '/', search = ''] = url.split('?', 2);
  const { language, path } = parseLocalizedPath(pathname);
  return { language, steps: splitPath(path), query: new URLSearchParams(search) };
}
