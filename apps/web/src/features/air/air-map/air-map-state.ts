import { pagePath } from '@townlight/domain/pages';
import type { Hour } from '@townlight/domain/time';
import {
  type AreaMapState,
  DEFAULT_AREA_MAP_STATE,
  openForSelection,
  parseAreaMapState,
  setAreaMapParams,
} from '../../../area-map/area-map-state.ts';
import { county } from '../../../i18n/county.ts';
import {
  formatScaleParam,
  type PageScale,
  parseScaleParam,
  SCALE_PARAM,
} from '../figures/air-scale.ts';
import { formatHourParam, HOUR_PARAM, parseHourParam } from '../figures/hour-param.ts';

/** EPA's colors, or a palette for readers with color vision deficiency. */
export type BandPalette = 'epa' | 'vision';

/** The state of the air quality map, derived from the address. */
export interface AirMapState extends AreaMapState {
  /** Any hour; `null` is the opening hour, or the last of a window of the past. */
  readonly hour: Hour | null;
  /** Last hour that can be played; `null` is the current one. */
  readonly until: Hour | null;
  readonly scale: PageScale;
  readonly colors: BandPalette;
}

/** The shown hour and the last hour that can be played with it. */
export type HourSelection = Pick<AirMapState, 'hour' | 'until'>;

/** The hours up to the current one, at the opening hour. */
export const NEWEST_HOURS: HourSelection = { hour: null, until: null };

export const DEFAULT_AIR_MAP_STATE: AirMapState = {
  ...DEFAULT_AREA_MAP_STATE,
  ...NEWEST_HOURS,
  scale: 'site',
  colors: 'epa',
};

/** Parses the state from a query string; a value that is not valid becomes the default. */
export function parseAirMapState(query: URLSearchParams): AirMapState {
  return {
    ...parseAreaMapState(query),
    hour: hourOf(query.get(HOUR_PARAM)),
    until: hourOf(query.get('until')),
    scale: parseScaleParam(query),
    colors: query.get('colors') === 'vision' ? 'vision' : 'epa',
  };
}

/** Serializes only what differs from the default, so that the default page has an address without a query. */
export function serializeAirMapState(state: AirMapState): URLSearchParams {
  const query = new URLSearchParams();
  if (state.until !== null) query.set('until', formatHourParam(state.until, county.timeZone));
  if (state.hour !== null) query.set(HOUR_PARAM, formatHourParam(state.hour, county.timeZone));
  const scale = formatScaleParam(state.scale);
  if (scale !== null) query.set(SCALE_PARAM, scale);
  if (state.colors !== 'epa') query.set('colors', state.colors);
  setAreaMapParams(query, state);
  return query;
}

/** Returns the path of the air quality map in a state; omitted properties are the default. */
export function airMapPath(state: Partial<AirMapState>): string {
  const query = serializeAirMapState({ ...DEFAULT_AIR_MAP_STATE, ...state }).toString();
  return pagePath({ kind: 'air-map', area: null }) + (query === '' ? '' : `?${query}`);
}

export function updateAirMapState(state: AirMapState, change: Partial<AirMapState>): AirMapState {
  return openForSelection(state, { ...state, ...change });
}

function hourOf(written: string | null): Hour | null {
  const parsed = parseHourParam(
    new URLSearchParams({ [HOUR_PARAM]: written ?? '' }),
    county.timeZone,
  );
  return parsed.kind === 'hour' ? parsed.hour : null;
}
