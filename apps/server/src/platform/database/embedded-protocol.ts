import type { PGlite } from '@electric-sql/pglite';

const QUERY = 0x51;
const SYNC = 0x53;
const TERMINATE = 0x58;
/** Parse, Bind, Describe, Execute, Close, Flush: the steps of one statement, ended by Sync. */
const STEPS = new Set([0x50, 0x42, 0x44, 0x45, 0x43, 0x48]);
const READY_FOR_QUERY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

/**
 * Wraps PGlite's one session, which all connections of the socket server share, so that connections do not disturb
 * each other:
 *
 * - a statement sent in steps is not interrupted by another connection's steps
 * - the end of a connection does not end the session
 * - `COPY … FROM STDIN`, which would block the session forever, is refused with an error
 * - a failure inside PGlite reaches the client as an error instead of stopping the queue
 *
 * @param onBroken called when the session is unusable because PostgreSQL has panicked, for instance on a full disk. A
 * store that is reopened recovers.
 */
export function wrapSharedSession(db: PGlite, onBroken: (reason: string) => void): PGlite {
  let betweenSteps = false;

  const exchange: PGlite['execProtocolRawStream'] = async (message, options) => {
    const kind = message[0] ?? 0;
    if (kind === TERMINATE) return;
    if (kind === QUERY && isCopyFromStdin(message)) {
      options?.onRawData?.(
        refusal(
          'COPY FROM STDIN does not work on the embedded store; insert with unnest, or set DATABASE_URL',
        ),
      );
      return;
    }
    if (STEPS.has(kind)) betweenSteps = true;
    if (kind === SYNC || kind === QUERY) betweenSteps = false;
    try {
      await db.execProtocolRawStream(message, {
        ...options,
        onRawData(data) {
          options?.onRawData?.(data);
          const panic = panicOf(data);
          if (panic !== undefined) onBroken(panic);
        },
      });
    } catch (error) {
      betweenSteps = false;
      if (error instanceof Error && error.name === 'RuntimeError') onBroken(error.message);
      options?.onRawData?.(refusal(`the embedded store failed: ${String(error)}`));
    }
  };

  const rollBack: PGlite['exec'] = async (query, options) => {
    // a client left between the steps of a statement: end the statement first
    if (betweenSteps) {
      betweenSteps = false;
      await db.execProtocolRawStream(Uint8Array.of(SYNC, 0, 0, 0, 4), {
        onRawData: () => undefined,
      });
    }
    return db.isInTransaction() ? await db.exec(query, options) : [];
  };

  return new Proxy(db, {
    get(target, name) {
      if (name === 'execProtocolRawStream') return exchange;
      if (name === 'isInTransaction') return () => betweenSteps || target.isInTransaction();
      if (name === 'exec') return rollBack;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** Returns the message of an ErrorResponse of severity PANIC. */
function panicOf(data: Uint8Array): string | undefined {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const at = bytes.indexOf('VPANIC\0');
  if (at < 0) return undefined;
  const fields = bytes.subarray(at).toString('utf8').split('\0');
  return fields.find((field) => field.startsWith('M'))?.slice(1) ?? 'PANIC';
}

function isCopyFromStdin(message: Uint8Array): boolean {
  const opening = Buffer.from(
    message.buffer,
    message.byteOffset + 5,
    Math.min(message.length - 5, 2_000),
  );
  const text = opening.toString('latin1').trimStart();
  return /^copy\b/i.test(text) && /\bfrom\s+stdin\b/i.test(text);
}

/** Builds an ErrorResponse followed by ReadyForQuery, in the format of the PostgreSQL protocol. */
function refusal(sentence: string): Uint8Array {
  const fields = Buffer.from(`SERROR\0VERROR\0C0A000\0M${sentence}\0\0`, 'utf8');
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields, READY_FOR_QUERY]);
}
