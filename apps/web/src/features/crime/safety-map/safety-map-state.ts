import type { Basket } from '@townlight/contract/crime';
import { COUNTY_MAP_PAGE, pagePath } from '@townlight/domain/pages';
import type { MapPartition } from '../../../area-map/area-map-feature.ts';
import {
  type AreaMapState,
  DEFAULT_AREA_MAP_STATE,
  openForSelection,
  parseAreaMapState,
  setAreaMapParams,
} from '../../../area-map/area-map-state.ts';
import type { Measure } from '../../../charts/bar-points.ts';
import {
  type ChosenPeriod,
  DEFAULT_PERIOD,
  parsePeriod,
  setPeriodParams,
} from '../../../period/chosen-period.ts';
import { toBasketParam } from '../api/crime-selection.ts';

/** Whether the map shows the rate or its trend. // spec 3: mode (safe or traj) */
export type MapMode = 'safe' | 'traj';

/** The state of the safety map, which the address bar contains in full. */
export interface SafetyMapState extends AreaMapState {
  readonly mode: MapMode;
  readonly period: ChosenPeriod;
  /** Whether a slider moves through the months. */
  readonly timeline: boolean;
  readonly bigBundle: string | null;
  readonly smallBundles: readonly string[];
  /** The crimes that "all crime" counts. */
  readonly basket: Basket;
  readonly partition: MapPartition;
  /** The measure of the report's chart. */
  readonly measure: Measure;
}

// spec 4: filter defaults
export const DEFAULT_SAFETY_MAP_STATE: SafetyMapState = {
  ...DEFAULT_AREA_MAP_STATE,
  mode: 'safe',
  period: DEFAULT_PERIOD,
  timeline: false,
  bigBundle: null,
  smallBundles: [],
  basket: 'common',
  partition: 'neighborhoods',
  measure: 'count',
};

/** Parses the state from a query string; invalid values become the default. */
export function parseSafetyMapState(query: URLSearchParams): SafetyMapState {
  const bigBundle = query.get('bb') || null;
  const mode = query.get('mode') === 'traj' ? 'traj' : 'safe';
  return {
    ...parseAreaMapState(query),
    mode,
    timeline: mode === 'safe' && query.get('timeline') === '1',
    period: parsePeriod(query),
    bigBundle,
    smallBundles: bigBundle === null ? [] : [...new Set(query.getAll('sb').filter(Boolean))],
    basket: bigBundle === null && query.get('basket') === 'everything' ? 'everything' : 'common',
    partition: query.get('partition') === 'zipcodes' ? 'zipcodes' : 'neighborhoods',
    measure: query.get('measure') === 'rate' ? 'rate' : 'count',
  };
}

/** Formats only the values that differ from the default, so that the default page has a plain address. */
export function formatSafetyMapQuery(state: SafetyMapState): URLSearchParams {
  const query = new URLSearchParams();
  if (state.mode !== 'safe') query.set('mode', state.mode);
  setPeriodParams(query, state.period);
  if (state.timeline) query.set('timeline', '1');
  if (state.bigBundle !== null) query.set('bb', state.bigBundle);
  for (const name of state.smallBundles) query.append('sb', name);
  const basket = toBasketParam(state);
  if (basket !== null) query.set('basket', basket);
  if (state.partition !== 'neighborhoods') query.set('partition', state.partition);
  setAreaMapParams(query, state);
  if (state.measure !== 'count') query.set('measure', state.measure);
  return query;
}

/** Returns the address of the safety map in a state; omitted values are the default. */
export function safetyMapPath(state: Partial<SafetyMapState>): string {
  const query = formatSafetyMapQuery({ ...DEFAULT_SAFETY_MAP_STATE, ...state }).toString();
  return pagePath(COUNTY_MAP_PAGE) + (query === '' ? '' : `?${query}`);
}

/**
 * Applies a choice with its consequences (spec 4): a new big bundle clears the small ones, a new mode or partition
 * clears the selected area. Selecting an area opens the report. Another period or a trend ends the slider.
 */
export function applySafetyMapChange(
  state: SafetyMapState,
  change: Partial<SafetyMapState>,
): SafetyMapState {
  const changed = { ...state, ...change };
  const bigBundleChanged = changed.bigBundle !== state.bigBundle;
  const areasChanged = changed.mode !== state.mode || changed.partition !== state.partition;
  return openForSelection(state, {
    ...changed,
    timeline: change.timeline ?? (state.timeline && changed.mode === 'safe' && !change.period),
    smallBundles: bigBundleChanged ? (change.smallBundles ?? []) : changed.smallBundles,
    basket: changed.bigBundle === null ? changed.basket : 'common',
    area: areasChanged ? (change.area ?? null) : changed.area,
  });
}
