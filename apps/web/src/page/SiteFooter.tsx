import type { ReactNode } from 'react';
import { createContext, use } from 'react';

/** The site's footer, which the app layer provides to the pages. */
export const SiteFooterContext = createContext<ReactNode>(null);

/** Renders the site’s footer at the end of a page. */
export function SiteFooter() {
  return use(SiteFooterContext);
}
