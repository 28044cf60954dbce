import { TIME_PRESETS } from '@townlight/domain/crime';
import type { AreaId } from '@townlight/domain/places';
import { formatYearMonth, type MonthRange, parseYearMonth } from '@townlight/domain/time';
import type { Measure } from '../../charts/bar-points.ts';

/** Whether the map shows the rate or its trend. // spec 3: mode (safe or traj) */
export type MapMode = 'safe' | 'traj';
/** The boundaries that the filter panel offers (reading 5). */
export type MapPartition = 'neighborhoods' | 'zipcodes';

export type ChosenPeriod =
  | { readonly kind: 'preset'; readonly months: (typeof TIME_PRESETS)[number] }
  | { readonly kind: 'custom'; readonly range: MonthRange };

/** All that the safety map shows follows from this, and this from the address bar. */
export interface SafetyMapState {
  readonly mode: MapMode;
  readonly period: ChosenPeriod;
  readonly bigBundle: string | null;
  readonly smallBundles: readonly string[];
  readonly partition: MapPartition;
  readonly area: AreaId | null;
  readonly view: 'map' | 'table';
  readonly report: 'open' | 'closed';
  /** What the report's chart tells. */
  readonly measure: Measure;
}

// spec 4: filter defaults
export const DEFAULT_STATE: SafetyMapState = {
  mode: 'safe',
  period: { kind: 'preset', months: 1 },
  bigBundle: null,
  smallBundles: [],
  partition: 'neighborhoods',
  area: null,
  view: 'map',
  report: 'open',
  measure: 'count',
};

/** Reads the state from a query string; whatever it does not understand is the default. */
export function readState(query: URLSearchParams): SafetyMapState {
  const bigBundle = query.get('bb') || null;
  return {
    mode: query.get('mode') === 'traj' ? 'traj' : 'safe',
    period: readPeriod(query),
    bigBundle,
    smallBundles: bigBundle === null ? [] : [...new Set(query.getAll('sb').filter(Boolean))],
    partition: query.get('partition') === 'zipcodes' ? 'zipcodes' : 'neighborhoods',
    area: query.get('area') || null,
    view: query.get('view') === 'table' ? 'table' : 'map',
    report: query.get('report') === 'closed' ? 'closed' : 'open',
    measure: query.get('measure') === 'rate' ? 'rate' : 'count',
  };
}

/** Reads `period=12`, or `period=custom&from=2025-01&to=2025-06`. */
export function readPeriod(query: URLSearchParams): ChosenPeriod {
  const months = TIME_PRESETS.find((preset) => String(preset) === query.get('period'));
  if (months !== undefined) return { kind: 'preset', months };
  const from = parseYearMonth(query.get('from') ?? '');
  const to = parseYearMonth(query.get('to') ?? '');
  if (query.get('period') !== 'custom' || from === null || to === null || from > to) {
    return DEFAULT_STATE.period;
  }
  return { kind: 'custom', range: { from, to } };
}

/** Writes only what differs from the default, so that the plain page has a plain address. */
export function writeState(state: SafetyMapState): URLSearchParams {
  const query = new URLSearchParams();
  if (state.mode !== 'safe') query.set('mode', state.mode);
  writePeriod(query, state.period);
  if (state.bigBundle !== null) query.set('bb', state.bigBundle);
  for (const name of state.smallBundles) query.append('sb', name);
  if (state.partition !== 'neighborhoods') query.set('partition', state.partition);
  if (state.area !== null) query.set('area', state.area);
  if (state.view !== 'map') query.set('view', state.view);
  if (state.report !== 'open') query.set('report', state.report);
  if (state.measure !== 'count') query.set('measure', state.measure);
  return query;
}

export function writePeriod(query: URLSearchParams, period: ChosenPeriod): void {
  if (period.kind === 'custom') {
    query.set('period', 'custom');
    query.set('from', formatYearMonth(period.range.from));
    query.set('to', formatYearMonth(period.range.to));
  } else if (period.months !== 1) {
    query.set('period', String(period.months));
  }
}

/**
 * Applies a choice with what follows from it (spec 4): a new big bundle clears the small ones, a
 * new mode or partition clears the selected area. Selecting an area opens the report.
 */
export function changeState(
  state: SafetyMapState,
  change: Partial<SafetyMapState>,
): SafetyMapState {
  const changed = { ...state, ...change };
  const bigBundleChanged = changed.bigBundle !== state.bigBundle;
  const areasChanged = changed.mode !== state.mode || changed.partition !== state.partition;
  const newArea = changed.area !== null && changed.area !== state.area;
  return {
    ...changed,
    smallBundles: bigBundleChanged ? (change.smallBundles ?? []) : changed.smallBundles,
    area: areasChanged ? (change.area ?? null) : changed.area,
    report: newArea ? 'open' : changed.report,
  };
}
