/** What of an error is no more than its kind and place. The rest may hold what people wrote: `detail`, `where`, `params`. */
const PLAIN_FIELDS = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'routine',
  'statusCode',
  'syscall',
] as const;
const DEEPEST = 5;

export interface LoggedError {
  readonly type: string;
  readonly message: string;
  /** Where it happened, without the message. */
  readonly stack?: string;
  readonly cause?: LoggedError;
  readonly [field: string]: unknown;
}

/**
 * An error as the log takes it: what failed, where and why, and none of the values that were on their way into the store.
 * PostgreSQL repeats them in `detail`, in `where` and, of a wrong value, in its message; the query builder in its message.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' };
  const given = error as Error & Readonly<Record<string, unknown>>;
  const plain = PLAIN_FIELDS.flatMap((field) =>
    ['string', 'number'].includes(typeof given[field]) ? [[field, given[field]]] : [],
  );
  const stack = framesOf(error);
  return {
    type: error.name,
    message: messageWithoutValues(error),
    ...Object.fromEntries(plain),
    ...(stack !== undefined && { stack }),
    ...(error.cause !== undefined &&
      depth < DEEPEST && { cause: loggedError(error.cause, depth + 1) }),
  };
}

/** `invalid input syntax for type integer: "my words"` is told without the words. */
function messageWithoutValues(error: Error): string {
  const [statement = ''] = error.message.split('\nparams:');
  const isWrongValue = 'severity' in error && 'code' in error && /^22/.test(String(error.code));
  return isWrongValue ? statement.replace(/(: )?".*/s, '') : statement;
}

/** The lines of the stack below the message, which may have lines of its own. */
function framesOf({ stack = '', message }: Error): string | undefined {
  const at = stack.indexOf(message);
  if (at < 0) return undefined;
  const frames = stack
    .slice(at + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  return frames.length === 0 ? undefined : frames.join('\n');
}
