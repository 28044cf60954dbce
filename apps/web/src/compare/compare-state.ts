import type { AreaId } from '@townlight/domain/places';

/** Whether the lines tell reports per 100,000 residents, or reports. */
export type Measure = 'rate' | 'count';

/** All that the comparison shows follows from this, and this from the address bar. */
export interface CompareState {
  /** In the order in which they were chosen, each once. */
  readonly areas: readonly AreaId[];
  readonly measure: Measure;
}

/** So many lines can be told apart, and so many names fit beside them. */
export const MOST_AREAS = 4;

/** Reads `?areas=venice,hollywood&measure=count`; what it does not understand is the default. */
export function readCompare(query: URLSearchParams): CompareState {
  const named = (query.get('areas') ?? '').split(',').map((id) => id.trim());
  return {
    areas: [...new Set(named.filter((id) => id !== ''))].slice(0, MOST_AREAS),
    measure: query.get('measure') === 'count' ? 'count' : 'rate',
  };
}

/** Writes only what differs from the default. The commas stay commas, so that a link can be read. */
export function writeCompare(state: CompareState): string {
  const parts: string[] = [];
  if (state.areas.length > 0) parts.push(`areas=${state.areas.map(encodeURIComponent).join(',')}`);
  if (state.measure !== 'rate') parts.push(`measure=${state.measure}`);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** The address of a comparison. */
export function comparePath(areas: readonly AreaId[], measure: Measure = 'rate'): string {
  return `/compare${writeCompare({ areas, measure })}`;
}

/** Adds an area at the end; the same one again, or a fifth, changes nothing. */
export function withArea(state: CompareState, area: AreaId): CompareState {
  if (state.areas.includes(area) || state.areas.length >= MOST_AREAS) return state;
  return { ...state, areas: [...state.areas, area] };
}

export function withoutArea(state: CompareState, area: AreaId): CompareState {
  return { ...state, areas: state.areas.filter((id) => id !== area) };
}
