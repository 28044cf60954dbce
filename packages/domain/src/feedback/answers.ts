/** What a reader wrote. */
export interface Answers {
  /** The first answer: never blank. // spec 5 */
  readonly comment: string;
  /** The second answer; `null` where it was left blank. // spec 5 */
  readonly lookingFor: string | null;
}

/** Neither shown nor typed on purpose; some would move a terminal's cursor or turn a line around. */
const INVISIBLE = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Reads the two answers of the form: trimmed, with plain line ends and without control characters.
 * @returns `null` where the first answer says nothing: a blank one is none
 */
export function readAnswers(comment: string, lookingFor: string): Answers | null {
  const first = plain(comment);
  if (first === '') return null;
  return { comment: first, lookingFor: plain(lookingFor) || null };
}

function plain(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(INVISIBLE, '').trim();
}
