import { Failure } from '../../platform/failure.ts';

export function unclosedQuote(origin: string, line: number): Failure {
  return new Failure(
    `${origin}, line ${line.toLocaleString('en')}: a quotation mark is opened and not closed as it should be; ` +
      'mend the line (quotation marks within a quoted field are doubled) or fetch the file again',
  );
}
