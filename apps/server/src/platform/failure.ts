/**
 * An error that the user can fix. Its message names the problem, the place and the remedy; the command line prints it
 * in one line without a stack, and exits with code 1.
 */
export class Failure extends Error {
  override readonly name = 'Failure';
}

/**
 * Returns the message of the root cause in one line: the query builder wraps the store's error into the whole
 * statement.
 */
export function rootErrorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error || typeof error.cause === 'string')
    return rootErrorMessage(error.cause);
  return (
    (error.message || (error as NodeJS.ErrnoException).code || error.name).split('\n')[0] ?? ''
  );
}
