import type { AreaId } from '@townlight/domain/places';
import { createContext, useCallback, useRef } from 'react';

/** Returns whether the report that opens now should receive the focus; consumes the request. */
export type TakeFocus = (id: AreaId) => boolean;

export const ReportFocus = createContext<TakeFocus>(() => false);

/** Stores which report should receive the focus until it renders. */
export function useReportFocus(): { wantFocus: (id: AreaId) => void; takeFocus: TakeFocus } {
  const wanted = useRef<AreaId | null>(null);
  return {
    wantFocus: useCallback((id) => {
      wanted.current = id;
    }, []),
    takeFocus: useCallback((id) => {
      const taken = wanted.current === id;
      wanted.current = null;
      return taken;
    }, []),
  };
}
