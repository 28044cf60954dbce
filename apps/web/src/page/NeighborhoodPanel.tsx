import { type ComponentType, createContext, use } from 'react';

/** The neighborhood that a panel is about. */
export interface PanelArea {
  readonly area: string;
  readonly name: string;
}

/** What other subjects say of a neighborhood, as the top floor hands it to the neighborhood page. */
export const NeighborhoodPanelContext = createContext<ComponentType<PanelArea> | null>(null);

/** The place of other subjects on the page of a neighborhood. */
export function NeighborhoodPanel(props: PanelArea) {
  const Panel = use(NeighborhoodPanelContext);
  return Panel && <Panel {...props} />;
}
