import { useState } from 'react';

/** Returns whether the loads of a page have ended once; from then on its content stays while more is loaded. */
export function useHasLoaded(loading: boolean): boolean {
  const [loaded, setLoaded] = useState(!loading);
  if (!loading && !loaded) setLoaded(true);
  return loaded || !loading;
}
