import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { toLoggedError } from './logged-error.ts';

const PRIVATE_TEXT = 'I live at 742 Evergreen Terrace';

/** Creates an error like those of the PostgreSQL driver. */
function databaseError(message: string, code: string, fields: Record<string, unknown>): Error {
  return Object.assign(new Error(message), { severity: 'ERROR', code, ...fields });
}

test.each([
  [
    'the detail of a constraint',
    databaseError('new row violates check constraint "short"', '23514', {
      constraint: 'short',
      detail: `Failing row contains (${PRIVATE_TEXT}).`,
    }),
  ],
  [
    'a value of a wrong type',
    databaseError(`invalid input syntax for type integer: "${PRIVATE_TEXT}"`, '22P02', {}),
  ],
  [
    'where it happened',
    databaseError('division by zero', '22012', {
      where: PRIVATE_TEXT,
      internalQuery: PRIVATE_TEXT,
      hint: PRIVATE_TEXT,
    }),
  ],
  [
    'the parameters of a query',
    new Error(
      `Failed query: insert into feedback values ($1)\nparams: ${PRIVATE_TEXT}\n    at ${PRIVATE_TEXT}`,
    ),
  ],
  [
    'a field of an error',
    Object.assign(new Error('it failed'), { params: [PRIVATE_TEXT], body: PRIVATE_TEXT }),
  ],
  [
    'a cause',
    new Error('it failed', { cause: databaseError('no', '23514', { detail: PRIVATE_TEXT }) }),
  ],
  ['a text that was thrown', PRIVATE_TEXT],
])('what people wrote is not logged: %s', (_, error) => {
  let logged = '';
  const log = createLog('error', {
    write(line) {
      logged += line;
    },
  });
  log.error({ err: error }, 'a request failed');
  expect(logged).toContain('a request failed');
  expect(logged).not.toContain('Evergreen');
});

test('kind, place and cause are logged', () => {
  const cause = databaseError('new row violates check constraint "short"', '23514', {
    constraint: 'short',
    table: 'feedback',
  });
  expect(toLoggedError(new TypeError('it failed', { cause }))).toMatchObject({
    type: 'TypeError',
    message: 'it failed',
    stack: expect.stringMatching(/^\s+at .*logged-error\.test\.ts/),
    cause: {
      message: 'new row violates check constraint "short"',
      code: '23514',
      constraint: 'short',
      table: 'feedback',
    },
  });
});
