import { errorReply } from '@townlight/contract/error-reply';
import { newsEntryRoute, newsRoute } from '@townlight/contract/news';
import { newsUnhealthyDaysRoute } from '@townlight/contract/news/unhealthy-days';
import { DEFAULT_LANGUAGE } from '@townlight/domain/language';
import type { App } from '../../../platform/http/create-app.ts';
import { registerRoute } from '../../../platform/http/register-route.ts';
import { buildNewsList, getNewsEntry } from '../entries/news-list.ts';
import { describeUnhealthyDays } from '../entries/unhealthy-days.ts';
import type { NewsMessagesByLanguage } from '../messages/index.ts';
import type { NewsSnapshot } from '../snapshot/news-snapshot.ts';

const DEFAULT_ENTRIES = 20;
const refusals = { 400: errorReply, 404: errorReply, 503: errorReply };

/**
 * Registers the API routes of the news.
 * @param snapshot throws before the first snapshot
 */
export function registerNewsRoutes(
  app: App,
  snapshot: () => NewsSnapshot,
  messages: NewsMessagesByLanguage,
): void {
  registerRoute(
    app,
    newsRoute,
    {
      tags: ['News'],
      summary: 'What changed in the county’s data, the newest first',
      description:
        'An entry for each release of crime records, each month of air, and each publication of boundaries, residents or police coverage. ' +
        '`area` is a neighborhood: entries then give its own figures. `after` is the id of an entry, and the list goes on below it. `language` is `en` (the default) or `es`.',
      responses: refusals,
    },
    ({ query: { area, after, limit = DEFAULT_ENTRIES, language = DEFAULT_LANGUAGE } }) =>
      buildNewsList(snapshot(), { area, after, limit, language }, messages[language]),
  );

  registerRoute(
    app,
    newsEntryRoute,
    {
      tags: ['News'],
      summary: 'One entry of the news',
      description:
        '`moves` lists the counts that are called higher or lower than usual, as on the map; ' +
        'at most one in ten is expected to be a false alarm (Benjamini and Hochberg, with measured dispersion and days of the month).',
      responses: refusals,
    },
    ({ params, query: { area, language = DEFAULT_LANGUAGE } }) =>
      getNewsEntry(snapshot(), params.entry, { area, language }, messages[language]),
  );

  registerRoute(
    app,
    newsUnhealthyDaysRoute,
    {
      tags: ['News'],
      summary: 'The unhealthy days of a month of air, one by one',
      description:
        'The longest run of consecutive days on which the air was unhealthy or worse, by the daily mean of PM2.5, in any neighborhood; at most ten, with the worst among them. Empty for other entries.',
      responses: refusals,
    },
    ({ params, query: { area, language = DEFAULT_LANGUAGE } }) => ({
      days: describeUnhealthyDays(snapshot(), params.entry, { area, language }),
    }),
  );
}
