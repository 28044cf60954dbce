import { LANGUAGES, type Language, PLAIN_LANGUAGE } from '@townlight/domain/language';
import type { AreaId } from '@townlight/domain/places';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { App } from '../platform/http/create-app.ts';
import { NotFound } from '../platform/http/errors.ts';
import type { PageTold } from '../platform/parts/part-pages.ts';
import { PREVIEW } from './drawing/draw-preview.ts';
import { openRenderer } from './render/open-renderer.ts';
import { pictureVersion, sendPicture } from './send-picture.ts';

const FILE = /^preview(?:\.([a-z]{2}))?\.png$/;
/** Each preview takes some tens of kilobytes. */
const MOST_KEPT = 100;

/** A map image of the county or of one area. */
export interface DrawnPreview {
  readonly svg: string;
  /** The alternative text. */
  readonly alt: string;
}

/**
 * Creates the link previews of a map's pages: `/images/{folder}/preview.png` of the county,
 * `/images/{folder}/{area}/preview.es.png` of an area.
 * @param draw returns null where there is nothing to show or no such area
 * @param figures the data that the images depend on: a new object invalidates the cache
 */
export function mapPreviews(given: {
  readonly folder: string;
  readonly summary: string;
  readonly figures: () => object;
  readonly draw: (area: AreaId | null, language: Language) => DrawnPreview | null;
}) {
  const { folder, figures } = given;
  const renderer = openRenderer();
  const kept = new WeakMap<object, LRUCache<string, { readonly drawn: DrawnPreview | null }>>();
  const draw = (area: AreaId | null, language: Language): DrawnPreview | null => {
    const of = figures();
    const known = kept.get(of) ?? new LRUCache({ max: MOST_KEPT });
    kept.set(of, known);
    const key = `${language} ${area ?? ''}`;
    const before = known.get(key);
    if (before !== undefined) return before.drawn;
    const drawn = given.draw(area, language);
    known.set(key, { drawn });
    return drawn;
  };
  const find = (file: string, area: AreaId | null): string => {
    const [whole, named = PLAIN_LANGUAGE] = FILE.exec(file) ?? [];
    const language = LANGUAGES.find((one) => one === named);
    const drawn = whole === undefined || language === undefined ? null : draw(area, language);
    if (drawn === null)
      throw new NotFound(
        `There is no picture ${file} here; it is preview.png or preview.es.png, of a neighborhood that /api/neighborhoods/names lists.`,
      );
    return drawn.svg;
  };
  return {
    /** Returns the preview for a page's metadata; undefined where there is nothing to show. */
    pictureOf(area: AreaId | null, language: Language): PageTold['picture'] {
      const drawn = draw(area, language);
      if (drawn === null) return undefined;
      const of = area === null ? '' : `/${encodeURIComponent(area)}`;
      const file = language === PLAIN_LANGUAGE ? 'preview.png' : `preview.${language}.png`;
      return {
        path: `/${folder}${of}/${file}?v=${pictureVersion(drawn.svg)}`,
        ...PREVIEW,
        alt: drawn.alt,
      };
    },
    routes(app: App): void {
      const schema = {
        tags: ['Pictures'],
        summary: given.summary,
        description: '`file` is preview.png, or preview.es.png; `area` is a neighborhood.',
        querystring: z.object({ v: z.string().max(40).optional() }),
      };
      const params = z.object({ file: z.string().max(20) });
      app.get(`/images/${folder}/:file`, { schema: { ...schema, params } }, (request, reply) => {
        const draw = () => find(request.params.file, null);
        return sendPicture(renderer, request, reply, { draw, format: 'png', scale: 1 });
      });
      app.get(
        `/images/${folder}/:area/:file`,
        { schema: { ...schema, params: params.extend({ area: z.string().min(1).max(80) }) } },
        (request, reply) => {
          const draw = () => find(request.params.file, request.params.area);
          return sendPicture(renderer, request, reply, { draw, format: 'png', scale: 1 });
        },
      );
    },
    close: () => renderer.close(),
  };
}
export type MapPreviews = ReturnType<typeof mapPreviews>;
