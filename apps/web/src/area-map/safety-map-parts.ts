import type { AreaId } from '@townlight/domain/places';
import type { SafetyMapState } from '../crime/safety-map/safety-map-state.ts';
import type { Filter } from '../crime/safety-map/use-filter-choices.ts';
import type { SafetyMapData } from '../crime/safety-map/use-safety-map-data.ts';
import type { ChangeSafetyMap } from '../crime/safety-map/use-safety-map-state.ts';

/** What both layouts of the page are given. */
export interface SafetyMapParts {
  readonly state: SafetyMapState;
  readonly change: ChangeSafetyMap;
  readonly data: SafetyMapData;
  readonly filters: readonly Filter[];
  readonly onSelect: (id: AreaId) => void;
  /** Selects and moves the focus to the report: for the search and the lists. */
  readonly onVisit: (id: AreaId) => void;
  /** Whether the report that opens now is to have the focus; asked once. */
  readonly takeFocus: (id: AreaId) => boolean;
}
