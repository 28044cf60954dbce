import { type TrafficReply, trafficReply } from '@townlight/contract/traffic';
import type { App } from '../../platform/http/create-app.ts';

/** `GET /api/traffic`: the embedded page of the traffic map, and when it loads. */
export function registerTrafficRoutes(app: App, reply: TrafficReply): void {
  app.get(
    '/api/traffic',
    {
      schema: {
        tags: ['Traffic'],
        summary: 'The page of another site that the traffic map shows, and when it loads',
        response: { 200: trafficReply },
      },
    },
    async () => reply,
  );
}
