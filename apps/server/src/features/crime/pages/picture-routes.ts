import { toSlug } from '@townlight/domain/places';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  drawAreaCard,
  drawAreaShape,
  drawEmblem,
  type ImageRenderer,
  sendImage,
} from '../../../images/index.ts';
import { PUBLIC_CACHE_CONTROL } from '../../../platform/http/cache-control.ts';
import type { App } from '../../../platform/http/create-app.ts';
import { NotFound } from '../../../platform/http/errors.ts';
import type { CrimePageContent } from './page-content.ts';
import { type PictureFile, parsePictureFile } from './picture-address.ts';
import type { PreviewSubject } from './preview.ts';
import type { RatesMapSubject } from './rates-map.ts';

/** Sizes of the pictures without figures, by file name, in SVG units. */
const CARDS: ReadonlyMap<string, { readonly width: number; readonly height: number }> = new Map([
  ['card', { width: 640, height: 360 }],
  ['mail', { width: 600, height: 300 }],
  ['shape', { width: 320, height: 180 }],
]);

const tags = ['Pictures'];
const query = z.object({ v: z.string().max(40).optional() });
const id = z.string().min(1).max(200);
const FILE_DESCRIPTION =
  'card.svg, card.png, card@2x.png, mail.png, mail@2x.png, shape.svg (without the name), rates.svg, yearly-rates.svg or preview.png';

/** The number of months in a map of rates, by file name. */
const MONTHS_OF_RATES: ReadonlyMap<string, 1 | 12> = new Map([
  ['rates', 1],
  ['yearly-rates', 12],
]);

/** Registers the routes of neighborhood pictures, category emblems and link previews. */
export function registerPictureRoutes(
  app: App,
  content: () => CrimePageContent,
  renderer: ImageRenderer,
): void {
  const previewOf = (subject: PreviewSubject, file: PictureFile): string | null =>
    file.name === 'preview' && file.scale === 1
      ? content().preview(
          file.month === undefined || !('area' in subject || 'crime' in subject)
            ? subject
            : { ...subject, month: file.month },
          file.language,
        )
      : null;

  /** Returns the map of rates, or the link preview without one of this name. */
  const figuresOf = (subject: RatesMapSubject, file: PictureFile): string | null => {
    const months = MONTHS_OF_RATES.get(file.name);
    if (months === undefined) return previewOf(subject, file);
    const ofMonth = file.month === undefined ? subject : { ...subject, month: file.month };
    return content().rates(ofMonth, months, file.language);
  };

  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    draw: () => string | null,
    { name, format, scale }: PictureFile,
  ) => {
    const drawOrThrow = () => {
      const svg = draw();
      if (svg === null) throw pictureNotFound(request);
      return svg;
    };
    return sendImage(renderer, request, reply, {
      ...{ draw: drawOrThrow, format, scale },
      // of the same release as the figures of the page
      ...(MONTHS_OF_RATES.has(name) && { cacheControl: PUBLIC_CACHE_CONTROL }),
    });
  };

  const neighborhood = (area: string, file: PictureFile): string | null => {
    const shape = content().shapes().find(area);
    const size = file.month === undefined ? CARDS.get(file.name) : undefined;
    if (shape === undefined) return null;
    return size === undefined
      ? figuresOf({ kind: 'neighborhood', area }, file)
      : (file.name === 'shape' ? drawAreaShape : drawAreaCard)(content().shapes(), shape, size);
  };

  const category = (slug: string, file: PictureFile): string | null => {
    const subject = { kind: 'crime', crime: slug } as const;
    if (file.name !== 'emblem') return figuresOf(subject, file);
    const found = content().facts.crimes.find((crime) => crime.slug === toSlug(slug));
    return found === undefined || file.month !== undefined ? null : drawEmblem(found.name);
  };

  app.get(
    '/images/neighborhoods/:id',
    {
      schema: {
        tags,
        summary: 'The picture of a neighborhood',
        description:
          'Its shape among its neighbors, as SVG of 640 by 360; with `.png` at the end of the id as PNG.',
        params: z.object({ id }),
        querystring: query,
      },
    },
    (request, reply) => {
      const { area, format } = splitExtension(request.params.id);
      const file = plainFile('card', format);
      return send(request, reply, () => neighborhood(area, file), file);
    },
  );

  app.get(
    '/images/neighborhoods/:id/:file',
    {
      schema: {
        tags,
        summary: 'The picture of a neighborhood in a size and a format',
        description:
          `\`file\` is ${FILE_DESCRIPTION}: 640 by 360, 600 by 300, and 1200 by 630 with figures; \`@2x\` has twice the pixels. rates.svg has the neighborhood among its neighbors in the colors of the Crime Map, yearly-rates.svg by 12 months. ` +
          'A preview of a month is `preview-2026-09.png`, a Spanish one `preview.es.png`; the same for maps of rates. With `?v=` and the hash of its contents, as pages link it, a picture never changes.',
        params: z.object({ id, file: z.string().max(60) }),
        querystring: query,
      },
    },
    (request, reply) => {
      const file = parsePictureFile(request.params.file);
      if (file === null) throw pictureNotFound(request);
      return send(request, reply, () => neighborhood(request.params.id, file), file);
    },
  );

  app.get(
    '/images/neighborhoods/:id/:crime/:file',
    {
      schema: {
        tags,
        summary: 'The link preview and the map of a crime type in a neighborhood',
        description:
          '`file` is preview.png, or rates.svg and yearly-rates.svg, the rates of the type in the neighborhood and around it in a month and in 12; of a month and in Spanish preview-2026-09.es.png.',
        params: z.object({ id, crime: id, file: z.string().max(60) }),
        querystring: query,
      },
    },
    (request, reply) => {
      const { id: area, crime } = request.params;
      const file = parsePictureFile(request.params.file);
      if (file === null) throw pictureNotFound(request);
      const subject = { kind: 'neighborhood', area, crime: toSlug(crime) } as const;
      return send(request, reply, () => figuresOf(subject, file), file);
    },
  );

  app.get(
    '/images/categories/:id',
    {
      schema: {
        tags,
        summary: 'The emblem of a crime type',
        description: 'A square SVG of 256; with `.png` at the end of the id as PNG.',
        params: z.object({ id }),
        querystring: query,
      },
    },
    (request, reply) => {
      const { area, format } = splitExtension(request.params.id);
      const file = plainFile('emblem', format);
      return send(request, reply, () => category(area, file), file);
    },
  );

  app.get(
    '/images/categories/:id/:file',
    {
      schema: {
        tags,
        summary: 'The emblem, the map or the link preview of a crime type',
        description:
          '`file` is emblem.svg, emblem.png, emblem@2x.png, rates.svg or yearly-rates.svg with the rates of all neighborhoods, or preview.png.',
        params: z.object({ id, file: z.string().max(60) }),
        querystring: query,
      },
    },
    (request, reply) => {
      const file = parsePictureFile(request.params.file);
      if (file === null) throw pictureNotFound(request);
      return send(request, reply, () => category(request.params.id, file), file);
    },
  );

  app.get(
    '/images/compare/:areas/:file',
    {
      schema: {
        tags,
        summary: 'The link preview of a comparison',
        description:
          '`areas` are up to four neighborhoods with commas between; `file` is preview.png.',
        params: z.object({ areas: z.string().min(1).max(400), file: z.string().max(60) }),
        querystring: query,
      },
    },
    (request, reply) => {
      const file = parsePictureFile(request.params.file);
      const areas = request.params.areas.split(',');
      const known = areas.every((area) => content().shapes().find(area) !== undefined);
      if (file === null || areas.length > 4 || !known) throw pictureNotFound(request);
      return send(request, reply, () => previewOf({ kind: 'compare', areas }, file), file);
    },
  );

  app.get(
    '/images/pages/:page/:file',
    {
      schema: {
        tags,
        summary: 'The link preview of a page',
        description: '`file` is preview.png.',
        params: z.object({ page: z.enum(['map', 'data', 'method']), file: z.string().max(60) }),
        querystring: query,
      },
    },
    (request, reply) => {
      const file = parsePictureFile(request.params.file);
      if (file === null) throw pictureNotFound(request);
      return send(request, reply, () => previewOf({ kind: request.params.page }, file), file);
    },
  );

  // An unknown picture must not be answered with a page.
  app.get('/images/*', { schema: { hide: true } }, (request) => {
    throw pictureNotFound(request);
  });
}

function plainFile(name: string, format: 'svg' | 'png'): PictureFile {
  return { name, format, month: undefined, language: 'en', scale: 1 };
}

/** Splits a picture id and its extension: `hollywood.png` is Hollywood as PNG. */
function splitExtension(text: string): { area: string; format: 'svg' | 'png' } {
  const [, area = text, ending] = /^(.*)\.(svg|png)$/.exec(text) ?? [];
  return { area, format: ending === 'png' ? 'png' : 'svg' };
}

function pictureNotFound(request: FastifyRequest): NotFound {
  return new NotFound(
    `There is no picture at ${request.url.split('?')[0]}; /api/docs says what pictures there are, ` +
      '/api/neighborhoods/names and /api/bundles/small list their ids.',
  );
}
