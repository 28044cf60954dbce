import { LANGUAGES, type Language, localAddress, PLAIN_LANGUAGE } from '@townlight/domain/language';
import { pageSteps } from '@townlight/domain/pages';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import {
  drawPreview,
  openRenderer,
  PREVIEW,
  pictureVersion,
  sendPicture,
} from '../pictures/index.ts';
import type { App } from '../platform/http/create-app.ts';
import { NotFound } from '../platform/http/errors.ts';
import { type PageWords, wordsOf } from '../platform/http/page-head.ts';
import type { DrawPage } from '../platform/http/site/drawn-page.ts';
import type { Snapshot } from '../platform/parts/part.ts';
import type { PageTold, PartPages } from '../platform/parts/part-pages.ts';
import { type siteWords, titleWithoutSite } from './site-words.ts';
import { tellPage } from './tell-page.ts';

/** Each is some tens of KB. */
const MOST_KEPT = 30;
const FILE = /^(.+)\/preview(?:\.([a-z]{2}))?\.png$/;

interface Drawn {
  readonly title: string;
  readonly svg: string;
}

/** Link previews of pages without a picture: title and description next to a map of the county. */
export type PagePictures = ReturnType<typeof pagePictures>;

/**
 * @param current throws before the first snapshot
 * @param drawPage returns a page's title and description; without it there are no such pictures
 */
export function pagePictures(
  parts: readonly PartPages[],
  words: ReturnType<typeof siteWords>,
  { current, drawPage }: { current: () => Snapshot; drawPage: DrawPage | undefined },
) {
  const renderer = openRenderer();
  const kept = new WeakMap<Snapshot, LRUCache<string, Drawn>>();

  const keptNow = (): LRUCache<string, Drawn> => {
    const snapshot = current();
    const known = kept.get(snapshot) ?? new LRUCache<string, Drawn>({ max: MOST_KEPT });
    kept.set(snapshot, known);
    return known;
  };

  const drawnWords = async (path: string, language: Language): Promise<PageWords | null> => {
    const address = localAddress(language, path);
    const drawn = await drawPage?.({ address, offers: [], wide: true });
    return drawn ? wordsOf(drawn.head, words[language].site) : null;
  };

  /** Returns null when the page does not exist, cannot be rendered, or there is no map for it. */
  const draw = async (
    path: string,
    language: Language,
    given: PageWords | null = null,
  ): Promise<Drawn | null> => {
    const now = keptNow();
    const key = `${language} ${path}`;
    const known = now.get(key);
    if (known !== undefined) return known;
    const told = tellPage(
      { language, steps: pageSteps(path), query: new URLSearchParams() },
      parts,
    );
    const panel = parts.find(({ quietPanel }) => quietPanel !== undefined)?.quietPanel?.();
    if (told.path === null || panel === undefined) return null;
    const own = given ?? (await drawnWords(path, language));
    if (own === null) return null;
    const title = titleWithoutSite(own.title);
    const matter = { kind: words[language].county, title, sentence: own.description, note: '' };
    const drawn = { title, svg: drawPreview(matter, panel) };
    now.set(key, drawn);
    return drawn;
  };

  return {
    /**
     * @param path of a page, without origin and language; its query does not affect the picture
     * @param texts title and description of the rendered page
     */
    async pictureOf(
      path: string,
      language: Language,
      own: PageWords,
    ): Promise<PageTold['picture']> {
      const [pathname = '/', query] = path.split('?');
      const drawn = await draw(pathname, language, query === undefined ? own : null);
      if (drawn === null) return undefined;
      const file = language === PLAIN_LANGUAGE ? 'preview.png' : `preview.${language}.png`;
      return {
        path: `/site${pathname}/${file}?v=${pictureVersion(drawn.svg)}`,
        ...PREVIEW,
        alt: words[language].pictureAlt(drawn.title),
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
          const [, path, named = PLAIN_LANGUAGE] = FILE.exec(request.params['*']) ?? [];
          const language = LANGUAGES.find((one) => one === named);
          const drawn =
            path === undefined || language === undefined
              ? null
              : (keptNow().get(`${language} /${path}`) ??
                (await app.inTurn('pages', request, () => draw(`/${path}`, language))));
          if (drawn === null)
            throw new NotFound(
              `There is no picture at ${request.url.split('?')[0]}; add preview.png or preview.es.png to the path of a page.`,
            );
          const asked = () => drawn.svg;
          return await sendPicture(renderer, request, reply, {
            draw: asked,
            format: 'png',
            scale: 1,
          });
        },
      );
      app.addHook('onClose', () => renderer.close());
    },
  };
}
