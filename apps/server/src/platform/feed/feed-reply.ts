import type { JsonFeed } from '@townlight/contract/feed';
import { type CachedReply, createCachedReply } from '../http/cached-reply.ts';
import { escapeHtml } from '../safe-text.ts';

export type FeedFormat = 'atom' | 'json';

/** Creates the reply for feed readers. @param updated used when no entry has a date: a feed without entries */
export function createFeedReply(feed: JsonFeed, format: FeedFormat, updated: string): CachedReply {
  return format === 'json'
    ? createCachedReply(JSON.stringify(feed), {
        contentType: 'application/feed+json; charset=utf-8',
      })
    : createCachedReply(formatAtomFeed(feed, updated), {
        contentType: 'application/atom+xml; charset=utf-8',
      });
}

/** Formats the feed as Atom (RFC 4287). */
function formatAtomFeed(feed: JsonFeed, updated: string): string {
  const changed = (item: JsonFeed['items'][number]) => item.date_modified ?? item.date_published;
  const newest = feed.items.map(changed).toSorted().at(-1);
  const entries = feed.items.flatMap((item) => [
    '  <entry>',
    `    <id>${escapeHtml(item.id)}</id>`,
    `    <title>${escapeHtml(item.title)}</title>`,
    ...(item.date_modified === undefined
      ? []
      : [`    <published>${item.date_published}</published>`]),
    `    <updated>${changed(item)}</updated>`,
    `    <link href="${escapeHtml(item.url)}"/>`,
    item.content_html === undefined
      ? `    <content type="text">${escapeHtml(item.content_text)}</content>`
      : `    <content type="html">${escapeHtml(item.content_html)}</content>`,
    '  </entry>',
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">`,
    `  <id>${escapeHtml(feed.feed_url)}</id>`,
    `  <title>${escapeHtml(feed.title)}</title>`,
    `  <updated>${newest ?? updated}</updated>`,
    `  <link rel="self" href="${escapeHtml(feed.feed_url)}"/>`,
    `  <link rel="alternate" href="${escapeHtml(feed.home_page_url)}"/>`,
    '  <author><name>Townlight</name></author>',
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}
