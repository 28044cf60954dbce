import type { AreaId } from '@townlight/domain/places';
import { createContext, useCallback, useRef } from 'react';

/** Returns whether the report that opens now should receive the focus; consumes the request. */
export type ConsumeFocusRequest = (id: AreaId) => boolean;

export const ReportFocusContext = createContext<ConsumeFocusRequest>(() => false);

/**
 * Stores which report should receive the focus until it renders, or until the reader goes on by a key or a press: the
 * focus would take along what is typed into the next search.
 */
export function useReportFocus(): {
  requestFocus: (id: AreaId) => void;
  consumeFocusRequest: ConsumeFocusRequest;
} {
  const requested = useRef<AreaId | null>(null);
  return {
    requestFocus: useCallback((id) => {
      requested.current = id;
      const goOn = () => {
        requested.current = null;
      };
      // after the event that requests it, which has passed the capture phase
      document.addEventListener('keydown', goOn, { once: true, capture: true });
      document.addEventListener('pointerdown', goOn, { once: true, capture: true });
    }, []),
    consumeFocusRequest: useCallback((id) => {
      const isRequested = requested.current === id;
      requested.current = null;
      return isRequested;
    }, []),
  };
}
