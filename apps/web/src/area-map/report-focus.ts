import type { AreaId } from '@townlight/domain/places';
import { createContext, useCallback, useRef } from 'react';

/** Returns whether the report that opens now should receive the focus; consumes the request. */
export type ConsumeFocusRequest = (id: AreaId) => boolean;

export const ReportFocusContext = createContext<ConsumeFocusRequest>(() => false);

/** Stores which report should receive the focus until it renders. */
export function useReportFocus(): {
  requestFocus: (id: AreaId) => void;
  consumeFocusRequest: ConsumeFocusRequest;
} {
  const requested = useRef<AreaId | null>(null);
  return {
    requestFocus: useCallback((id) => {
      requested.current = id;
    }, []),
    consumeFocusRequest: useCallback((id) => {
      const isRequested = requested.current === id;
      requested.current = null;
      return isRequested;
    }, []),
  };
}
