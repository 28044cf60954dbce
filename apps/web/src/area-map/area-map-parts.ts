import type { AreaId } from '@townlight/domain/places';
import type { MapPlace } from '../map/map-place.ts';
import type { AreaMapState } from './area-map-state.ts';
import type { AreaMapSubject, MapPartition } from './area-map-subject.ts';

/**
 * A change of what every map has in its address. A place may be among other boundaries than those shown. With `replace`
 * it takes no step of the history of its own.
 */
export type ChangeAreaMap = (
  change: Partial<AreaMapState> & { readonly partition?: MapPartition },
  how?: { readonly replace?: boolean },
) => void;

/** What both layouts of the page are given. */
export interface AreaMapParts {
  readonly state: AreaMapState;
  readonly change: ChangeAreaMap;
  readonly subject: AreaMapSubject;
  /** What the shared page is about, in a line. */
  readonly about: string;
  readonly onSelect: (id: AreaId) => void;
  /** Selects and moves the focus to the report: for the search and the lists. */
  readonly onVisit: (id: AreaId) => void;
  /** The reader has moved the map, or sent it home with `null`. */
  readonly onMove: (place: MapPlace | null) => void;
}
