import { parseLocalizedPath } from '@townlight/domain/language';
import { parsePage, splitPath } from '@townlight/domain/pages';
import { use, useEffect } from 'react';
import { useLocation } from 'react-router';
import { type Feature, FeaturesContext } from '../page/feature.ts';

/** The path that this document was opened with, without its language. */
const openedAt =
  typeof document === 'undefined' ? '/' : parseLocalizedPath(document.location.pathname).path;

/**
 * Reloads on entering or leaving a page that embeds another site. The content security policy that allows its frame
 * belongs to the document, so the page needs a new document: links across the boundary are left to the browser, and a
 * history step across it reloads the page.
 */
export function FramePolicyReload() {
  const { pathname } = useLocation();
  const features = use(FeaturesContext);
  useEffect(() => {
    if (framedPage(features, pathname) !== framedPage(features, openedAt)) window.location.reload();
  }, [features, pathname]);
  useEffect(() => {
    const leaveToBrowser = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || link.origin !== window.location.origin) return;
      const { path } = parseLocalizedPath(link.pathname);
      if (framedPage(features, path) !== framedPage(features, openedAt))
        event.stopImmediatePropagation();
    };
    // runs before the router, which would navigate without a new document
    window.addEventListener('click', leaveToBrowser, { capture: true });
    return () => window.removeEventListener('click', leaveToBrowser, { capture: true });
  }, [features]);
  return null;
}

/** Returns the kind of a page that embeds another site; undefined for other pages. @param path without its language */
function framedPage(features: readonly Feature[], path: string): string | undefined {
  const kind = parsePage(splitPath(path), new URLSearchParams())?.kind;
  return features.find(({ framedPage }) => framedPage !== undefined && framedPage === kind)
    ?.framedPage;
}
