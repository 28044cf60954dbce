import type { AreaId } from '@townlight/domain/places';
import { createContext, useCallback, useRef } from 'react';

/** Whether the report that opens now is to have the focus; asked once. */
export type TakeFocus = (id: AreaId) => boolean;

export const ReportFocus = createContext<TakeFocus>(() => false);

/** Remembers whose report the focus is to go to until that report is drawn. */
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
