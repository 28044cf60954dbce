import type { Readable } from 'node:stream';
import { Failure } from '../../platform/failure.ts';
import { TRANSFER_LIMIT_FLAG, transferLimitFailure } from './parse-features.ts';

/** The text of one feature with its line number. */
export interface FeatureText {
  readonly line: number;
  readonly text: string;
}

/** Limits memory when a quotation mark is never closed. */
const MAX_FEATURE_CHARACTERS = 4_000_000;

const [QUOTE, BACKSLASH, OPEN, CLOSE, OPEN_LIST, CLOSE_LIST, LINE] = [34, 92, 123, 125, 91, 93, 10];
const [SPACE, COLON, TRUE] = [32, 58, 116];

/**
 * Splits GeoJSON into features as it streams in: one feature per line, a sequence with record separators, or a
 * FeatureCollection of any size on one line or many.
 * @throws Failure with the line when the file ends inside a feature
 */
export async function* readJsonFeatures(
  input: Readable,
  origin: string,
): AsyncGenerator<FeatureText[]> {
  /** Depth at which features begin: 0 for separate ones, 2 within a collection. */
  let level = 0;
  let depth = 0;
  let line = 1;
  let inText = false;
  let escaped = false;
  let pending = '';
  let began = { at: -1, line: 1 };
  let lastName = '';
  let nameFrom = -1;
  let features = 0;
  let limited = false;
  let maybeLimited = false;
  /** True while the value of the transfer limit flag is expected next. */
  let markNamed = false;

  for await (const piece of input) {
    const text = pending + String(piece);
    const found: FeatureText[] = [];
    let at = pending.length;
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === LINE) line++;
      if (inText) {
        if (escaped) escaped = false;
        else if (code === BACKSLASH) escaped = true;
        else if (code === QUOTE) {
          inText = false;
          if (depth === 1 && level === 0) lastName = text.slice(nameFrom, at);
          markNamed =
            (began.at < 0 || (level === 0 && depth <= 2)) &&
            at - nameFrom === TRANSFER_LIMIT_FLAG.length &&
            text.slice(nameFrom, at) === TRANSFER_LIMIT_FLAG;
        }
        continue;
      }
      if (markNamed && code > SPACE && code !== COLON) {
        // text before the features may still be a feature with a property of that name
        if (code === TRUE && began.at >= 0) maybeLimited = true;
        else if (code === TRUE) limited = true;
        markNamed = false;
      }
      if (code === QUOTE) {
        inText = true;
        nameFrom = at + 1;
      } else if (code === OPEN || code === OPEN_LIST) {
        if (code === OPEN && depth === level && began.at < 0) began = { at, line };
        else if (code === OPEN_LIST && depth === 1 && level === 0 && lastName === 'features') {
          level = 2;
          limited ||= maybeLimited;
          began = { at: -1, line };
        }
        depth++;
      } else if (code === CLOSE || code === CLOSE_LIST) {
        depth--;
        if (depth < 0) throw unreadable(origin, line, 'a bracket is closed that was never opened');
        if (depth === level && began.at >= 0) {
          features++;
          found.push({ line: began.line, text: text.slice(began.at, at + 1) });
          began = { at: -1, line };
        }
        // ignores what follows a collection's features; another object may follow
        if (depth === 0) {
          level = 0;
          maybeLimited = false;
        } else if (depth === 1 && level === 2) level = -1;
      }
    }
    const from = began.at < 0 ? (inText ? nameFrom : text.length) : began.at;
    pending = text.slice(from);
    if (began.at >= 0) began = { ...began, at: began.at - from };
    nameFrom -= from;
    if (pending.length > MAX_FEATURE_CHARACTERS)
      throw unreadable(
        origin,
        began.line,
        `a feature of more than ${MAX_FEATURE_CHARACTERS.toLocaleString('en')} characters begins`,
      );
    if (found.length > 0) yield found;
  }
  if (limited) throw transferLimitFailure(origin, features);
  if (depth > 0 || inText)
    throw unreadable(
      origin,
      began.at >= 0 ? began.line : line,
      'the file ends in the middle of a feature',
    );
}

function unreadable(origin: string, line: number, what: string): Failure {
  return new Failure(
    `${origin}, line ${line.toLocaleString('en')}: ${what}; the file is damaged or cut off, fetch it again`,
  );
}
