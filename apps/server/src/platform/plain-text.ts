import { stripVTControlCharacters } from 'node:util';

/** C0 and C1 control characters except tab and line feed, and bidirectional controls. */
const CONTROLS = /\r(?!\n)|(?![\t\r\n])\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const LINE_BREAKS = /[\t\r\n\u2028\u2029]+/g;
/** In characters. */
const LONGEST_LINE = 1_000;

/**
 * Removes escape sequences and control characters, except line breaks, so that a terminal cannot be controlled by
 * text from files or the store, which may come from anyone.
 */
export function plainText(text: string): string {
  return stripVTControlCharacters(text).replace(CONTROLS, '');
}

/** Returns the text without control characters, as one line of bounded length. */
export function plainLine(text: string, most = LONGEST_LINE): string {
  // text beyond the limit need not be processed
  const line = plainText(text.slice(0, most * 2)).replace(LINE_BREAKS, ' ');
  return line.length > most || text.length > most * 2 ? `${line.slice(0, most)}…` : line;
}
