import type { AreaId } from '@townlight/domain/places';
import type { AreaMapState } from './area-map-state.ts';
import type { AreaMapSubject, MapPartition } from './area-map-subject.ts';

/** A change of what every map has in its address. A place may be among other boundaries than those shown. */
export type ChangeAreaMap = (
  change: Partial<AreaMapState> & { readonly partition?: MapPartition },
) => void;

/** What both layouts of the page are given. */
export interface AreaMapParts {
  readonly state: AreaMapState;
  readonly change: ChangeAreaMap;
  readonly subject: AreaMapSubject;
  readonly onSelect: (id: AreaId) => void;
  /** Selects and moves the focus to the report: for the search and the lists. */
  readonly onVisit: (id: AreaId) => void;
}
