import { rootErrorMessage } from '../failure.ts';

/** The message for a request that needs the store while it is unavailable. */
export const STORE_UNAVAILABLE_MESSAGE =
  'You cannot save or sign in right now; please try again in a minute.';
const RETRY_AFTER_SECONDS = 5;

/** The store cannot be used now; retrying later helps. `cause` is for the log. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  readonly statusCode = 503;
  readonly retryAfterSeconds = RETRY_AFTER_SECONDS;

  constructor(cause: unknown) {
    super(STORE_UNAVAILABLE_MESSAGE, { cause });
  }
}

/**
 * SQLSTATE prefixes: connection, resources (including a full disk), shutdown, a read-only session, no such database
 * or user, a database that accepts no connections, system errors, damaged data.
 */
const SQL_STATES = /^(08|53|57P|25006|28|3D000|55000|58|XX00[12])/;
/**
 * System errors such as ECONNREFUSED also come from a mail server, so those of store connections are recorded where
 * they occur.
 */
const connectionErrors = new WeakSet<Error>();

export function rememberConnectionError(error: Error): void {
  connectionErrors.add(error);
}

/** Messages of `pg` for a connection that ended, and of the embedded store for an internal failure. */
const SENTENCES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (was closed|has encountered)|the embedded store failed)/;

/**
 * Returns whether the connection failed: PostgreSQL reports failed statements as ERROR, and ended connections as
 * FATAL.
 */
export function isConnectionFailure(error: unknown): boolean {
  const away = toStoreUnavailable(error);
  return away !== undefined && (away.cause as { severity?: unknown }).severity !== 'ERROR';
}

/** Converts the error to `StoreUnavailable` where it means that the store cannot be used; else returns undefined. */
export function toStoreUnavailable(error: unknown): StoreUnavailable | undefined {
  if (error instanceof StoreUnavailable) return error;
  if (!(error instanceof Error)) return undefined;
  // the query builder wraps the store's error
  if ('query' in error && error.cause !== undefined) return toStoreUnavailable(error.cause);
  const { code, severity } = error as { code?: unknown; severity?: unknown };
  const isAway =
    connectionErrors.has(error) ||
    (severity !== undefined && SQL_STATES.test(String(code))) ||
    SENTENCES.test(error.message);
  return isAway ? new StoreUnavailable(error) : undefined;
}

/**
 * Describes a lost store, or a store without disk space, in one sentence with the cause and the place; returns
 * undefined for any other error.
 * @param place the data folder, or the address of the database without its password
 */
export function describeStoreUnavailable(error: unknown, place: string): string | undefined {
  const away = toStoreUnavailable(error);
  if (away === undefined) return undefined;
  const { code } = away.cause as NodeJS.ErrnoException;
  const what =
    code === '53100'
      ? `the disk of the store at ${place} is full`
      : `the connection to the store at ${place} was lost`;
  const then = what.endsWith('full')
    ? 'Make room and run the command again'
    : 'Run the command again';
  return `${what} (${rootErrorMessage(away)}); unfinished work was undone. ${then}`;
}
