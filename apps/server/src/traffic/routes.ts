import { type TrafficReply, trafficReply } from '@townlight/contract/traffic';
import type { App } from '../platform/http/create-app.ts';

/** `GET /api/traffic`: which page of another site the traffic map shows, and when it loads it. */
export function trafficRoutes(app: App, reply: TrafficReply): void {
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
