import { sourcesReply } from '@townlight/contract/sources';
import type { App } from '../../platform/http/create-app.ts';
import type { SourceStatusCache } from './source-status-cache.ts';

/** Registers the public route that lists the sources. */
export function registerSourceRoutes(app: App, statusCache: SourceStatusCache): void {
  app.get(
    '/api/sources',
    {
      schema: {
        tags: ['Sources'],
        summary: 'The sources that the site checks automatically, and their state',
        description: 'Empty if everything is loaded by hand.',
        response: { 200: sourcesReply },
      },
    },
    async (_, reply) => {
      reply.header('cache-control', 'no-cache');
      return [...(await statusCache.current())];
    },
  );
}
