import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { loggedError } from './logged-error.ts';

const WORDS = 'I live at 742 Evergreen Terrace';

/** Creates an error like those of the PostgreSQL driver. */
function databaseError(message: string, code: string, fields: Record<string, unknown>): Error {
  return Object.assign(new Error(message), { severity: 'ERROR', code, ...fields });
}

test.each([
  [
    'the detail of a constraint',
    databaseError('new row violates check constraint "short"', '23514', {
      constraint: 'short',
      detail: `Failing row contains (${WORDS}).`,
    }),
  ],
  [
    'a value of a wrong type',
    databaseError(`invalid input syntax for type integer: "${WORDS}"`, '22P02', {}),
  ],
  [
    'where it happened',
    databaseError('division by zero', '22012', { where: WORDS, internalQuery: WORDS, hint: WORDS }),
  ],
  [
    'the parameters of a query',
    new Error(`Failed query: insert into feedback values ($1)\nparams: ${WORDS}\n    at ${WORDS}`),
  ],
  ['a field of an error', Object.assign(new Error('it failed'), { params: [WORDS], body: WORDS })],
  ['a cause', new Error('it failed', { cause: databaseError('no', '23514', { detail: WORDS }) })],
  ['a text that was thrown', WORDS],
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
  expect(loggedError(new TypeError('it failed', { cause }))).toMatchObject({
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
