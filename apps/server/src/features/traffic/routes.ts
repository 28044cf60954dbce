import { type TrafficReply, trafficRoute } from '@townlight/contract/traffic';
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
