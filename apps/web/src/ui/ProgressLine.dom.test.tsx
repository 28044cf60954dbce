import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInLanguage } from '../i18n/testing/render-in-language.tsx';
import { ProgressLine } from './ProgressLine.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const moves = () => screen.getByRole('progressbar', { name: 'Cargando' }).firstChild !== null;

test('figures on their way are announced at once, and a line moves after a short wait', () => {
  const { rerender } = renderInLanguage(<ProgressLine active />, 'es');
  act(() => vi.advanceTimersByTime(349));
  expect(moves()).toBe(false);
  act(() => vi.advanceTimersByTime(1));
  expect(moves()).toBe(true);
  rerender(<ProgressLine active={false} />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  // the next wait starts again
  rerender(<ProgressLine active />);
  expect(moves()).toBe(false);
});
