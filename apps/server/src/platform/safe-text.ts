import { stripVTControlCharacters } from 'node:util';

/** C0 and C1 control characters except tab and line feed, and bidirectional controls. */
const CONTROLS = /\r(?!\n)|(?![\t\r\n])\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const LINE_BREAKS = /[\t\r\n\u2028\u2029]+/g;
/** In characters. */
const MAX_LINE_LENGTH = 1_000;

/**
 * Removes escape sequences and control characters, except line breaks, so that a terminal cannot be controlled by
 * text from files or the store, which may come from anyone.
 */
export function stripControlCharacters(text: string): string {
  return stripVTControlCharacters(text).replace(CONTROLS, '');
}

/** Returns the text without control characters, as one line of bounded length. */
export function toPlainLine(text: string, maxLength = MAX_LINE_LENGTH): string {
  // text beyond the limit need not be processed
  const line = stripControlCharacters(text.slice(0, maxLength * 2)).replace(LINE_BREAKS, ' ');
  return line.length > maxLength || text.length > maxLength * 2
    ? `${line.slice(0, maxLength)}…`
    : line;
}

/** Escapes text for HTML content and attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
