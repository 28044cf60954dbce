import type { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { wrapSharedSession } from './embedded-protocol.ts';

/** A session that answers every statement with these bytes. */
function sharing(answer: string, onBroken: (reason: string) => void): PGlite {
  const session = {
    async execProtocolRawStream(
      _message: Uint8Array,
      options: { onRawData(data: Uint8Array): void },
    ) {
      options.onRawData(Buffer.from(answer));
    },
  };
  return wrapSharedSession(session as unknown as PGlite, onBroken);
}

const query = Uint8Array.of(0x51, 0, 0, 0, 5, 0);

test('a PANIC of PostgreSQL is reported with its reason, after the client has received it', async () => {
  const heard: string[] = [];
  const panic = 'E\0\0\0\0SPANIC\0VPANIC\0C53100\0MNo space left on device\0\0';
  const shared = sharing(panic, (reason) => heard.push(`broken: ${reason}`));
  await shared.execProtocolRawStream(query, { onRawData: () => heard.push('the client') });
  expect(heard).toEqual(['the client', 'broken: No space left on device']);
});

test('a statement error is not reported as a PANIC', async () => {
  const heard: string[] = [];
  const error = 'E\0\0\0\0SERROR\0VERROR\0C22012\0Mdivision by zero\0\0';
  await sharing(error, (reason) => heard.push(reason)).execProtocolRawStream(query, {
    onRawData: () => undefined,
  });
  expect(heard).toEqual([]);
});
