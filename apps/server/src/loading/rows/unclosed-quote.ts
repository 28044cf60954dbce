import { Failure } from '../../platform/failure.ts';

export function unclosedQuote(origin: string, line: number): Failure {
  return new Failure(
    `${origin}, line ${line.toLocaleString('en')}: a quotation mark is opened and not closed as it should be; ` +
      'mend the line (quotation marks within a quoted field are doubled) or fetch the file again',
  );
}

/** Where a quotation mark is opened and never closed, the rest of the file is one row. */
export function overlongRow(origin: string, line: number, most: number): Failure {
  return new Failure(
    `${origin}, line ${line.toLocaleString('en')}: a quotation mark is opened and not closed, or the line ends are gone: ` +
      `a row of more than ${most.toLocaleString('en')} characters begins; mend the line or fetch the file again`,
  );
}
