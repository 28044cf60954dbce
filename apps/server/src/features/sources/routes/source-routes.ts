import { sourcesRoute } from '@townlight/contract/sources';
import type { App } from '../../../platform/http/create-app.ts';
import { registerRoute } from '../../../platform/http/register-route.ts';
import type { SourceStatusCache } from '../source-status-cache.ts';

/** Registers the public route that lists the sources. */
export function registerSourceRoutes(app: App, statusCache: SourceStatusCache): void {
  registerRoute(
    app,
    sourcesRoute,
    {
      tags: ['Sources'],
      summary: 'The sources that the site checks automatically, and their state',
      description: 'Empty if everything is loaded by hand.',
    },
    async () => [...(await statusCache.current())],
  );
}
