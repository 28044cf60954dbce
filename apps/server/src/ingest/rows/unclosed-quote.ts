import { Failure } from '../../platform/failure.ts';

export function unclosedQuoteFailure(origin: string, line: number): Failure {
  return new Failure(
    `${origin}, line ${line.toLocaleString('en')}: a quotation mark is opened but not closed properly; ` +
      'fix the line (double the quotation marks inside a quoted field) or fetch the file again',
  );
}

/** Creates the failure for a row that is too long, usually because a quotation mark is never closed. */
export function overlongRowFailure(origin: string, line: number, maxCharacters: number): Failure {
  return new Failure(
    `${origin}, line ${line.toLocaleString('en')}: a quotation mark is opened but not closed, or the line breaks are gone: ` +
      `a row of more than ${maxCharacters.toLocaleString('en')} characters begins here; fix the line or fetch the file again`,
  );
}
