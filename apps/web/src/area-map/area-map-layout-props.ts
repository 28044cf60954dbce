import type { AreaId } from '@townlight/domain/places';
import type { MapPlace } from '../map/map-place.ts';
import type { AreaMapFeature, MapPartition } from './area-map-feature.ts';
import type { AreaMapState } from './area-map-state.ts';

/**
 * Changes the part of the address that all maps share. An area may belong to another partition than the one shown. With
 * `replace` the change adds no history entry.
 */
export type ChangeAreaMap = (
  change: Partial<AreaMapState> & { readonly partition?: MapPartition },
  how?: { readonly replace?: boolean },
) => void;

/** The props of both page layouts. */
export interface AreaMapLayoutProps {
  readonly state: AreaMapState;
  readonly change: ChangeAreaMap;
  readonly feature: AreaMapFeature;
  /** A one-line description for sharing the page. */
  readonly about: string;
  readonly onSelect: (id: AreaId) => void;
  /** Selects an area and moves the focus to its report: for the search and the lists. */
  readonly onVisit: (id: AreaId) => void;
  /** Called when the reader moved the map, with `null` after a reset. */
  readonly onMove: (place: MapPlace | null) => void;
}
