import { expect, test, vi } from 'vitest';
import { loadsOf } from './loads.ts';

const load = (given: { isFetching?: boolean; isError?: boolean } = {}) => ({
  isFetching: false,
  isError: false,
  refetch: vi.fn(),
  ...given,
});

test('the page is busy until the last of its parallel loads has ended', () => {
  const ended = load();
  expect(loadsOf([ended], [ended, ended, ended, load({ isFetching: true })]).loading).toBe(true);
  expect(loadsOf([ended], [ended, ended, ended, ended]).loading).toBe(false);
});

test('a load that has failed has ended, too: the mask clears', () => {
  expect(loadsOf([], [load({ isError: true }), load()])).toMatchObject({
    loading: false,
    failed: true,
  });
});

test('only what has failed is tried again', () => {
  const [failed, fine] = [load({ isError: true }), load()];
  loadsOf([fine], [failed]).retry();
  expect(failed.refetch).toHaveBeenCalledOnce();
  expect(fine.refetch).not.toHaveBeenCalled();
});
