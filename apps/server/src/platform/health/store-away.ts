/** What a person is told whose request needs the store while it cannot be used. */
export const TRY_LATER =
  'Saving and signing in do not work at the moment; please try again in a minute.';
const RETRY_AFTER_SECONDS = 5;

/** The store cannot be used now. Asking again later helps; the cause is for the log and stands in `cause`. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway';
  readonly statusCode = 503;
  readonly retryAfterSeconds = RETRY_AFTER_SECONDS;

  constructor(cause: unknown) {
    super(TRY_LATER, { cause });
  }
}

/**
 * SQLSTATE, by their beginnings: connection, resources (a full disk among them), shutdown, a session that may not write,
 * no such database or user, a database that lets nobody in, the system's own errors, damaged data.
 */
const SQL_STATES = /^(08|53|57P|25006|28|3D000|55000|58|XX00[12])/;
const SYSTEM_ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOSPC',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);
/** What `pg` says of a connection that ended, and the embedded store of a failure inside it. */
const SENTENCES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (was closed|has encountered)|the embedded store failed)/;

/** Whether it is the connection that failed: what the store says of a statement is an ERROR, what ends a connection is FATAL. */
export function isUnreachable(error: unknown): boolean {
  const away = asStoreAway(error);
  return away !== undefined && (away.cause as { severity?: unknown }).severity !== 'ERROR';
}

/** The error as `StoreAway` where it says that the store cannot be used; undefined where it is another's fault. */
export function asStoreAway(error: unknown): StoreAway | undefined {
  if (error instanceof StoreAway) return error;
  if (!(error instanceof Error)) return undefined;
  // the query builder hands on what the store said
  if ('query' in error && error.cause !== undefined) return asStoreAway(error.cause);
  const { code, syscall } = error as NodeJS.ErrnoException;
  const isAway =
    (code !== undefined && (SQL_STATES.test(code) || SYSTEM_ERRORS.has(code))) ||
    // the socket of an embedded store that has ended
    (code === 'ENOENT' && syscall === 'connect') ||
    SENTENCES.test(error.message);
  return isAway ? new StoreAway(error) : undefined;
}
