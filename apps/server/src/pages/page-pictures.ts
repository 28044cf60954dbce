import { LANGUAGES, type Language, PLAIN_LANGUAGE } from '@townlight/domain/language';
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
import type { PageTold, PartPages } from '../platform/parts/part-pages.ts';
import { tellPage } from './tell-page.ts';
import type { siteWords } from './words.ts';

/** Some tens of KB each. */
const MOST_KEPT = 30;
const FILE = /^(.+)\/preview(?:\.([a-z]{2}))?\.png$/;

interface Drawn {
  readonly title: string;
  readonly sentence: string;
  readonly panel: string;
  readonly svg: string;
}

/** What others are shown of a page that has no picture of its own: its title and its sentence, beside the county. */
export type PagePictures = ReturnType<typeof pagePictures>;

export function pagePictures(parts: readonly PartPages[], words: ReturnType<typeof siteWords>) {
  const renderer = openRenderer();
  const kept = new LRUCache<string, Drawn>({ max: MOST_KEPT });

  /** Null where there is no such page, or no map to draw beside it. */
  const draw = (path: string, language: Language): Drawn | null => {
    const told = tellPage(
      { language, steps: pageSteps(path), query: new URLSearchParams() },
      parts,
    );
    const panel = parts.find(({ quietPanel }) => quietPanel !== undefined)?.quietPanel?.();
    if (told.path === null || told.title === null || panel === undefined) return null;
    const own = words[language];
    const { title } = told;
    const sentence = told.description ?? own.description;
    const key = `${language} ${path}`;
    const known = kept.get(key);
    if (known?.title === title && known.sentence === sentence && known.panel === panel)
      return known;
    const svg = drawPreview({ kind: own.county, title, sentence, note: '' }, panel);
    const drawn = { title, sentence, panel, svg };
    kept.set(key, drawn);
    return drawn;
  };

  return {
    /** @param path of a page, without origin and language; what stands in its query is in no picture */
    pictureOf(path: string, language: Language): PageTold['picture'] {
      const [pathname = '/'] = path.split('?');
      const drawn = draw(pathname, language);
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
        (request, reply) => {
          const [, path, named = PLAIN_LANGUAGE] = FILE.exec(request.params['*']) ?? [];
          const language = LANGUAGES.find((one) => one === named);
          const asked = () => {
            const drawn =
              path === undefined || language === undefined ? null : draw(`/${path}`, language);
            if (drawn === null)
              throw new NotFound(
                `There is no picture at ${request.url.split('?')[0]}; add preview.png or preview.es.png to the path of a page.`,
              );
            return drawn.svg;
          };
          return sendPicture(renderer, request, reply, { draw: asked, format: 'png', scale: 1 });
        },
      );
      app.addHook('onClose', () => renderer.close());
    },
  };
}
