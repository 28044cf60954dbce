import { act } from '@testing-library/react';
import { vi } from 'vitest';

const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const;

/**
 * Stops the clock until `startClock`: time passes only by `passTime`. Call it after a page is open, because opening
 * waits for timers.
 */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: [...TIMERS] });
  // Testing Library only knows the timers of Jest, and would wait forever for those of Vitest
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
}

/** Lets `passTime` skip time that also passes by itself, so that a page can be opened. */
export function controlClock(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: [...TIMERS] });
}

export function startClock(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

/** Advances in steps, so that React renders in between and its new timers fire in time. */
export async function passTime(ms: number, step = 100): Promise<void> {
  for (let passed = 0; passed < ms; passed += step) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(Math.min(step, ms - passed));
    });
  }
}
