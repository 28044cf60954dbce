import { stripVTControlCharacters } from 'node:util';

/** Controls of both sets but tab and line feed, and what turns the direction of writing around. */
const CONTROLS = /\r(?!\n)|(?![\t\r\n])\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const LINE_BREAKS = /[\t\r\n\u2028\u2029]+/g;
/** A sentence that is longer is read by nobody. */
const LONGEST_LINE = 1_000;

/**
 * A text that a terminal shows and does not obey: escape sequences and control characters go, line breaks stay. What files
 * and the store hold may come from anyone.
 */
export function plainText(text: string): string {
  return stripVTControlCharacters(text).replace(CONTROLS, '');
}

/** The same in one line of bounded length. */
export function plainLine(text: string, most = LONGEST_LINE): string {
  // what is cut away need not be looked through
  const line = plainText(text.slice(0, most * 2)).replace(LINE_BREAKS, ' ');
  return line.length > most || text.length > most * 2 ? `${line.slice(0, most)}…` : line;
}
