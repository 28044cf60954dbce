import {
  formatComparedAreas,
  MAX_COMPARED_AREAS,
  pagePath,
  parseComparedAreas,
} from '@townlight/domain/pages';
import type { AreaId } from '@townlight/domain/places';
import type { Measure } from '../../../charts/bar-points.ts';
import { type ChosenPeriod, parsePeriod, setPeriodParams } from '../../../period/chosen-period.ts';
import type { ChosenCrime } from '../safety-map/use-filter-choices.ts';

/** The state of the comparison, which the address bar contains in full. */
export interface CompareState {
  /** In order of selection, without duplicates. */
  readonly areas: readonly AreaId[];
  readonly measure: Measure;
  readonly period: ChosenPeriod;
  /** `null` is all crime. */
  readonly bigBundle: string | null;
  readonly smallBundles: readonly string[];
}

export const EMPTY_COMPARE_STATE: CompareState = {
  areas: [],
  measure: 'rate',
  period: { kind: 'preset', months: 1 },
  bigBundle: null,
  smallBundles: [],
};

const COMPARISON = pagePath({ kind: 'compare', areas: [] });

/** Parses `?areas=venice,hollywood&measure=count&period=12&bb=Property%20Crime`; invalid values become the default. */
export function parseCompareState(query: URLSearchParams): CompareState {
  const bigBundle = query.get('bb') || null;
  return {
    areas: parseComparedAreas(query),
    measure: query.get('measure') === 'count' ? 'count' : 'rate',
    period: parsePeriod(query),
    bigBundle,
    smallBundles: bigBundle === null ? [] : [...new Set(query.getAll('sb').filter(Boolean))],
  };
}

/**
 * Formats the query with the values that differ from the default. Commas are not escaped, so that the link stays
 * readable.
 */
export function formatCompareQuery(state: CompareState): string {
  const segments: string[] = [];
  if (state.areas.length > 0) segments.push(formatComparedAreas(state.areas));
  if (state.measure !== 'rate') segments.push(`measure=${state.measure}`);
  const query = new URLSearchParams();
  setPeriodParams(query, state.period);
  if (state.bigBundle !== null) query.set('bb', state.bigBundle);
  for (const name of state.smallBundles) query.append('sb', name);
  if (query.size > 0) segments.push(query.toString());
  return segments.length === 0 ? '' : `?${segments.join('&')}`;
}

export function comparePath(state: CompareState): string {
  return COMPARISON + formatCompareQuery(state);
}

/** Returns the address of the same comparison with the last 12 months. */
export function twelveMonthsPath(state: CompareState): string {
  return comparePath({ ...state, period: { kind: 'preset', months: 12 } });
}

/** Adds an area at the end; a duplicate or a fifth one changes nothing. */
export function addComparedArea(state: CompareState, area: AreaId): CompareState {
  if (state.areas.includes(area) || state.areas.length >= MAX_COMPARED_AREAS) return state;
  return { ...state, areas: [...state.areas, area] };
}

/** Changes crimes or months; a new category clears the previous types, as on the map. // spec 4 */
export function changeCrime(state: CompareState, change: Partial<ChosenCrime>): CompareState {
  const changed = { ...state, ...change };
  const other = changed.bigBundle !== state.bigBundle;
  return { ...changed, smallBundles: other ? (change.smallBundles ?? []) : changed.smallBundles };
}

export function removeComparedArea(state: CompareState, area: AreaId): CompareState {
  return { ...state, areas: state.areas.filter((id) => id !== area) };
}
