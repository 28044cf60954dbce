import { LANGUAGES, localAddress, PLAIN_LANGUAGE } from '@townlight/domain/language';
import { DEFAULT_START_PAGE } from '@townlight/domain/pages';
import type { PageHead } from '../platform/http/page-head.ts';
import type { PartPages } from '../platform/parts/part-pages.ts';
import type { PagePictures } from './page-pictures.ts';
import { readPageAddress } from './read-page-address.ts';
import type { siteWords } from './site-words.ts';
import { tellPage } from './tell-page.ts';

export interface HeadOptions {
  readonly words: ReturnType<typeof siteWords>;
  /** For pages without a picture. */
  readonly pictures: PagePictures;
  /** Base URL of pictures that another server stores. */
  readonly imagesUrl: string | undefined;
  /** Where the bare address redirects. */
  readonly startPage: string;
}

/** Builds the head of a page from its feature's metadata. Pages that do not exist are excluded from search engines. */
export function headOf(
  url: string,
  origin: string,
  parts: readonly PartPages[],
  { words, pictures, imagesUrl, startPage }: HeadOptions,
): PageHead {
  const address = readPageAddress(url);
  const own = words[address.language];
  const told = tellPage(address, parts);
  const { path, data, feeds } = told;
  const head: PageHead = {
    site: own.site,
    locale: own.locale,
    async picture(drawn) {
      const picture =
        told.picture ??
        (path === null || drawn === null
          ? undefined
          : await pictures.pictureOf(path, address.language, drawn));
      if (picture === undefined) return undefined;
      const { path: file, ...shown } = picture;
      return { ...shown, url: `${imagesUrl ?? `${origin}/images`}${file}` };
    },
    ...(data && { data }),
    ...(feeds && { feeds }),
    ...(imagesUrl !== undefined && { imagesUrl }),
    ...(startPage !== DEFAULT_START_PAGE && { startPage }),
  };
  if (told.movedTo !== undefined)
    return { ...head, movedTo: localAddress(address.language, told.movedTo) };
  if (path === null) return { ...head, noindex: true, isMissing: told.isMissing ?? false };
  return {
    ...head,
    canonical: origin + localAddress(address.language, path),
    alternates: [
      ...LANGUAGES.map((one) => ({
        language: one as string,
        url: origin + localAddress(one, path),
      })),
      { language: 'x-default', url: origin + localAddress(PLAIN_LANGUAGE, path) },
    ],
  };
}
