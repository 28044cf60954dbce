import { errorReply } from '@townlight/contract/errors';
import { type JsonFeed, jsonFeed } from '@townlight/contract/feed';
import { type NewsEntry, newsFeedQuery } from '@townlight/contract/news';
import { type Language, localAddress, PLAIN_LANGUAGE } from '@townlight/domain/language';
import { newsFeedPaths, pagePath } from '@townlight/domain/pages';
import { feedReply } from '../platform/feed/feed-reply.ts';
import type { App } from '../platform/http/create-app.ts';
import { originOf } from '../platform/http/origin-of.ts';
import { escapeHtml } from '../platform/http/page-head.ts';
import type { NewsSnapshot } from './snapshot/news-snapshot.ts';
import { type AskedNews, tellList } from './tell/tell-list.ts';
import type { NewsWords } from './words/news-words.ts';

/** Number of entries in a feed. */
const LISTED = 40;

/**
 * Registers the news feeds of the county and of neighborhoods.
 * @param snapshot throws before the first snapshot
 */
export function newsFeedRoutes(
  app: App,
  own: () => NewsSnapshot,
  {
    words,
    publicUrl,
  }: { words: Readonly<Record<Language, NewsWords>>; publicUrl: string | undefined },
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
        const { area, language = PLAIN_LANGUAGE } = request.query;
        const news = own();
        const origin = originOf(request, publicUrl);
        const feed = newsFeed(news, { area, language, origin }, words[language]);
        const updated = news.crime.data.publishedAt ?? new Date(0).toISOString();
        return app.sendCached(
          request,
          reply,
          feedReply(
            { ...feed, feed_url: origin + newsFeedPaths({ area, language })[format] },
            format,
            updated,
          ),
        );
      },
    );
}

function newsFeed(
  news: NewsSnapshot,
  { origin, ...asked }: AskedNews & { readonly origin: string },
  words: NewsWords,
): JsonFeed {
  const { area, entries } = tellList(news, { ...asked, limit: LISTED }, words);
  const address = (path: string) => origin + localAddress(asked.language, path);
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: area === null ? `Townlight: ${words.news}` : words.newsOf(area.name),
    home_page_url: address(pagePath({ kind: 'news', area: area?.id ?? null })),
    feed_url: '',
    language: asked.language,
    items: entries.map((entry) => ({
      id: `urn:townlight:news:${entry.id}${entry.area === null ? '' : `/${entry.area.id}`}`,
      url: address(entry.path),
      title: entry.title,
      content_text: linesOf(entry).join('\n\n'),
      content_html: htmlOf(entry),
      date_published: entry.published_at,
      date_modified: entry.updated_at,
    })),
  };
}

/** Returns the plain text of an entry, remarks first. */
function linesOf({ remarks, summary, came, editor }: NewsEntry): string[] {
  return [...remarks, summary, ...(editor === null ? [] : [editor.text]), ...came];
}

function htmlOf(entry: NewsEntry): string {
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
