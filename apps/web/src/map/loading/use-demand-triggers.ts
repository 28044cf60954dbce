import { type RefObject, useEffect } from 'react';
import { demandMap } from './map-demand.ts';

/** Browsers without idle callbacks wait this long instead, in milliseconds. */
const IDLE_MS = 200;

/**
 * Loads the map when the page is idle in a fast visit with a mouse. On a touch screen, and in a slow visit, it loads with
 * the first input that only the map can answer: a mouse over the frame, the wheel, a moving finger, or the Tab key, which
 * leads to the map.
 */
export function useDemandTriggers(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isTouchScreen() && isFast()) return whenIdle(demandMap);
    const area = frame.current;
    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    // a tap chooses an area of the picture
    const onPointer = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && demandMap();
    area?.addEventListener('pointermove', onPointer, options);
    area?.addEventListener('wheel', demandMap, options);
    area?.addEventListener('touchmove', demandMap, options);
    window.addEventListener('keydown', ({ key }) => key === 'Tab' && demandMap(), options);
    return () => stop.abort();
  }, [frame]);
}

/** Returns whether the reader uses the page by finger: the picture answers every tap. */
function isTouchScreen(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

function isFast(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { connection } = navigator as Navigator & { connection?: ConnectionReport };
  return isFastVisit(visit?.domContentLoadedEventStart ?? 0, connection);
}

/** @returns a function that cancels it */
function whenIdle(action: () => void): () => void {
  // Safari has no idle callbacks
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(action, IDLE_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(action, { timeout: 1_000 });
  return () => cancelIdleCallback(request);
}

/** On a good connection the document, its styles and the first script have arrived within this time. */
const FAST_DOCUMENT_MS = 1_500;

/** What browsers report about a connection; Firefox and Safari report nothing. */
interface ConnectionReport {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Returns whether a visit can afford the map before someone moves it. The connection is judged by the browser's report;
 * where there is none, by the time of the document.
 * @param documentMs when the document and its first script had arrived, in milliseconds after navigation
 */
export function isFastVisit(documentMs: number, connection: ConnectionReport = {}): boolean {
  const { saveData = false, effectiveType } = connection;
  if (saveData) return false;
  return effectiveType === undefined ? documentMs <= FAST_DOCUMENT_MS : effectiveType === '4g';
}
