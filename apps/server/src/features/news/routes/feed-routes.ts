import { errorReply } from '@townlight/contract/error-reply';
import { type JsonFeed, jsonFeed } from '@townlight/contract/feed';
import type { NewsEntry } from '@townlight/contract/news';
import { newsFeedQuery } from '@townlight/contract/news/requests';
import { DEFAULT_LANGUAGE, localizePath } from '@townlight/domain/language';
import { newsFeedPaths, pagePath } from '@townlight/domain/pages';
import { createFeedReply } from '../../../platform/feed/feed-reply.ts';
import type { App } from '../../../platform/http/create-app.ts';
import { resolveOrigin } from '../../../platform/http/resolve-origin.ts';
import { escapeHtml } from '../../../platform/safe-text.ts';
import { buildNewsList, type NewsQuery } from '../entries/news-list.ts';
import type { NewsMessages, NewsMessagesByLanguage } from '../messages/index.ts';
import type { NewsSnapshot } from '../snapshot/news-snapshot.ts';

/** Number of entries in a feed. */
const FEED_ENTRIES = 40;

/**
 * Registers the news feeds of the county and of neighborhoods.
 * @param snapshot throws before the first snapshot
 */
export function registerNewsFeedRoutes(
  app: App,
  snapshot: () => NewsSnapshot,
  { messages, publicUrl }: { messages: NewsMessagesByLanguage; publicUrl: string | undefined },
): void {
  for (const format of ['atom', 'json'] as const)
    app.get(
      `/news.${format}`,
      {
        schema: {
          tags: ['News'],
          summary: `The news for feed readers, as ${format === 'atom' ? 'Atom' : 'a JSON Feed'}`,
          description:
            'An entry keeps its id even if its figures change; a corrected or withdrawn one gets a new date and says so. ' +
            '`area` is a neighborhood; `language` is `en` (the default) or `es`.',
          querystring: newsFeedQuery,
          response: { 200: jsonFeed, 400: errorReply, 404: errorReply, 503: errorReply },
        },
      },
      (request, reply) => {
        const { area, language = DEFAULT_LANGUAGE } = request.query;
        const news = snapshot();
        const origin = resolveOrigin(request, publicUrl);
        const feed = buildNewsFeed(news, { area, language, origin }, messages[language]);
        const updated = news.crime.data.publishedAt ?? new Date(0).toISOString();
        return app.sendCached(
          request,
          reply,
          createFeedReply(
            { ...feed, feed_url: origin + newsFeedPaths({ area, language })[format] },
            format,
            updated,
          ),
        );
      },
    );
}

function buildNewsFeed(
  news: NewsSnapshot,
  { origin, ...query }: NewsQuery & { readonly origin: string },
  messages: NewsMessages,
): JsonFeed {
  const { area, entries } = buildNewsList(news, { ...query, limit: FEED_ENTRIES }, messages);
  const address = (path: string) => origin + localizePath(query.language, path);
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title:
      area === null
        ? `Townlight: ${messages.text('news.title')}`
        : messages.text('news.titleOf', { area: area.name }),
    home_page_url: address(pagePath({ kind: 'news', area: area?.id ?? null })),
    feed_url: '',
    language: query.language,
    items: entries.map((entry) => ({
      id: `urn:townlight:news:${entry.id}${entry.area === null ? '' : `/${entry.area.id}`}`,
      url: address(entry.path),
      title: entry.title,
      content_text: listParagraphs(entry).join('\n\n'),
      content_html: renderEntryHtml(entry),
      date_published: entry.published_at,
      date_modified: entry.updated_at,
    })),
  };
}

/** Returns the plain text of an entry, remarks first. */
function listParagraphs({ remarks, summary, came, editor }: NewsEntry): string[] {
  return [...remarks, summary, ...(editor === null ? [] : [editor.text]), ...came];
}

function renderEntryHtml(entry: NewsEntry): string {
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const moves = entry.moves.flatMap(({ title, sentence, up, down }) => [
    paragraph(`${title}. ${sentence}`),
    ...(up.length + down.length === 0
      ? []
      : [
          `<ul>${[...up, ...down].map(({ name, text }) => `<li>${escapeHtml(`${name}: ${text}`)}</li>`).join('')}</ul>`,
        ]),
  ]);
  return [
    ...entry.remarks.map(paragraph),
    paragraph(entry.summary),
    ...(entry.editor === null ? [] : [entry.editor.html]),
    ...moves,
    ...entry.came.map(paragraph),
  ].join('\n');
}
