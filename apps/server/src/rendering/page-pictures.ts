import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  localizePath,
} from '@townlight/domain/language';
import { parsePage, splitPath } from '@townlight/domain/pages';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import {
  drawPreview,
  getImageVersion,
  openImageRenderer,
  PREVIEW_SIZE,
  sendImage,
} from '../images/index.ts';
import type { Snapshot } from '../platform/features/feature.ts';
import type {
  FeaturePages,
  PageAddress,
  PageMetadata,
} from '../platform/features/feature-pages.ts';
import type { App } from '../platform/http/create-app.ts';
import { NotFound } from '../platform/http/errors.ts';
import { type PageSummary, resolvePageSummary } from '../platform/http/page-head.ts';
import type { RenderPage } from '../platform/http/site/rendered-page.ts';
import { type createSiteMessages, stripSiteTitle } from './site-messages.ts';

/** Each is some tens of KB. */
const MAX_CACHED = 30;
const FILE = /^(.+)\/preview(?:\.([a-z]{2}))?\.png$/;

interface RenderedPreview {
  readonly title: string;
  readonly svg: string;
}

/** Link previews of pages without a picture: title and description next to a map of the county. */
export type PagePictures = ReturnType<typeof createPagePictures>;

/**
 * @param current throws before the first snapshot
 * @param drawPage returns a page's title and description; without it there are no such pictures
 */
export function createPagePictures(
  features: readonly FeaturePages[],
  messages: ReturnType<typeof createSiteMessages>,
  { current, drawPage }: { current: () => Snapshot; drawPage: RenderPage | undefined },
) {
  const renderer = openImageRenderer();
  const caches = new WeakMap<Snapshot, LRUCache<string, RenderedPreview>>();

  const currentCache = (): LRUCache<string, RenderedPreview> => {
    const snapshot = current();
    const known =
      caches.get(snapshot) ?? new LRUCache<string, RenderedPreview>({ max: MAX_CACHED });
    caches.set(snapshot, known);
    return known;
  };

  const renderPageTexts = async (path: string, language: Language): Promise<PageSummary | null> => {
    const address = localizePath(language, path);
    const page = await drawPage?.({ address, offers: [], wide: true });
    return page ? resolvePageSummary(page.head, messages[language].site) : null;
  };

  /** Returns null when the page does not exist, cannot be rendered, or there is no map for it. */
  const draw = async (
    path: string,
    language: Language,
    given: PageSummary | null = null,
  ): Promise<RenderedPreview | null> => {
    const now = currentCache();
    const key = `${language} ${path}`;
    const known = now.get(key);
    if (known !== undefined) return known;
    const metadata = requirePageMetadata(
      { language, steps: splitPath(path), query: new URLSearchParams() },
      features,
    );
    const panel = features.find(({ quietPanel }) => quietPanel !== undefined)?.quietPanel?.();
    if (metadata.path === null || panel === undefined) return null;
    const texts = given ?? (await renderPageTexts(path, language));
    if (texts === null) return null;
    const title = stripSiteTitle(texts.title);
    const matter = {
      kind: messages[language].county,
      title,
      sentence: texts.description,
      note: '',
    };
    const preview = { title, svg: drawPreview(matter, panel) };
    now.set(key, preview);
    return preview;
  };

  return {
    /**
     * @param path of a page, without origin and language; its query does not affect the picture
     * @param texts title and description of the rendered page
     */
    async pictureOf(
      path: string,
      language: Language,
      texts: PageSummary,
    ): Promise<PageMetadata['picture']> {
      const [pathname = '/', query] = path.split('?');
      const preview = await draw(pathname, language, query === undefined ? texts : null);
      if (preview === null) return undefined;
      const file = language === DEFAULT_LANGUAGE ? 'preview.png' : `preview.${language}.png`;
      return {
        path: `/site${pathname}/${file}?v=${getImageVersion(preview.svg)}`,
        ...PREVIEW_SIZE,
        alt: messages[language].pictureAlt(preview.title),
      };
    },
    routes(app: App): void {
      app.get(
        '/images/site/*',
        {
          schema: {
            tags: ['Pictures'],
            summary: 'The link preview of a page that has no figures of its own to show',
            description:
              'The path of the page, and preview.png or preview.es.png: /images/site/about/data/downloads/preview.png.',
            params: z.object({ '*': z.string().max(200) }),
            querystring: z.object({ v: z.string().max(40).optional() }),
          },
        },
        async (request, reply) => {
          const [, path, named = DEFAULT_LANGUAGE] = FILE.exec(request.params['*']) ?? [];
          const language = LANGUAGES.find((one) => one === named);
          const preview =
            path === undefined || language === undefined
              ? null
              : (currentCache().get(`${language} /${path}`) ??
                (await app.runInQueue('pages', request, () => draw(`/${path}`, language))));
          if (preview === null)
            throw new NotFound(
              `There is no picture at ${request.url.split('?')[0]}; add preview.png or preview.es.png to the path of a page.`,
            );
          const readSvg = () => preview.svg;
          return await sendImage(renderer, request, reply, {
            draw: readSvg,
            format: 'png',
            scale: 1,
          });
        },
      );
      app.addHook('onClose', () => renderer.close());
    },
  };
}

/** Returns the metadata from the feature that owns the address. @throws NotReady before the first snapshot */
export function requirePageMetadata(
  address: PageAddress,
  features: readonly FeaturePages[],
): PageMetadata {
  for (const feature of features) {
    const metadata = feature.describePage(address);
    if (metadata !== null) return metadata;
  }
  // pages for staff or one reader, or an unknown address
  return { path: null, isMissing: parsePage(address.steps, address.query) === null };
}
