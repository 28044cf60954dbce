import { whatWasSaid } from '../failure.ts';

/** What a person is told whose request needs the store while it cannot be used. */
export const TRY_LATER = 'You cannot save or sign in right now; please try again in a minute.';
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
/** The system's own words, such as ECONNREFUSED, are those of a mail server too: whose they are is noted where they arise. */
const ofConnections = new WeakSet<Error>();

export function noteConnectionError(error: Error): void {
  ofConnections.add(error);
}

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
  const { code, severity } = error as { code?: unknown; severity?: unknown };
  const isAway =
    ofConnections.has(error) ||
    (severity !== undefined && SQL_STATES.test(String(code))) ||
    SENTENCES.test(error.message);
  return isAway ? new StoreAway(error) : undefined;
}

/**
 * What a command says that lost its store, or whose store has no room: one sentence with the cause and the place; undefined
 * where that is not what went wrong.
 * @param place the data folder, or the address of the database without its password
 */
export function tellStoreAway(error: unknown, place: string): string | undefined {
  const away = asStoreAway(error);
  if (away === undefined) return undefined;
  const { code } = away.cause as NodeJS.ErrnoException;
  const what =
    code === '53100'
      ? `the disk of the store at ${place} is full`
      : `the connection to the store at ${place} was lost`;
  const then = what.endsWith('full')
    ? 'Make room and run the command again'
    : 'Run the command again';
  return `${what} (${whatWasSaid(away)}); unfinished work was undone. ${then}`;
}
