/** A reader's answers. */
export interface FeedbackAnswers {
  /** The first answer, never blank. // spec 5 */
  readonly comment: string;
  /** The second answer; `null` where it was left blank. // spec 5 */
  readonly lookingFor: string | null;
}

/** Control characters and bidirectional overrides; some would move a terminal's cursor or reverse a line. */
const INVISIBLE = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Parses the two answers of the form: trimmed, with LF line ends and without control characters.
 * @returns `null` where the first answer is blank
 */
export function parseAnswers(comment: string, lookingFor: string): FeedbackAnswers | null {
  const first = cleanText(comment);
  if (first === '') return null;
  return { comment: first, lookingFor: cleanText(lookingFor) || null };
}

function cleanText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(INVISIBLE, '').trim();
}
