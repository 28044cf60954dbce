/**
 * Fields of an error that hold only its kind and place. The others may contain user text: `detail`, `where`,
 * `params`.
 */
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
const MAX_DEPTH = 5;

export interface LoggedError {
  readonly type: string;
  readonly message: string;
  /** The stack without the message. */
  readonly stack?: string;
  readonly cause?: LoggedError;
  readonly [field: string]: unknown;
}

/**
 * Converts an error for the log: what failed, where and why, without the values that were being stored. PostgreSQL
 * repeats them in `detail`, in `where` and, for an invalid value, in its message; the query builder in its message.
 */
export function toLoggedError(error: unknown, depth = 0): LoggedError {
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
      depth < MAX_DEPTH && { cause: toLoggedError(error.cause, depth + 1) }),
  };
}

/** Removes the value from `invalid input syntax for type integer: "user text"`. */
function messageWithoutValues(error: Error): string {
  const [statement = ''] = error.message.split('\nparams:');
  const isWrongValue = 'severity' in error && 'code' in error && /^22/.test(String(error.code));
  return isWrongValue ? statement.replace(/(: )?".*/s, '') : statement;
}

/** Returns the stack's frames below the message, which may span several lines. */
function framesOf({ stack = '', message }: Error): string | undefined {
  const at = stack.indexOf(message);
  if (at < 0) return undefined;
  const frames = stack
    .slice(at + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  return frames.length === 0 ? undefined : frames.join('\n');
}
