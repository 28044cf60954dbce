import { useState } from 'react';

/** Whether the loads of a page have ended once; from then on what is there stays while more is loaded. */
export function useLoadedOnce(loading: boolean): boolean {
  const [loaded, setLoaded] = useState(!loading);
  if (!loading && !loaded) setLoaded(true);
  return loaded || !loading;
}
