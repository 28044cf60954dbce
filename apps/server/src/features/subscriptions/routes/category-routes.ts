import { errorReply } from '@townlight/contract/error-reply';
import { newsletterCategoriesRoute } from '@townlight/contract/subscriptions';
import { VISUAL_CATEGORIES, type VisualCategory } from '@townlight/domain/subscriptions';
import { z } from 'zod';
import { HOUR_CACHE_CONTROL } from '../../../platform/http/cache-control.ts';
import type { App } from '../../../platform/http/create-app.ts';
import { registerRoute } from '../../../platform/http/register-route.ts';
import { renderCategoryIcon } from '../category-icons.ts';

const NAMES: Readonly<Record<VisualCategory, { name: string; name_es: string }>> = {
  'crime-overview': { name: 'Crime at a glance', name_es: 'Delitos de un vistazo' },
  'crime-types': { name: 'Crime types', name_es: 'Tipos de delito' },
  trend: { name: 'Trend of the last 12 months', name_es: 'Tendencia de los últimos 12 meses' },
  compare: {
    name: 'Compared with nearby neighborhoods',
    name_es: 'Comparación con los vecindarios de al lado',
  },
  'air-month': { name: 'The month’s air', name_es: 'El aire del mes' },
  'data-news': { name: 'News about the data', name_es: 'Noticias sobre los datos' },
  'editors-note': { name: 'From the editors', name_es: 'De la redacción' },
};

/** Registers the list of sections that an email can contain, and their icons. */
export function categoryRoutes(app: App): void {
  registerRoute(
    app,
    newsletterCategoriesRoute,
    {
      tags: ['Subscriptions'],
      summary: 'The sections a letter can have about a neighborhood, in order',
    },
    (_request, reply) => {
      reply.header('cache-control', HOUR_CACHE_CONTROL);
      return VISUAL_CATEGORIES.map((id) => ({
        id,
        ...NAMES[id],
        picture: `/images/visual-categories/${id}.svg`,
      }));
    },
  );

  app.get(
    '/images/visual-categories/:file',
    {
      schema: {
        tags: ['Subscriptions'],
        summary: 'The picture of a section',
        description: 'SVG; `file` is an id of `/api/visualization/chart/category` with `.svg`.',
        params: z.object({ file: z.enum(VISUAL_CATEGORIES.map((id) => `${id}.svg` as const)) }),
        response: { 200: z.string(), 400: errorReply },
      },
    },
    (request, reply) => {
      const category = request.params.file.slice(0, -'.svg'.length) as VisualCategory;
      reply.type('image/svg+xml; charset=utf-8').header('cache-control', HOUR_CACHE_CONTROL);
      return renderCategoryIcon(category);
    },
  );
}
