import type { AirStatus } from '@townlight/contract/air';
import { type Hour, hourOfInstant } from '@townlight/domain/time';
import { useMemo, useSyncExternalStore } from 'react';
import { type AirRecordSpan, parseRecordSpan } from './record-span.ts';

const CHECK_MS = 60_000;

/**
 * Parses the hours of the reply, and again as time passes: a page can come from a cache, stay open, or outlive its
 * source of readings.
 */
export function useRecordSpan(update: AirStatus | null | undefined): AirRecordSpan | null {
  const clock = useSyncExternalStore(subscribe, readClock, unknownClock);
  return useMemo(() => parseRecordSpan(update, clock), [update, clock]);
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_MS);
  return () => clearInterval(timer);
}

const readClock = () => hourOfInstant(Date.now());

/** The HTML of a page can be a day old when its script runs. */
const unknownClock = (): Hour | null => null;
