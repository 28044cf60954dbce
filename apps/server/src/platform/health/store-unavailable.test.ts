import { expect, test } from 'vitest';
import {
  describeStoreUnavailable,
  isConnectionFailure,
  rememberConnectionError,
  toStoreUnavailable,
} from './store-unavailable.ts';

const databaseError = (code: string, severity: string, message = 'no') =>
  Object.assign(new Error(message), { code, severity });
const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

test('errors about the state of the store become 503; errors in a statement do not', () => {
  for (const code of ['08006', '53100', '57P01', '57P03', '25006', '55000', 'XX001'])
    expect(toStoreUnavailable(databaseError(code, 'ERROR'))?.statusCode, code).toBe(503);
  for (const code of ['23505', '22P02', '42P01'])
    expect(toStoreUnavailable(databaseError(code, 'ERROR')), code).toBeUndefined();
  expect(toStoreUnavailable(new Error('Connection terminated unexpectedly'))).toBeDefined();
});

test('a refused connection counts as a store failure only if the store refused it', () => {
  const noted = refused();
  rememberConnectionError(noted);
  expect(toStoreUnavailable(noted)).toBeDefined();
  expect(toStoreUnavailable(refused())).toBeUndefined();
});

test('the database error is found beneath the error of the query builder', () => {
  const below = databaseError('57P01', 'FATAL');
  const failed = Object.assign(new Error('Failed query', { cause: below }), { query: 'select' });
  expect(toStoreUnavailable(failed)?.cause).toBe(below);
  expect(isConnectionFailure(failed)).toBe(true);
  expect(isConnectionFailure(databaseError('XX001', 'ERROR'))).toBe(false);
});

test('a command reports the location, the cause and a remedy', () => {
  const full = databaseError(
    '53100',
    'PANIC',
    'could not write to file: No space left on device\nat once',
  );
  expect(describeStoreUnavailable(full, '/srv/data')).toBe(
    'the disk of the store at /srv/data is full (could not write to file: No space left on device); ' +
      'unfinished work was undone. Make room and run the command again',
  );
  expect(
    describeStoreUnavailable(new TypeError('x is not a function'), '/srv/data'),
  ).toBeUndefined();
});
