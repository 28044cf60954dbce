import { act } from '@testing-library/react';
import { vi } from 'vitest';

const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const;

/**
 * From here on time passes only by `passTime`, until `startClock`. For a page that is open: what opens one waits for timers.
 */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: [...TIMERS] });
  // Testing Library knows the timers of Jest alone, and would wait for ever for those of Vitest
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
}

/** From here on `passTime` skips time, which passes by itself as well: a page can be opened. */
export function controlClock(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: [...TIMERS] });
}

export function startClock(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

/** In steps, so that React renders in between and what it then sets a timer for comes in time. */
export async function passTime(ms: number, step = 100): Promise<void> {
  for (let passed = 0; passed < ms; passed += step) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(Math.min(step, ms - passed));
    });
  }
}
