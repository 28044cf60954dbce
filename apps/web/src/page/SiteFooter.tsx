import type { ReactNode } from 'react';
import { createContext, use } from 'react';

/** The footer of the site, as the top floor hands it to the pages. */
export const SiteFooterContext = createContext<ReactNode>(null);

/** The place of the site’s footer at the end of a page. */
export function SiteFooter() {
  return use(SiteFooterContext);
}
