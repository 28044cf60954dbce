/** Maximum length of an answer in the feedback form, in visible characters. // spec 5, 9 */
export const MAX_ANSWER_CHARACTERS = 500;
/**
 * Maximum size in UTF-8, because a character can have any number of accents. Eight bytes each are enough for every
 * script.
 */
export const MAX_ANSWER_BYTES = 4_000;

/** Where the form for readers without script is sent. */
export const FEEDBACK_FORM_PATH = '/api/feedback/form';

/** Grapheme boundaries are the same in all languages of the site. */
const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Counts the characters that a reader sees: a letter with accents is one, and so is a family emoji. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of CHARACTERS.segment(text)) count += 1;
  return count;
}

/** Counts bytes in UTF-8. */
export function countBytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) as number;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/**
 * Truncates text that was typed or pasted into an answer to the limits, at a character boundary. The text behind the
 * insertion is preserved. // spec 5
 */
export function truncateAnswer(before: string, after: string): string {
  // Fast path: most texts are far below both limits.
  if (after.length <= MAX_ANSWER_CHARACTERS && after.length * 3 <= MAX_ANSWER_BYTES) return after;
  const behind = commonEnd(before, after);
  let characters = MAX_ANSWER_CHARACTERS - countCharacters(behind);
  let bytes = MAX_ANSWER_BYTES - countBytes(behind);
  let fitted = '';
  for (const { segment } of CHARACTERS.segment(after.slice(0, after.length - behind.length))) {
    characters -= 1;
    bytes -= countBytes(segment);
    if (characters < 0 || bytes < 0) break;
    fitted += segment;
  }
  return fitted + behind;
}

function commonEnd(before: string, after: string): string {
  let length = 0;
  while (
    length < before.length &&
    length < after.length &&
    before.at(-1 - length) === after.at(-1 - length)
  )
    length += 1;
  const end = after.slice(after.length - length);
  // A low surrogate belongs to the character before it.
  return /^[\udc00-\udfff]/.test(end) ? end.slice(1) : end;
}
