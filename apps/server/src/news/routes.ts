import { errorReply } from '@townlight/contract/errors';
import {
  newsEntry,
  newsEntryParams,
  newsEntryQuery,
  newsList,
  newsQuery,
} from '@townlight/contract/news';
import { type Language, PLAIN_LANGUAGE } from '@townlight/domain/language';
import type { App } from '../platform/http/create-app.ts';
import type { NewsSnapshot } from './snapshot/news-snapshot.ts';
import { tellList, tellOne } from './tell/tell-list.ts';
import type { NewsWords } from './words/news-words.ts';

const LISTED = 20;
const refusals = { 400: errorReply, 404: errorReply, 503: errorReply };

/**
 * Registers the API routes of the news.
 * @param snapshot throws before the first snapshot
 */
export function newsRoutes(
  app: App,
  own: () => NewsSnapshot,
  words: Readonly<Record<Language, NewsWords>>,
): void {
  app.get(
    '/api/news',
    {
      schema: {
        tags: ['News'],
        summary: 'What changed in the county’s data, the newest first',
        description:
          'An entry for each release of crime records, each month of air, and each publication of boundaries, residents or police coverage. ' +
          '`area` is a neighborhood: entries then give its own figures. `after` is the id of an entry, and the list goes on below it. `language` is `en` (the default) or `es`.',
        querystring: newsQuery,
        response: { 200: newsList, ...refusals },
      },
    },
    ({ query: { area, after, limit = LISTED, language = PLAIN_LANGUAGE } }) =>
      tellList(own(), { area, after, limit, language }, words[language]),
  );

  app.get(
    '/api/news/:entry',
    {
      schema: {
        tags: ['News'],
        summary: 'One entry of the news',
        description:
          '`moves` lists what changed most from the same month a year before, and only what chance and the usual variation do not explain: ' +
          'at most one in ten is expected to be a false alarm (Benjamini and Hochberg, with measured dispersion and days of the month).',
        params: newsEntryParams,
        querystring: newsEntryQuery,
        response: { 200: newsEntry, ...refusals },
      },
    },
    ({ params, query: { area, language = PLAIN_LANGUAGE } }) =>
      tellOne(own(), params.entry, { area, language }, words[language]),
  );
}
