import { parseLocalizedPath } from '@townlight/domain/language';
import { parsePage, splitPath } from '@townlight/domain/pages';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The path that this document was opened with; null on the server. */
const openedAt = typeof document === 'undefined' ? null : document.location.pathname;

/**
 * Reloads on entering or leaving the traffic map. The content security policy that allows its frame belongs to the
 * document, so the map needs a new document: links across the boundary are left to the browser, and a history step
 * across it reloads the page.
 */
export function FramePolicyReload() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (allowsFrames(pathname) !== wasOpenedWithFrames()) window.location.reload();
  }, [pathname]);
  useEffect(() => {
    const leaveToBrowser = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || link.origin !== window.location.origin) return;
      if (allowsFrames(parseLocalizedPath(link.pathname).path) !== wasOpenedWithFrames())
        event.stopImmediatePropagation();
    };
    // runs before the router, which would navigate without a new document
    window.addEventListener('click', leaveToBrowser, { capture: true });
    return () => window.removeEventListener('click', leaveToBrowser, { capture: true });
  }, []);
  return null;
}

/** @param path without its language */
function allowsFrames(path: string): boolean {
  return parsePage(splitPath(path), new URLSearchParams())?.kind === 'traffic';
}

function wasOpenedWithFrames(): boolean {
  return openedAt !== null && allowsFrames(parseLocalizedPath(openedAt).path);
}
