import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Returns a ref for the main content. It gets the focus when a link opens another page and is gone with the previous one:
 * with the focus on the body, the Tab key would begin at the head of the site, and a screen reader would not move.
 */
export function useMainInFocus() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per page
  useEffect(() => {
    if (navigation !== 'PUSH') return;
    // after React has rendered: what listens to the focus may render at once
    queueMicrotask(() => {
      if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
    });
  }, [pathname]);
  return main;
}
