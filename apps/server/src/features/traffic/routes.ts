import { type TrafficReply, trafficRoute } from '@townlight/contract/traffic';
import { pagePath, parsePage } from '@townlight/domain/pages';
import type { FeaturePages } from '../../platform/features/feature-pages.ts';
import type { App } from '../../platform/http/create-app.ts';
import { registerRoute } from '../../platform/http/register-route.ts';

/** Registers the embedded page of the traffic map, and when it loads. */
export function registerTrafficRoutes(app: App, reply: TrafficReply): void {
  registerRoute(
    app,
    trafficRoute,
    {
      tags: ['Traffic'],
      summary: 'The page of another site that the traffic map shows, and when it loads',
    },
    async () => reply,
  );
}

const PATH = pagePath({ kind: 'traffic' });

/** Returns the page metadata and the sitemap of the traffic map, which lists no page without a map. */
export function createTrafficPages({ url }: TrafficReply): FeaturePages {
  return {
    describePage: ({ steps, query }) =>
      parsePage(steps, query)?.kind === 'traffic' ? { path: PATH } : null,
    sitemap: () => ({ paths: url === null ? [] : [PATH] }),
  };
}
