import { act, renderHook } from '@testing-library/react';
import { addHours, startOfHour } from '@townlight/domain/time';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeAirUpdate, SETTLED_HOUR } from '../testing/make-air-update.ts';
import { useRecordSpan } from './use-record-span.ts';

const UPDATE = makeAirUpdate({ now: 5 });

function IsOutdated() {
  return String(useRecordSpan(UPDATE)?.isOutdated);
}

beforeEach(() => {
  vi.useFakeTimers({ now: startOfHour(addHours(SETTLED_HOUR, 6)) });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a page that stays open marks its readings as outdated', () => {
  const { result } = renderHook(() => useRecordSpan(UPDATE));
  expect(result.current?.isOutdated).toBe(false);
  act(() => vi.advanceTimersByTime(3 * 3_600_000));
  expect(result.current?.isOutdated).toBe(true);
});

test('the HTML depends on no clock', () => {
  vi.setSystemTime(startOfHour(addHours(SETTLED_HOUR, 600)));
  expect(renderToString(<IsOutdated />)).toBe('false');
});
