import { airFeedRoute } from '@townlight/contract/air/feed';
import { errorReply } from '@townlight/contract/error-reply';
import { DEFAULT_LANGUAGE } from '@townlight/domain/language';
import { startOfHour } from '@townlight/domain/time';
import { createFeedReply } from '../../../platform/feed/feed-reply.ts';
import type { App } from '../../../platform/http/create-app.ts';
import { registerRoute } from '../../../platform/http/register-route.ts';
import { resolveOrigin } from '../../../platform/http/resolve-origin.ts';
import type { PlacesSnapshot } from '../../places/index.ts';
import type { AirSnapshot } from '../snapshot/air-snapshot.ts';
import { buildAirFeed } from './air-feed.ts';

/**
 * Registers the feeds of air changes.
 * @param current throws before the first snapshot
 */
export function registerAirFeedRoutes(
  app: App,
  current: () => { readonly air: AirSnapshot; readonly places: PlacesSnapshot },
  publicUrl: string | undefined,
): void {
  registerRoute(
    app,
    airFeedRoute,
    {
      tags: ['Air quality'],
      summary: 'Changes in the air of a neighborhood, for feed readers',
      description:
        '`{neighborhood}.atom` is Atom, `{neighborhood}.json` a JSON Feed. An entry for each time in the last seven days that the category of the ' +
        'site’s index changed and stayed changed for two hours; entries keep their ids. Changes into unhealthy air come with the newest hours, and may be corrected; others when their hours have settled. ' +
        '`language` is `en` (the default) or `es`.',
      responses: { 400: errorReply, 404: errorReply, 503: errorReply },
    },
    (request, reply) => {
      const { air, places } = current();
      const [neighborhood = '', format] = request.params.feed.split('.');
      const feed = buildAirFeed(air, places, {
        neighborhood,
        language: request.query.language ?? DEFAULT_LANGUAGE,
        origin: resolveOrigin(request, publicUrl),
        path: request.url,
      });
      const updated = new Date(startOfHour(air.hours?.current ?? air.data.record.first));
      const feedFormat = format === 'json' ? 'json' : 'atom';
      return app.sendCached(
        request,
        reply,
        createFeedReply(feed, feedFormat, updated.toISOString()),
      );
    },
  );
}
