import { createContext, type ReactNode, use } from 'react';
import { useText } from '../i18n/use-text.ts';

/** The title of the document; React hoists it into the head. */
export function PageTitle(props: { page: string }) {
  const text = useText();
  return <title>{text('app.title', { page: props.page })}</title>;
}

/** The site's footer, which the app layer provides to the pages. */
export const SiteFooterContext = createContext<ReactNode>(null);

/** Renders the site’s footer at the end of a page. */
export function SiteFooter() {
  return use(SiteFooterContext);
}
