import { sourcesReply } from '@townlight/contract/sources';
import type { App } from '../platform/http/create-app.ts';
import type { SourcesKeeper } from './keep-sources.ts';

/** Where records come from by themselves. */
export function sourceRoutes(app: App, keeper: SourcesKeeper): void {
  app.get(
    '/api/sources',
    {
      schema: {
        tags: ['Sources'],
        summary: 'The sources that the site asks by itself, and how they stand',
        description: 'Empty where everything is loaded by hand.',
        response: { 200: sourcesReply },
      },
    },
    async (_, reply) => {
      reply.header('cache-control', 'no-cache');
      return [...(await keeper.current())];
    },
  );
}
