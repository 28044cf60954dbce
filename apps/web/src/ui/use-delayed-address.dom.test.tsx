import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDelayedAddress } from './use-delayed-address.ts';

interface Period {
  readonly months: number;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page whose address has a period. */
function openPage() {
  const { result } = renderHook(() => {
    const [address, setAddress] = useState<Period>({ months: 1 });
    const [value, move] = useDelayedAddress(address, setAddress);
    return { address: address.months, value: value.months, move, navigate: setAddress };
  });
  return {
    get: () => [result.current.value, result.current.address],
    move: (months: number) => act(() => result.current.move({ months })),
    navigate: (months: number) => act(() => result.current.navigate({ months })),
    rest: () => act(() => vi.runAllTimers()),
  };
}

test('the value follows the URL, including a return to the initial URL', () => {
  const page = openPage();
  page.navigate(12);
  expect(page.get()).toEqual([12, 12]);
  page.navigate(1);
  page.rest();
  expect(page.get()).toEqual([1, 1]);
});

test('a changed value is written to the URL after a pause, and history navigation restores the previous one', () => {
  const page = openPage();
  page.move(2);
  page.move(3);
  expect(page.get()).toEqual([3, 1]);
  page.rest();
  expect(page.get()).toEqual([3, 3]);
  page.navigate(1);
  page.rest();
  expect(page.get()).toEqual([1, 1]);
  page.navigate(3);
  page.rest();
  expect(page.get()).toEqual([3, 3]);
});
