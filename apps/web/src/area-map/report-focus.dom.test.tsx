import { fireEvent, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useReportFocus } from './report-focus.ts';

const open = () => renderHook(() => useReportFocus()).result.current;

test('the report that was requested receives the focus once', () => {
  const { requestFocus, consumeFocusRequest } = open();
  requestFocus('venice');
  expect(consumeFocusRequest('hollywood')).toBe(false);
  requestFocus('venice');
  expect(consumeFocusRequest('venice')).toBe(true);
  expect(consumeFocusRequest('venice')).toBe(false);
});

test.each(['keyDown', 'pointerDown'] as const)(
  'a requested focus is canceled if the reader interacts before the report renders: %s',
  (event) => {
    const { requestFocus, consumeFocusRequest } = open();
    requestFocus('venice');
    fireEvent[event](document.body);
    expect(consumeFocusRequest('venice')).toBe(false);
  },
);

test('the key that chooses an area does not count', () => {
  const { requestFocus, consumeFocusRequest } = open();
  const choose = () => requestFocus('venice');
  document.body.addEventListener('keydown', choose, { once: true });
  fireEvent.keyDown(document.body);
  expect(consumeFocusRequest('venice')).toBe(true);
});
