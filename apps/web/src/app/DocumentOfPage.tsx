import { readLocalAddress } from '@townlight/domain/language';
import { pageSteps, readPage } from '@townlight/domain/pages';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The page that this document was opened as; the server has none. */
const openedAt = typeof document === 'undefined' ? null : document.location.pathname;

/**
 * The policy that lets the traffic map hold a frame of another site comes with its document and lasts as long. So the map
 * is opened, and left, with a new document: a link that leads there or away is the browser's, and a step through the
 * history loads the page again.
 */
export function DocumentOfPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (mayFrame(pathname) !== openedAsFrame()) window.location.reload();
  }, [pathname]);
  useEffect(() => {
    const leaveToBrowser = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || link.origin !== window.location.origin) return;
      if (mayFrame(readLocalAddress(link.pathname).path) !== openedAsFrame())
        event.stopImmediatePropagation();
    };
    // before the router, which would keep the document
    window.addEventListener('click', leaveToBrowser, { capture: true });
    return () => window.removeEventListener('click', leaveToBrowser, { capture: true });
  }, []);
  return null;
}

/** @param path without its language */
function mayFrame(path: string): boolean {
  return readPage(pageSteps(path), new URLSearchParams())?.kind === 'traffic';
}

function openedAsFrame(): boolean {
  return openedAt !== null && mayFrame(readLocalAddress(openedAt).path);
}
