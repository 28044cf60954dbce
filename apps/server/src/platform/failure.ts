/**
 * Something that the person at the keyboard can mend. Its message says what is wrong, where and what to do;
 * the command line prints it in one line, without a stack, and ends with code 1.
 */
export class Failure extends Error {
  override readonly name = 'Failure';
}

/** In one line, what went wrong at the bottom: the query builder wraps what the store said into the whole statement. */
export function whatWasSaid(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error || typeof error.cause === 'string')
    return whatWasSaid(error.cause);
  return (
    (error.message || (error as NodeJS.ErrnoException).code || error.name).split('\n')[0] ?? ''
  );
}
