import { type ComponentType, createContext, type ReactNode, use } from 'react';

/** The neighborhood that a panel is about. */
export interface PanelArea {
  readonly area: string;
  readonly name: string;
}

/** The cards of other features, which the app layer provides to the neighborhood page. */
export const NeighborhoodPanelContext = createContext<ComponentType<PanelArea> | null>(null);

/** Renders the cards of other features on the neighborhood page. */
export function NeighborhoodPanel(props: PanelArea) {
  const Panel = use(NeighborhoodPanelContext);
  return Panel && <Panel {...props} />;
}

/** The site's footer, which the app layer provides to the pages. */
export const SiteFooterContext = createContext<ReactNode>(null);

/** Renders the site’s footer at the end of a page. */
export function SiteFooter() {
  return use(SiteFooterContext);
}
