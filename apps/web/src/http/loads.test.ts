import { expect, test, vi } from 'vitest';
import { ApiFailure } from './api-request.ts';
import { combineLoads, isLoadResolved, type LoadState } from './loads.ts';

const load = (given: Partial<LoadState> = {}) => ({
  isFetching: false,
  isError: false,
  refetch: vi.fn(),
  ...given,
});

test('the page is busy until the last of its parallel loads has ended', () => {
  const ended = load();
  expect(combineLoads([ended], [ended, ended, ended, load({ isFetching: true })]).loading).toBe(
    true,
  );
  expect(combineLoads([ended], [ended, ended, ended, ended]).loading).toBe(false);
});

test('a load that has failed has ended, too: the mask clears', () => {
  expect(combineLoads([], [load({ isError: true }), load()])).toMatchObject({
    loading: false,
    failure: 'damaged',
  });
});

test('a retry refetches only failed loads', () => {
  const [failed, fine] = [load({ isError: true }), load()];
  combineLoads([fine], [failed]).retry();
  expect(failed.refetch).toHaveBeenCalledOnce();
  expect(fine.refetch).not.toHaveBeenCalled();
});

test.each<[Partial<LoadState>, string | null]>([
  [{ isError: true, error: new ApiFailure(500, 'no') }, 'refused'],
  [{ isError: true, error: new TypeError('Failed to fetch') }, 'unreachable'],
  [{ isError: true, error: new SyntaxError('Unexpected end of JSON input') }, 'damaged'],
  [{ isPending: true, fetchStatus: 'paused' }, 'offline'],
  // data is present and may be refetched later
  [{ isPending: false, fetchStatus: 'paused' }, null],
  [{ isPending: true, fetchStatus: 'fetching', isFetching: true }, null],
])('a load reports why its response is missing: %o is %s', (given, failure) => {
  expect(combineLoads([], [load(given)]).failure).toBe(failure);
});

test.each<[Partial<LoadState>, boolean]>([
  [{ isPending: false, fetchStatus: 'idle' }, true],
  // disabled
  [{ isPending: true, fetchStatus: 'idle' }, true],
  [{ isPending: true, fetchStatus: 'fetching' }, false],
  [{ isPending: true, fetchStatus: 'paused' }, false],
  [{ isPending: false, isError: true, fetchStatus: 'idle' }, false],
  [{ isPending: false, isPlaceholderData: true, fetchStatus: 'paused' }, false],
])('what failed or waits is not answered: %o is %s', (given, answered) => {
  expect(isLoadResolved(load(given))).toBe(answered);
});
