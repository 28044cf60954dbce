import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@townlight/domain/language';
import type { AreaId } from '@townlight/domain/places';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { PageMetadata } from '../platform/features/feature-pages.ts';
import type { App } from '../platform/http/create-app.ts';
import { NotFound } from '../platform/http/errors.ts';
import { PREVIEW_SIZE } from './drawing/draw-preview.ts';
import { openImageRenderer } from './render/open-image-renderer.ts';
import { getImageVersion, sendImage } from './send-image.ts';

const FILE = /^preview(?:\.([a-z]{2}))?\.png$/;
/** Each preview takes some tens of kilobytes. */
const MAX_CACHED_PREVIEWS = 100;

/** A map image of the county or of one area. */
export interface PreviewDrawing {
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
export function createMapPreviews(given: {
  readonly folder: string;
  readonly summary: string;
  readonly figures: () => object;
  readonly draw: (area: AreaId | null, language: Language) => PreviewDrawing | null;
}) {
  const { folder, figures } = given;
  const renderer = openImageRenderer();
  const cache = new WeakMap<
    object,
    LRUCache<string, { readonly preview: PreviewDrawing | null }>
  >();
  const draw = (area: AreaId | null, language: Language): PreviewDrawing | null => {
    const of = figures();
    const known = cache.get(of) ?? new LRUCache({ max: MAX_CACHED_PREVIEWS });
    cache.set(of, known);
    const key = `${language} ${area ?? ''}`;
    const before = known.get(key);
    if (before !== undefined) return before.preview;
    const preview = given.draw(area, language);
    known.set(key, { preview });
    return preview;
  };
  const find = (file: string, area: AreaId | null): string => {
    const [match, named = DEFAULT_LANGUAGE] = FILE.exec(file) ?? [];
    const language = LANGUAGES.find((one) => one === named);
    const preview = match === undefined || language === undefined ? null : draw(area, language);
    if (preview === null)
      throw new NotFound(
        `There is no picture ${file} here; it is preview.png or preview.es.png, of a neighborhood that /api/neighborhoods/names lists.`,
      );
    return preview.svg;
  };
  return {
    /** Returns the preview for a page's metadata; undefined where there is nothing to show. */
    pictureOf(area: AreaId | null, language: Language): PageMetadata['picture'] {
      const preview = draw(area, language);
      if (preview === null) return undefined;
      const of = area === null ? '' : `/${encodeURIComponent(area)}`;
      const file = language === DEFAULT_LANGUAGE ? 'preview.png' : `preview.${language}.png`;
      return {
        path: `/${folder}${of}/${file}?v=${getImageVersion(preview.svg)}`,
        ...PREVIEW_SIZE,
        alt: preview.alt,
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
        return sendImage(renderer, request, reply, { draw, format: 'png', scale: 1 });
      });
      app.get(
        `/images/${folder}/:area/:file`,
        { schema: { ...schema, params: params.extend({ area: z.string().min(1).max(80) }) } },
        (request, reply) => {
          const draw = () => find(request.params.file, request.params.area);
          return sendImage(renderer, request, reply, { draw, format: 'png', scale: 1 });
        },
      );
    },
    close: () => renderer.close(),
  };
}
export type MapPreviews = ReturnType<typeof createMapPreviews>;
